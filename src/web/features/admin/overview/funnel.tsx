import { ChevronRight } from 'lucide-react';
import type { Overview } from '#contract/admin/overview.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { changeOf, shareOf, sumOf } from './overview-metrics.ts';
import { useMetricFormats } from './use-metric-formats.ts';

const steps = ['editorOpened', 'cardStarted', 'fileMade', 'registered', 'paid'] as const;

/** Counts from the editor to the payment. A bar is the share of the step before it, beside that of the period before. */
export function Funnel({ totals }: Pick<Overview, 'totals'>) {
  const t = useTexts('overview');
  const { count, share, change } = useMetricFormats();
  const sums = steps.map((step) => ({ step, ...sumOf(totals, step) }));
  return (
    <section aria-label={t.funnel}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 pt-5 pb-3 tablet:px-0">
        <h2 className="text-md font-semibold">{t.funnel}</h2>
        <p aria-hidden className="flex flex-wrap gap-x-3 text-xs text-muted-foreground">
          <span>
            <span className="mr-1.5 inline-block h-0.5 w-3 rounded-xs bg-primary align-middle" />
            {t.nowLegend}
          </span>
          <span>
            <span className="mr-1.5 inline-block h-0.5 w-3 rounded-xs bg-border-strong align-middle" />
            {t.beforeLegend}
          </span>
        </p>
      </div>
      <ol className="grid gap-x-4 gap-y-5 border-border bg-card p-4 max-tablet:border-y tablet:grid-cols-5 tablet:rounded-lg tablet:border tablet:p-6 tablet:shadow-xs">
        {sums.map(({ step, total, totalBefore }, index) => {
          const previous = sums[index - 1];
          const part = shareOf(total, previous?.total ?? total);
          const partBefore = shareOf(totalBefore, previous?.totalBefore ?? totalBefore);
          const difference = changeOf(total, totalBefore);
          return (
            <li key={step} className="flex min-w-0 items-end gap-3 tablet:block">
              <div className="flex items-end gap-2 max-tablet:w-36 max-tablet:shrink-0">
                <Bar part={part} className="w-10 bg-primary" />
                <Bar part={partBefore} className="w-2.5 bg-border-strong" />
                <p className="min-w-0 pb-0.5 text-xs leading-5">
                  <span className="block text-sm font-semibold">
                    {previous && part !== null ? share(part) : ''}
                  </span>
                  {previous && partBefore !== null && (
                    <span className="block text-muted-foreground">{t.shareBefore(share(partBefore))}</span>
                  )}
                </p>
                {index < sums.length - 1 && (
                  <ChevronRight
                    aria-hidden
                    size={16}
                    className="mr-3 mb-6 ml-auto shrink-0 text-ink-300 max-desktop:hidden"
                  />
                )}
              </div>
              <div className="min-w-0 tablet:mt-3">
                <p className="text-sm text-muted-foreground">{t.funnelSteps[step]}</p>
                <p className="flex flex-wrap items-baseline gap-x-2">
                  <span className="font-display text-xl font-bold tabular-nums desktop:text-2xl">
                    {count(total)}
                  </span>
                  {difference !== null && <span className="text-xs font-medium">{change(difference)}</span>}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      <p className="px-4 pt-2 text-xs text-muted-foreground tablet:px-0">{t.counts}</p>
    </section>
  );
}

function Bar({ part, className }: { part: number | null; className: string }) {
  return (
    <span aria-hidden className="flex h-20 flex-col justify-end overflow-clip rounded-xs bg-track">
      <span className={className} style={{ height: `${(part ?? 1) * 100}%` }} />
    </span>
  );
}
