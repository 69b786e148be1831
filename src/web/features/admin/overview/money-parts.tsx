import type { ReactNode } from 'react';
import type { Overview } from '#contract/admin/overview.ts';
import { type PaidPlan, roleOfPlan } from '#domain/plan/plans.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { RoleBadge } from '../../../shared/session/role-badge.tsx';
import { AdminBox } from '../admin-box.tsx';
import { countryName, rowsOf, sumOf } from './overview-metrics.ts';
import { ShareList } from './share-list.tsx';
import { useMetricFormats } from './use-metric-formats.ts';

const plans = ['premium', 'corporate'] as const satisfies PaidPlan[];
/** Countries with a row of their own. */
const mostCountries = 5;

/** Payments, revenue and refunds by plan, and by the country of the invoice. */
export function MoneyParts({ totals }: Pick<Overview, 'totals'>) {
  const t = useTexts('overview');
  const { count, dollars } = useMetricFormats();
  const cell = 'py-2.5 text-right tabular-nums';
  const row = (name: ReactNode, rows: Overview['totals']) => {
    const [paid, refunded] = [sumOf(rows, 'paid'), sumOf(rows, 'refunded')];
    return (
      <>
        <th scope="row" className="py-2.5 text-left font-[inherit]">
          {name}
        </th>
        <td className={cell}>{count(paid.total)}</td>
        <td className={cell}>{dollars(paid.cents)}</td>
        <td className={cell}>{dollars(refunded.cents)}</td>
        <td className={`${cell} text-muted-foreground`}>{count(paid.totalBefore)}</td>
      </>
    );
  };
  const { plan, ...numbers } = t.byPlanColumns;
  return (
    <AdminBox title={t.byPlan}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with long words it scrolls, also by keyboard. */}
      <div tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-border text-xs text-muted-foreground">
              <th scope="col" className="pb-2 text-left font-medium">
                {plan}
              </th>
              {Object.entries(numbers).map(([key, name]) => (
                <th key={key} scope="col" className="pb-2 pl-2 text-right font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plans.map((name) => (
              <tr key={name} className="border-b border-border">
                {row(
                  <RoleBadge role={roleOfPlan[name]} />,
                  totals.filter(({ value }) => value === name),
                )}
              </tr>
            ))}
            <tr className="font-semibold">{row(t.together, totals)}</tr>
          </tbody>
        </table>
      </div>
      <div className="mt-6 mb-3 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-md font-semibold">{t.byCountry}</h3>
        <span className="text-xs text-muted-foreground">{t.byCountryNote}</span>
      </div>
      <Countries totals={totals} />
    </AdminBox>
  );
}

function Countries({ totals }: Pick<Overview, 'totals'>) {
  const t = useTexts('overview');
  const { count, dollars } = useMetricFormats();
  const { current: language } = useLanguage();
  const rows = rowsOf(totals, 'paidIn')
    .filter(({ cents }) => cents !== 0)
    .sort((a, b) => b.cents - a.cents);
  if (rows.length === 0) return <p className="text-sm text-muted-foreground">{t.nothingPaid}</p>;
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  const first = rows.slice(0, mostCountries);
  const others = rows.slice(mostCountries);
  const shown = (key: string, name: string, of: { total: number; cents: number }) => ({
    key,
    name,
    part: of.cents,
    value: dollars(of.cents),
    detail: count(of.total),
  });
  return (
    <ShareList
      label={t.byCountry}
      rows={[
        ...first.map((row) => shown(row.value, countryName(names, row.value, t.unknownCountry), row)),
        ...(others.length > 0
          ? [shown('others', t.otherCountries(others.length), sumOf(others, 'paidIn'))]
          : []),
      ]}
    />
  );
}
