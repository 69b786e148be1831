import type { Overview } from '#contract/admin/overview.ts';
import type { Interval } from '#domain/metrics/periods.ts';
import { shortDay } from '../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { SeriesChart } from '../../../ui/charts/series-chart.tsx';
import { AdminBox } from '../admin-box.tsx';
import { changeOf, type DayKey, halvesOf, seriesOf } from './overview-metrics.ts';
import { useMetricFormats } from './use-metric-formats.ts';

type TrendProps = {
  title: string;
  overview: Pick<Overview, 'days' | 'from'>;
  metric: DayKey;
  step: Interval;
  shape?: 'line' | 'bars';
  isMoney?: boolean;
  /** In place of the change from the period before. */
  note?: string;
};

/** One metric over the period: its sum, its change and its course. */
export function Trend({ title, overview, metric, step, shape = 'line', isMoney = false, note }: TrendProps) {
  const t = useTexts('overview');
  const { count, change, dollars, roundDollars } = useMetricFormats();
  const { current: language } = useLanguage();
  const format = isMoney ? dollars : count;
  const { before, now } = halvesOf(overview);
  const [total, totalBefore] = [now, before].map((days) => days.reduce((sum, row) => sum + row[metric], 0));
  const difference = changeOf(total ?? 0, totalBefore ?? 0);
  const changed = difference === null ? null : t.changeFrom(change(difference), format(totalBefore ?? 0));
  const points = seriesOf(overview, metric, step).map(({ day, ...values }) => ({
    label: shortDay(language, day),
    ...values,
  }));
  return (
    <AdminBox title={title}>
      <p className="-mt-2 mb-3 flex flex-wrap items-baseline gap-x-2.5">
        <span className="font-display text-2xl font-bold tabular-nums">{format(total ?? 0)}</span>
        <span className="text-xs text-muted-foreground">{note ?? changed}</span>
      </p>
      <SeriesChart
        label={title}
        columns={{ step: t.stepColumns[step], now: t.now, before: t.before }}
        points={points}
        shape={shape}
        format={isMoney ? roundDollars : count}
      />
    </AdminBox>
  );
}
