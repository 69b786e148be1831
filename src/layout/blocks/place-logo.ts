import type { LayoutPlan, LogoAnchor, StackPlan } from '../layouts/layout-plan.ts';
import type { LogoSize, PlacedLogo } from '../scene.ts';

type Placement = { size: number; left: number; top: number };

/** Between a logo and the text beside it, in mm. */
const gapBesideLogo = 4;
const minWidthBesideLogo = 20;
/** The most a text below a large logo moves down, in mm. */
const maxShiftDown = 10;

/** The share of the logo's width that is to the left of its anchor. */
const shareLeftOfAnchor = { left: 0, center: 0.5, right: 1 } as const;

/** The logo's square at its anchor, moved by its offset. The image is contained in the square, on the anchor's side. */
export function placeLogo({ anchor, x, y }: LogoAnchor, placement: Placement, pixels: LogoSize): PlacedLogo {
  const { size, left, top } = placement;
  const share = shareLeftOfAnchor[anchor];
  const scale = size / Math.max(pixels.width, pixels.height);
  const [width, height] = [pixels.width * scale, pixels.height * scale];
  return {
    id: 'logo',
    kind: 'logo',
    asset: 'logo',
    box: { x: x - share * size + left, y: y + top, width: size, height: size },
    image: { x: x - share * width + left, y: y + top, width, height },
    pixels,
  };
}

/** The plan's stacks, narrowed or moved for a logo of that size; null for no logo. */
export function stacksBesideLogo({ stacks, logo }: LayoutPlan, logoSize: number | null): StackPlan[] {
  return stacks.map((stack) => {
    const { withoutLogo } = stack;
    if (!withoutLogo) return stack;
    if (logoSize === null) return { ...stack, ...withoutLogo };
    if ('x' in withoutLogo) {
      const taken = Math.min(logoSize + gapBesideLogo, withoutLogo.width - minWidthBesideLogo);
      return { ...stack, x: withoutLogo.x + taken, width: withoutLogo.width - taken };
    }
    if ('width' in withoutLogo) {
      return { ...stack, width: Math.max(minWidthBesideLogo, withoutLogo.width - logoSize - gapBesideLogo) };
    }
    const moved = stack.y + logoSize - logo.suggestedSize;
    return { ...stack, y: Math.min(Math.max(moved, withoutLogo.y), stack.y + maxShiftDown) };
  });
}
