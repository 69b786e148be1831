import {
  arrangementOf,
  type CardDesign,
  type Layout,
  logoPlacementOf,
  type Orientation,
} from '#domain/card.ts';
import { suggestedLogoSize } from './layouts/plan-of.ts';

/** The design in another layout or turned; a logo that has the size its layout suggested takes on the new one's. */
export function arranged(
  design: Partial<CardDesign>,
  change: { layout?: Layout; orientation?: Orientation },
): Partial<CardDesign> {
  const present = arrangementOf(design);
  const next = { ...present, ...change };
  const isOwnSize = logoPlacementOf(design).size !== suggestedLogoSize(present.layout, present.orientation);
  return {
    ...design,
    ...next,
    ...(isOwnSize ? {} : { logoSize: suggestedLogoSize(next.layout, next.orientation) }),
  };
}
