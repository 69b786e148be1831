import type { Size } from '../formats.ts';
import type { LayoutPlan, LogoAnchor, StackPlan } from '../layouts/layout-plan.ts';
import type { PlacedLogo } from '../scene.ts';

type Placement = { size: number; left: number; top: number };

/** Room between a logo and the text beside it. */
const gapBesideLogo = 4;
const leastWidthBesideLogo = 20;
const mostGivenWay = 10;

/** How much of a box's spare width stands to the left of what hangs in it. */
const shareOnTheLeft = { left: 0, center: 0.5, right: 1 } as const;

/** The logo's square hung from its anchor and moved by its offset, the image contained in it on the anchor's side. */
export function placeLogo(
  { anchor: hangs, x, y }: LogoAnchor,
  placement: Placement,
  pixels: Size,
): PlacedLogo {
  const { size, left, top } = placement;
  const share = shareOnTheLeft[hangs];
  const scale = size / Math.max(pixels.width, pixels.height);
  const [width, height] = [pixels.width * scale, pixels.height * scale];
  return {
    kind: 'logo',
    box: { x: x - share * size + left, y: y + top, width: size, height: size },
    image: { x: x - share * width + left, y: y + top, width, height },
    pixels,
  };
}

/** The plan's stacks as they make room for a logo of that size, or take the room of one that is not there. */
export function stacksBesideLogo({ stacks, logo }: LayoutPlan, logoSize: number | null): StackPlan[] {
  return stacks.map((stack) => {
    const { noLogo } = stack;
    if (!noLogo) return stack;
    if (logoSize === null) return { ...stack, ...noLogo };
    if ('width' in noLogo) {
      return { ...stack, width: Math.max(leastWidthBesideLogo, noLogo.width - logoSize - gapBesideLogo) };
    }
    const moved = stack.y + logoSize - logo.suggestedSize;
    return { ...stack, y: Math.min(Math.max(moved, noLogo.y), stack.y + mostGivenWay) };
  });
}
