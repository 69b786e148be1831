import type { Orientation } from '#domain/card/card.ts';
import { type CardFormat, cutSize } from './formats.ts';

/** A rectangle in mm; the origin is the top left corner of the cut edge. */
export type Box = { x: number; y: number; width: number; height: number };

export type Guides = { bleed: Box; cut: Box; safe: Box };

/** The bleed, the cut edge, and the safe area for texts. */
export function guidesOf(format: CardFormat, orientation: Orientation): Guides {
  const cut = { x: 0, y: 0, ...cutSize(format, orientation) };
  return { bleed: inset(cut, -format.bleed), cut, safe: inset(cut, format.safeMargin) };
}

function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
}
