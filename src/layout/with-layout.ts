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
 * The design in another layout or orientation. A logo with the old layout's suggested size gets the new one's. Offsets
 * that would move the logo off the card are reduced.
 */
export function withLayout(
  design: Partial<CardDesign>,
  change: { layout?: Layout; orientation?: Orientation },
): Partial<CardDesign> {
  const current = layoutOf(design);
  const next = { ...current, ...change };
  const hasCustomSize =
    logoPlacementOf(design).size !== suggestedLogoSize(current.layout, current.orientation);
  return withLogoOnCard({
    ...design,
    ...next,
    ...(hasCustomSize ? {} : { logoSize: suggestedLogoSize(next.layout, next.orientation) }),
  });
}

/** The design with the logo's square within the cut, by whole millimetres. A logo larger than the card is not moved. */
function withLogoOnCard(design: Partial<CardDesign>): Partial<CardDesign> {
  const { left, top } = logoPlacementOf(design);
  const { cut } = guidesOf(businessCard, layoutOf(design).orientation);
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
