import { isInside, overlap } from '#layout/blocks/collisions.ts';
import { covers } from '#layout/check/grounds.ts';
import { shapeBox } from '#layout/graphics/shape-geometry.ts';
import type { Box } from '#layout/guides.ts';
import { type Fill, type PlacedLogo, type Scene, type SceneItem, shapeColour } from '#layout/scene.ts';

/** The box of a logo, the bleed that clips it, and the fills under it, the lowest first. */
export type LogoBackground = {
  image: Box;
  bleed: Box;
  fills: readonly Pick<Fill, 'box' | 'colour'>[];
};

/** The ground of a card's logo; null without a logo. A converted logo depends on nothing else of the card. */
export function logoBackground({ items, guides }: Scene): LogoBackground | null {
  const image = items.find((item): item is PlacedLogo => item.kind === 'logo')?.image;
  if (!image) return null;
  const visible = intersection(image, guides.bleed);
  const fills = visible ? items.flatMap((item) => fillUnder(item, visible) ?? []) : [];
  const covering = visible ? fills.findLastIndex(({ box }) => isInside(visible, box)) : -1;
  return { image, bleed: guides.bleed, fills: fills.slice(Math.max(covering, 0)) };
}

/** A fill under a part of the logo, or a shape under all of it. Shapes under a part of it are covered by its box. */
function fillUnder(item: SceneItem, logo: Box): LogoBackground['fills'][number] | null {
  if (item.kind === 'fill') {
    return overlap(item.box, logo) ? { box: item.box, colour: item.colour } : null;
  }
  if (item.kind !== 'shape' || !covers(item, logo)) return null;
  const box = shapeBox(item);
  return box && { box, colour: shapeColour(item) };
}

/** The intersection of two boxes, or null. */
export function intersection(a: Box, b: Box): Box | null {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}
