import { type AdjustedValue, adjustedValues, resetValue } from './adjusted-values.ts';
import { type Adjustments, patchAdjustments } from './adjustments.ts';
import { applyPatch, type Card } from './card.ts';
import { logoOffsetOf, wholeOf } from './logo-offset.ts';

/** How a card differs from its arrangement, with the whole offset of its logo. */
export function adjustmentsOf(card: Card): Adjustments | undefined {
  const { leftMm, topMm } = logoOffsetOf(card);
  return patchAdjustments(card.style.adjustments, { logo: { dx: leftMm, dy: topMm } });
}

/** All differences of a card from its arrangement, in the order of the form. */
export function changesOf(card: Card): AdjustedValue[] {
  return adjustedValues(adjustmentsOf(card));
}

/** The card with one value as arranged. */
export function withoutChange(card: Card, value: AdjustedValue): Card {
  const adjustments = resetValue(card.style.adjustments ?? {}, value);
  const changed = applyPatch(card, { style: { adjustments } });
  return value.part === 'logo' && value.value === 'move' ? withoutOffset(changed) : changed;
}

/** The card as arranged. */
export function withoutChanges(card: Card): Card {
  return withoutOffset(applyPatch(card, { style: { adjustments: undefined } }));
}

function withoutOffset(card: Card): Card {
  const { leftMm, topMm } = logoOffsetOf(card);
  return leftMm === 0 && topMm === 0 ? card : applyPatch(card, { style: { logo: { leftMm: 0, topMm: 0 } } });
}

/** The card with other adjustments. An offset of the logo that was an adjustment goes with them. */
export function withAdjustments(card: Card, adjustments: Adjustments | undefined): Card {
  const isMoved = [card.style.adjustments, adjustments].some(hasMovedLogo);
  const { dx = 0, dy = 0 } = adjustments?.logo ?? {};
  return applyPatch(card, {
    style: { adjustments, ...(isMoved && { logo: { leftMm: wholeOf(dx), topMm: wholeOf(dy) } }) },
  });
}

function hasMovedLogo(adjustments: Adjustments | undefined): boolean {
  const { dx, dy } = adjustments?.logo ?? {};
  return dx !== undefined || dy !== undefined;
}
