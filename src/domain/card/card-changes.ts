import { type AdjustedValue, adjustedValues, resetValue } from './adjusted-values.ts';
import { type Adjustments, patchAdjustments } from './adjustments.ts';
import { applyPatch, type Card } from './card.ts';
import { logoMovedTo, logoOffsetOf } from './logo-offset.ts';

/** How a card differs from its arrangement, with the whole offset of its logo. */
export function adjustmentsOf(card: Card): Adjustments | undefined {
  const { leftMm, topMm } = logoOffsetOf(card);
  return patchAdjustments(card.style.adjustments, { logo: { dx: leftMm, dy: topMm } });
}

/** Everything in which a card differs from its arrangement, in the order of the form. */
export function changesOf(card: Card): AdjustedValue[] {
  return adjustedValues(adjustmentsOf(card));
}

/** The card with other adjustments; without any it is as arranged. */
export function withAdjustments(card: Card, adjustments: Adjustments | undefined): Card {
  const { dx = 0, dy = 0 } = adjustments?.logo ?? {};
  const adjusted = applyPatch(card, {
    style: { adjustments: patchAdjustments(adjustments, { logo: { dx: undefined, dy: undefined } }) },
  });
  const offset = logoOffsetOf(adjusted);
  return offset.leftMm === dx && offset.topMm === dy
    ? adjusted
    : applyPatch(adjusted, logoMovedTo(adjusted, { leftMm: dx, topMm: dy }));
}

/** The card with one value as arranged. */
export function withoutChange(card: Card, value: AdjustedValue): Card {
  return withAdjustments(card, resetValue(adjustmentsOf(card) ?? {}, value));
}
