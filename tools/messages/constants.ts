import { designsMax } from '#domain/design/company-design.ts';
import { liveLinksMax } from '#domain/link/share-links.ts';
import { cardLimits, type PaidPlan, priceCents } from '#domain/plan/plans.ts';
import { listLimits } from '#people/list/list-limits.ts';
import type { ConstantTable } from './compile-messages.ts';

/** What texts may name without getting it as a value: `{premiumCards}`. */
export const constants: ConstantTable = {
  premiumCards: cardLimits.premium,
  corporateCards: cardLimits.enterprise,
  premiumPrice: priceOf('premium'),
  corporatePrice: priceOf('corporate'),
  listRows: listLimits.rows,
  designsMax,
  liveLinksMax,
};

/** The price of a plan as a language writes it: $19, 19 $. */
function priceOf(plan: PaidPlan) {
  return (locale: string) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    }).format(priceCents(plan) / 100);
}
