import { isInside, overlap } from '#layout/blocks/collisions.ts';
import type { Box } from '#layout/guides.ts';
import type { Fill, PlacedLogo, Scene } from '#layout/scene.ts';

/** The box of a logo, the bleed that clips it, and the fills under it, the lowest first. */
export type LogoGround = {
  image: Box;
  bleed: Box;
  fills: readonly Pick<Fill, 'box' | 'colour'>[];
};

/** The ground of a card's logo; null without a logo. A converted logo depends on nothing else of the card. */
export function logoGround({ items, guides }: Scene): LogoGround | null {
  const image = items.find((item): item is PlacedLogo => item.kind === 'logo')?.image;
  if (!image) return null;
  const visible = intersection(image, guides.bleed);
  const fills = items
    .filter((item) => item.kind === 'fill')
    .filter(({ box }) => visible !== null && overlap(box, visible))
    .map(({ box, colour }) => ({ box, colour }));
  const covering = visible ? fills.findLastIndex(({ box }) => isInside(visible, box)) : -1;
  return { image, bleed: guides.bleed, fills: fills.slice(Math.max(covering, 0)) };
}

/** The intersection of two boxes, or null. */
export function intersection(a: Box, b: Box): Box | null {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}
