import type { Orientation } from '#domain/card/card.ts';
import type { CardFormat } from '#domain/card/formats.ts';
import type { ResolvedCard } from '#domain/card/resolve-card.ts';

export type Size = { width: number; height: number };

/** A rectangle in mm; the origin is the top left corner of the cut edge. */
export type Box = { x: number; y: number; width: number; height: number };

export type Guides = { bleed: Box; cut: Box; safe: Box };

/** Margins that replace those of the card's format, in mm: a print shop may ask for others. */
export type Margins = Partial<Pick<CardFormat, 'bleedMm' | 'safeMarginMm'>>;

/** The bleed, the cut edge, and the safe area for texts of a card. */
export function guidesOf(
  { format, orientation }: Pick<ResolvedCard, 'format' | 'orientation'>,
  margins: Margins = {},
): Guides {
  const { bleedMm, safeMarginMm } = { ...format, ...margins };
  const cut = { x: 0, y: 0, ...cutSize(format, orientation) };
  return { bleed: inset(cut, -bleedMm), cut, safe: inset(cut, safeMarginMm) };
}

/** The size of a format's cut in an orientation. */
function cutSize({ widthMm, heightMm }: CardFormat, orientation: Orientation): Size {
  const [short, long] = [Math.min(widthMm, heightMm), Math.max(widthMm, heightMm)];
  return orientation === 'landscape' ? { width: long, height: short } : { width: short, height: long };
}

function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
}
