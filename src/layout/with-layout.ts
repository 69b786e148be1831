import {
  type CardDesign,
  type Layout,
  layoutOf,
  logoPlacementOf,
  type Orientation,
} from '#domain/card/card.ts';
import { businessCard } from './formats.ts';
import { guidesOf } from './guides.ts';
import { logoBoxOf } from './layout-card.ts';
import { suggestedLogoSize } from './layouts/plan-of.ts';

/**
 * The design in another layout or turned. A logo that has the size its layout suggested takes on the new one's; offsets
 * that would hang it off the card are cut back.
 */
export function withLayout(
  design: Partial<CardDesign>,
  change: { layout?: Layout; orientation?: Orientation },
): Partial<CardDesign> {
  const present = layoutOf(design);
  const next = { ...present, ...change };
  const isOwnSize = logoPlacementOf(design).size !== suggestedLogoSize(present.layout, present.orientation);
  return withLogoOnCard({
    ...design,
    ...next,
    ...(isOwnSize ? {} : { logoSize: suggestedLogoSize(next.layout, next.orientation) }),
  });
}

/** The design with the logo's square within the cut, in whole millimetres; a logo larger than the card stays. */
function withLogoOnCard(design: Partial<CardDesign>): Partial<CardDesign> {
  const { left, top } = logoPlacementOf(design);
  const { cut } = guidesOf(businessCard, layoutOf(design).orientation);
  const box = logoBoxOf(design);
  const logoX = left + shiftInto(box.x, box.width, cut.width);
  const logoY = top + shiftInto(box.y, box.height, cut.height);
  return { ...design, ...(logoX === left ? {} : { logoX }), ...(logoY === top ? {} : { logoY }) };
}

/** How far a length has to move to lie between 0 and an end. */
function shiftInto(start: number, length: number, end: number): number {
  if (length > end) return 0;
  if (start < 0) return Math.ceil(-start);
  return Math.min(0, Math.floor(end - start - length));
}
