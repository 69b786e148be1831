import type { Overview } from '#contract/admin/overview.ts';
import { lookIds } from '#domain/card/look/card-look.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { AdminBox } from '../admin-box.tsx';
import { rowsOf, sumOf } from './overview-metrics.ts';
import { ShareList } from './share-list.tsx';
import { useMetricFormats } from './use-metric-formats.ts';

/** Looks with a row of their own. */
const mostLooks = 8;

/** Which looks were chosen, the most chosen first. */
export function ChosenLooks({ totals }: Pick<Overview, 'totals'>) {
  const t = useTexts('overview');
  const { names } = useTexts('looks');
  const { count, share } = useMetricFormats();
  const rows = rowsOf(totals, 'lookChosen').filter(({ total }) => total > 0);
  const all = sumOf(rows, 'lookChosen').total;
  const [first, others] = [rows.slice(0, mostLooks), rows.slice(mostLooks)];
  const shown = (key: string, name: string, total: number) => ({
    key,
    name,
    part: total,
    value: count(total),
    detail: share(total / all),
  });
  // A look of an earlier release may have no name any more.
  const nameOf = (value: string) => {
    const look = lookIds.find((id) => id === value);
    return look ? names[look] : value;
  };
  return (
    <AdminBox
      title={t.looks}
      aside={<span className="text-xs text-muted-foreground">{t.looksNote(count(all))}</span>}
    >
      {rows.length === 0 ? (
        <p className="text-sm text-muted-foreground">{t.noLooks}</p>
      ) : (
        <ShareList
          label={t.looks}
          rows={[
            ...first.map(({ value, total }) => shown(value, nameOf(value), total)),
            ...(others.length > 0
              ? [shown('others', t.otherLooks(others.length), sumOf(others, 'lookChosen').total)]
              : []),
          ]}
        />
      )}
    </AdminBox>
  );
}

/** What people without an account did by links, and what came from lists. */
export function LinkCounts({ totals }: Pick<Overview, 'totals'>) {
  const t = useTexts('overview');
  const { count } = useMetricFormats();
  const opened = rowsOf(totals, 'linkOpened');
  const openedAs = (link: string) =>
    sumOf(
      opened.filter(({ value }) => value === link),
      'linkOpened',
    );
  const sums = {
    fillIn: openedAs('fillIn'),
    proof: openedAs('proof'),
    shopOrder: openedAs('shopOrder'),
    approved: sumOf(totals, 'approved'),
    imported: sumOf(totals, 'cardsImported'),
  };
  const steps = ['fillIn', 'proof', 'approved', 'shopOrder', 'imported'] as const;
  return (
    <AdminBox title={t.links} aside={<span className="text-xs text-muted-foreground">{t.linksNote}</span>}>
      <ShareList
        label={t.links}
        rows={steps.map((step) => ({
          key: step,
          name: t.linkSteps[step],
          part: sums[step].total,
          value: count(sums[step].total),
          detail: count(sums[step].totalBefore),
        }))}
      />
    </AdminBox>
  );
}
