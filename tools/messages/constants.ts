import { layouts } from '#domain/card/card.ts';
import { fontNames } from '#domain/card/fonts.ts';
import { formatOf } from '#domain/card/formats.ts';
import { lookIds } from '#domain/card/look/card-look.ts';
import { lookPaletteNames } from '#domain/card/look/text-palettes.ts';
import { companiesMax, membersMax } from '#domain/company/company.ts';
import { dayMs } from '#domain/days.ts';
import { designsMax, importMax } from '#domain/design/company-design.ts';
import { liveLinksMax } from '#domain/link/share-links.ts';
import { refundDays } from '#domain/payment/payment-state.ts';
import { cardLimits, type PaidPlan, priceCents } from '#domain/plan/plans.ts';
import {
  deliveryTiming,
  eventKeptDays,
  previousSecretMs,
  triesMax,
  waitingDeliveriesMax,
  webhooksMax,
} from '#domain/webhook/events.ts';
import { listLimits } from '#people/list/list-limits.ts';
import type { ConstantTable } from './compile-messages.ts';

const { bleedMm, safeMarginMm } = formatOf();

/** What texts may name without getting it as a value: `{premiumCards}`. */
export const constants: ConstantTable = {
  premiumCards: cardLimits.premium,
  corporateCards: cardLimits.enterprise,
  premiumPrice: priceOf('premium'),
  corporatePrice: priceOf('corporate'),
  refundDays,
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
  webhooksMax,
  waitingDeliveriesMax,
  eventKeptDays,
  eventTries: triesMax,
  eventWaits: () => deliveryTiming.retryDelaysMs.map(shortTime).join(', '),
  eventAnswerTime: () => shortTime(deliveryTiming.requestMs),
  eventSwitchOffDays: deliveryTiming.switchOffMs / dayMs,
  formerSecretTime: () => shortTime(previousSecretMs),
};

/** A time in the largest unit that it has whole, as every language writes it: 30 s, 5 min, 12 h. */
function shortTime(ms: number): string {
  const [unitMs, unit] =
    ms % 3_600_000 === 0 ? [3_600_000, 'h'] : ms % 60_000 === 0 ? [60_000, 'min'] : [1000, 's'];
  return `${ms / unitMs}\u00a0${unit}`;
}

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
