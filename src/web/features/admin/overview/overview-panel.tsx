import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Overview } from '#contract/admin/overview.ts';
import { csvFile } from '#domain/csv.ts';
import { type Interval, intervals, type PeriodDays, periodDays } from '#domain/metrics/periods.ts';
import { QueryView } from '../../../shared/feedback/query-view.tsx';
import { downloadFile } from '../../../shared/files/download-file.ts';
import { shortDate, shortDay } from '../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { wrappingTrackStyles } from '../../../ui/inputs/segment-styles.ts';
import { SegmentedChoice } from '../../../ui/inputs/segmented-choice.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { ChosenLooks, LinkCounts } from './chosen-looks.tsx';
import { Funnel } from './funnel.tsx';
import { MailHealth, PaymentHealth } from './health-parts.tsx';
import { MoneyParts } from './money-parts.tsx';
import { csvRows, sumOf, usualStep } from './overview-metrics.ts';
import { overviewQuery } from './overview-query.ts';
import { ProblemRules } from './problem-rules.tsx';
import { Trend } from './trend.tsx';
import { useMetricFormats } from './use-metric-formats.ts';

/** The metrics of a period beside those of the period before. */
export function OverviewPanel() {
  const t = useTexts('overview');
  const { current: language } = useLanguage();
  const [days, setDays] = useState<PeriodDays>(30);
  const [chosen, setChosen] = useState<Interval | null>(null);
  const overview = useQuery(overviewQuery(days));
  const { data } = overview;
  const step = chosen ?? usualStep[days];
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 pt-4 max-tablet:px-4">
        <SegmentedChoice
          label={t.period}
          value={String(days)}
          options={periodDays.map((period) => ({ value: String(period), label: t.periods[period] }))}
          onChange={(value) => {
            setDays(periodDays.find((period) => String(period) === value) ?? 30);
            setChosen(null);
          }}
          className={`max-tablet:w-full tablet:w-90 ${wrappingTrackStyles}`}
        />
        <Select
          label={t.step}
          value={step}
          options={intervals.map((value) => ({ value, label: t.steps[value] }))}
          onChange={setChosen}
          className="tablet:w-45"
        />
        {data && (
          <>
            <span className="text-sm text-muted-foreground max-tablet:order-last max-tablet:w-full">
              {t.range(shortDay(language, data.from), shortDate(language, data.to))}
            </span>
            <Button variant="outline" icon={Download} className="ml-auto" onClick={() => downloadCsv(data)}>
              {t.csv}
            </Button>
          </>
        )}
      </div>
      <QueryView query={overview} skeleton={<OverviewSkeleton label={t.loading} />}>
        {(shown) => <Metrics overview={shown} step={step} />}
      </QueryView>
    </>
  );
}

function Metrics({ overview, step }: { overview: Overview; step: Interval }) {
  const t = useTexts('overview');
  const { count } = useMetricFormats();
  const { totals } = overview;
  const [paid, refunded] = [sumOf(totals, 'paid'), sumOf(totals, 'refunded')];
  const shared = { overview, step };
  return (
    <div className="flex flex-col gap-4 tablet:gap-5">
      <Funnel totals={totals} />
      <div className="grid gap-4 tablet:grid-cols-2 tablet:gap-5 desktop:grid-cols-3">
        <Trend title={t.signUps} metric="registered" {...shared} />
        <Trend title={t.revenue} metric="paidCents" isMoney {...shared} />
        <Trend
          title={t.refunds}
          metric="refundedCents"
          isMoney
          shape="bars"
          note={t.refundsOf(count(refunded.total), count(paid.total), count(refunded.totalBefore))}
          {...shared}
        />
      </div>
      <div className="grid gap-4 tablet:grid-cols-2 tablet:gap-5">
        <Trend title={t.cardsSaved} metric="cardSaved" {...shared} />
        <Trend title={t.filesMade} metric="fileMade" {...shared} />
      </div>
      <div className="grid grid-cols-1 gap-4 tablet:gap-5 desktop:grid-cols-2">
        <MoneyParts totals={totals} />
        <ProblemRules totals={totals} />
        <ChosenLooks totals={totals} />
        <LinkCounts totals={totals} />
        <MailHealth mail={overview.mail} />
        <PaymentHealth payments={overview.payments} />
      </div>
      <p className="text-xs text-muted-foreground max-tablet:px-4">{t.days(overview.timeZone)}</p>
    </div>
  );
}

function OverviewSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-5 pt-5 max-tablet:px-4">
      <Skeleton className="h-56 w-full" />
      <Skeleton className="h-44 w-full" />
      <Skeleton className="h-80 w-full" />
    </div>
  );
}

function downloadCsv(overview: Overview): void {
  const file = new Blob([csvFile(csvRows(overview))], { type: 'text/csv' });
  downloadFile(file, `vizitka-overview-${overview.from}-${overview.to}.csv`);
}
