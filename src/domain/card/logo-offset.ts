import { adjustmentLimits, patchAdjustments } from './adjustments.ts';
import { type Card, type CardPatch, logoLimits } from './card.ts';

/** How far the logo is from its place, in mm. */
export type LogoOffset = { leftMm: number; topMm: number };

/** The offset of the logo. The whole millimetres of the card decide; an adjustment that rounds to them has the exact ones. */
export function logoOffsetOf({ style: { logo, adjustments } }: Pick<Card, 'style'>): LogoOffset {
  const { fallback } = logoLimits.offset;
  return {
    leftMm: exact(logo.leftMm ?? fallback, adjustments?.logo?.dx),
    topMm: exact(logo.topMm ?? fallback, adjustments?.logo?.dy),
  };
}

function exact(whole: number, adjusted: number | undefined): number {
  return adjusted !== undefined && wholeOf(adjusted) === whole ? adjusted : whole;
}

/** The whole millimetres of a length, as a document has them. */
export function wholeOf(mm: number): number {
  // Without the sum, it would be −0 for −0.25.
  return Math.round(mm) + 0;
}

/** The change of a card that moves its logo. Whole millimetres need no adjustment. */
export function logoMovedTo(card: Card, offset: Partial<LogoOffset>): Pick<CardPatch, 'style'> {
  const { leftMm, topMm } = { ...logoOffsetOf(card), ...offset };
  const [left, top] = [inSteps(leftMm), inSteps(topMm)];
  const { adjustments } = card.style;
  const { dx, dy } = adjustments?.logo ?? {};
  const [exactLeft, exactTop] = [fractionOf(left), fractionOf(top)];
  return {
    style: {
      logo: { leftMm: wholeOf(left), topMm: wholeOf(top) },
      ...((dx !== exactLeft || dy !== exactTop) && {
        adjustments: patchAdjustments(adjustments, { logo: { dx: exactLeft, dy: exactTop } }),
      }),
    },
  };
}

function inSteps(mm: number): number {
  const { min, max, step } = adjustmentLimits.logoMove;
  return Math.min(max, Math.max(min, Math.round(mm / step) * step));
}

/** A length that is no whole number. */
function fractionOf(mm: number): number | undefined {
  return Number.isInteger(mm) ? undefined : mm;
}
