import type { Size } from '../guides.ts';
import type { Arrangeable, LogoAnchor, StackPlan } from '../layout-plan.ts';
import { placedLogo } from '../logo/logo-on-ground.ts';
import type { LogoSize, PlacedLogo } from '../scene.ts';

/** The anchor of a logo; that of a back has no limits. */
type LogoPlace = Pick<LogoAnchor, 'anchor' | 'x' | 'y'> & Partial<LogoAnchor>;

type Placement = { sizeMm: number; leftMm: number; topMm: number };

/** The size of a logo on the card, in mm. */
export type ImageSize = Size;

/** Between a logo and the text beside it, in mm. */
const gapBesideLogo = 4;
const minWidthBesideLogo = 20;
/** The most a text below a large logo moves down, in mm. */
const maxShiftDown = 10;

/** The share of the logo's width that is to the left of its anchor. */
const shareLeftOfAnchor = { left: 0, center: 0.5, right: 1 } as const;

/** The logo at its anchor, moved by its offset. Its longer side has the chosen size, unless the layout limits it. */
export function placeLogo(anchor: LogoPlace, placement: Placement, pixels: LogoSize): PlacedLogo {
  const { leftMm, topMm, sizeMm } = placement;
  const { largest, isLimited } = anchor;
  const image = largest && isLimited ? imageWithin({ largest }, sizeMm, pixels) : imageSize(sizeMm, pixels);
  const x = anchor.x - shareLeftOfAnchor[anchor.anchor] * image.width + leftMm;
  const y = anchor.y + middleShift(anchor, image) + topMm;
  return placedLogo(pixels, { x, y, ...image });
}

/** The size of a logo that leaves the texts their place: these avoid it at its planned position. */
export function imageWithin({ largest }: Pick<LogoAnchor, 'largest'>, size: number, pixels: Size): ImageSize {
  const { width, height } = imageSize(size, pixels);
  const scale = Math.min(1, largest.width / width, largest.height / height);
  return { width: width * scale, height: height * scale };
}

/** The image with its longer side of that size. */
function imageSize(size: number, pixels: Size): ImageSize {
  const scale = size / Math.max(pixels.width, pixels.height);
  return { width: pixels.width * scale, height: pixels.height * scale };
}

/** How far a low logo is below the top of its square. */
function middleShift({ isMiddle, suggestedSize = 0 }: Partial<LogoAnchor>, { height }: ImageSize): number {
  return isMiddle ? Math.max(0, suggestedSize - height) / 2 : 0;
}

/** The plan's stacks, narrowed or moved for a logo of that size; null for no logo. */
export function stacksBesideLogo({ stacks, logo }: Arrangeable, image: ImageSize | null): StackPlan[] {
  return stacks.map((stack) => {
    const { withoutLogo, insteadOfLogo } = stack;
    if (image === null) return { ...stack, ...withoutLogo, ...insteadOfLogo };
    if (!withoutLogo) return stack;
    if ('x' in withoutLogo) {
      const taken = Math.min(image.width + gapBesideLogo, withoutLogo.width - minWidthBesideLogo);
      return { ...stack, x: withoutLogo.x + taken, width: withoutLogo.width - taken };
    }
    if ('width' in withoutLogo) {
      return {
        ...stack,
        width: Math.max(minWidthBesideLogo, withoutLogo.width - image.width - gapBesideLogo),
      };
    }
    const moved = stack.y + image.height - logo.suggestedSize + middleShift(logo, image);
    return { ...stack, y: Math.min(Math.max(moved, withoutLogo.y), stack.y + maxShiftDown) };
  });
}
