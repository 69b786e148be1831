import {
  type CardDesign,
  type Layout,
  layoutOf,
  logoPlacementOf,
  type Orientation,
} from '#domain/card/card.ts';
import type { CustomFormat, FormatId } from '#domain/card/formats.ts';
import { guidesOf } from './guides.ts';
import { logoBoxOf } from './layout-card.ts';
import { suggestedLogoSize } from './layouts/plan-of.ts';

/** A layout, an orientation or a format to change to. */
export type LayoutChange = {
  layout?: Layout;
  orientation?: Orientation;
  format?: FormatId | CustomFormat;
};

/**
 * The design in another layout, orientation or format. A logo with the suggested size gets the new suggested size.
 * Offsets that would move the logo off the card are reduced.
 */
export function withLayout(design: Partial<CardDesign>, change: LayoutChange): Partial<CardDesign> {
  // Shared sizes and places belong to one layout, orientation and format.
  const next = { ...design, ...layoutOf(design), ...change, ...(design.typeset && { typeset: undefined }) };
  const hasSuggestedSize = logoPlacementOf(design).size === suggestedLogoSize(design);
  return withLogoOnCard(hasSuggestedSize ? { ...next, logoSize: suggestedLogoSize(next) } : next);
}

/** The design with the logo's square within the cut, by whole millimetres. A logo larger than the card is not moved. */
function withLogoOnCard(design: Partial<CardDesign>): Partial<CardDesign> {
  const { left, top } = logoPlacementOf(design);
  const { cut } = guidesOf(design);
  const box = logoBoxOf(design);
  const logoX = left + shiftInto(box.x, box.width, cut.width);
  const logoY = top + shiftInto(box.y, box.height, cut.height);
  return { ...design, ...(logoX === left ? {} : { logoX }), ...(logoY === top ? {} : { logoY }) };
}

/** The distance after which a length is between 0 and an end. */
function shiftInto(start: number, length: number, end: number): number {
  if (length > end) return 0;
  if (start < 0) return Math.ceil(-start);
  return Math.min(0, Math.floor(end - start - length));
}
