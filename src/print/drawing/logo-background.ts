import { isInside, overlap } from '#layout/blocks/collisions.ts';
import { covers } from '#layout/check/grounds.ts';
import { shapeBox } from '#layout/graphics/shape-geometry.ts';
import type { Box } from '#layout/guides.ts';
import type { LogoAnalysis } from '#layout/logo/logo-analysis.ts';
import { drawnBox, paintedBox } from '#layout/logo/logo-box.ts';
import type { LogoVersion } from '#layout/logo/logo-version.ts';
import { type Fill, type PlacedLogo, type Scene, type SceneItem, shapeColour } from '#layout/scene.ts';

/** The box of a logo, the bleed that clips it, and the fills under it, the lowest first. */
export type LogoBackground = {
  image: Box;
  bleed: Box;
  fills: readonly Pick<Fill, 'box' | 'colour'>[];
  /** Absent for a logo that was not analysed: it is drawn as it is. */
  logo?: AnalysedLogo;
};

/** A logo with the version that it is drawn in. The box on the card has room for what reaches out of its image. */
export type AnalysedLogo = { analysis: LogoAnalysis; version: LogoVersion | null };

/** The ground of a card's logo; null without a logo. A converted logo depends on nothing else of the card. */
export function logoBackground({ items, guides }: Scene): LogoBackground | null {
  const placed = items.find((item): item is PlacedLogo => item.kind === 'logo');
  if (!placed) return null;
  const image = drawnBox(placed);
  const logo = analysedLogo(placed);
  const visible = intersection(image, guides.bleed);
  // A plate is under all that is painted, which may be less than the image.
  const painted = logo?.version ? intersection(paintedBox(placed), guides.bleed) : visible;
  const fills = visible ? items.flatMap((item) => fillUnder(item, visible, painted ?? visible) ?? []) : [];
  const covering = visible ? fills.findLastIndex(({ box }) => isInside(visible, box)) : -1;
  return { image, bleed: guides.bleed, fills: fills.slice(Math.max(covering, 0)), ...(logo && { logo }) };
}

function analysedLogo({ pixels: { analysis }, version }: PlacedLogo): AnalysedLogo | null {
  return analysis ? { analysis, version: version ?? null } : null;
}

/** A fill under a part of the logo, or a shape under all of it. Shapes under a part of it are covered by its box. */
function fillUnder(item: SceneItem, logo: Box, painted: Box): LogoBackground['fills'][number] | null {
  if (item.kind === 'fill') {
    return overlap(item.box, logo) ? { box: item.box, colour: item.colour } : null;
  }
  if (item.kind !== 'shape' || !covers(item, painted)) return null;
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
