import { layouts } from '#domain/card/card.ts';
import { fontNames } from '#domain/card/fonts.ts';
import { formatOf } from '#domain/card/formats.ts';
import { companiesMax, membersMax } from '#domain/company/company.ts';
import { designsMax, importMax } from '#domain/design/company-design.ts';
import { liveLinksMax } from '#domain/link/share-links.ts';
import { lookIds } from '#domain/look/card-look.ts';
import { lookPaletteNames } from '#domain/look/text-palettes.ts';
import { cardLimits, type PaidPlan, priceCents } from '#domain/plan/plans.ts';
import { listLimits } from '#people/list/list-limits.ts';
import type { ConstantTable } from './compile-messages.ts';

const { bleedMm, safeMarginMm } = formatOf();

/** What texts may name without getting it as a value: `{premiumCards}`. */
export const constants: ConstantTable = {
  premiumCards: cardLimits.premium,
  corporateCards: cardLimits.enterprise,
  premiumPrice: priceOf('premium'),
  corporatePrice: priceOf('corporate'),
  listRows: listLimits.rows,
  designsMax,
  importMax,
  liveLinksMax,
  companiesMax,
  membersMax,
  lookCount: lookIds.length,
  layoutCount: layouts.length,
  fontCount: fontNames.length,
  paletteCount: lookPaletteNames.length,
  bleedMm,
  safeMarginMm,
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
