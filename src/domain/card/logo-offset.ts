import { adjustmentLimits, type Move, patchAdjustments } from './adjustments.ts';
import { type Card, type CardPatch, logoLimits } from './card.ts';

/** How far the logo is from its place, in mm. */
export type LogoOffset = { leftMm: number; topMm: number };

/** The offset of the logo. The whole millimetres of the card decide; an adjustment with the same whole numbers has the exact ones. */
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

/** The change of a card that sets the offset of its logo. Whole millimetres need no adjustment, and move nothing else. */
export function logoOffsetAt(card: Card, offset: Partial<LogoOffset>): Pick<CardPatch, 'style'> {
  const { leftMm, topMm } = stepsOf(card, offset);
  return movedTo(card, { leftMm, topMm }, { dx: fractionOf(leftMm), dy: fractionOf(topMm) });
}

/** The change of a card after its logo was moved by hand: the offset is an adjustment, and the texts make room. */
export function logoMovedTo(card: Card, offset: Partial<LogoOffset>): Pick<CardPatch, 'style'> {
  const { leftMm, topMm } = stepsOf(card, offset);
  return movedTo(card, { leftMm, topMm }, { dx: leftMm || undefined, dy: topMm || undefined });
}

function stepsOf(card: Card, offset: Partial<LogoOffset>): LogoOffset {
  const { leftMm, topMm } = { ...logoOffsetOf(card), ...offset };
  return { leftMm: inSteps(leftMm), topMm: inSteps(topMm) };
}

function movedTo(
  { style: { adjustments } }: Card,
  { leftMm, topMm }: LogoOffset,
  { dx, dy }: Move,
): Pick<CardPatch, 'style'> {
  const { dx: dxBefore, dy: dyBefore } = adjustments?.logo ?? {};
  return {
    style: {
      logo: { leftMm: wholeOf(leftMm), topMm: wholeOf(topMm) },
      ...((dx !== dxBefore || dy !== dyBefore) && {
        adjustments: patchAdjustments(adjustments, { logo: { dx, dy } }),
      }),
    },
  };
}

function inSteps(mm: number): number {
  const { min, max, step } = adjustmentLimits.logoMove;
  return Math.min(max, Math.max(min, Math.round(mm / step) * step));
}

/** A length with a fraction of a millimetre. */
function fractionOf(mm: number): number | undefined {
  return Number.isInteger(mm) ? undefined : mm;
}
