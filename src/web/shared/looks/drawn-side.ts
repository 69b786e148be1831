import type { Box } from '#layout/guides.ts';
import { isRedrawn } from '#layout/logo/logo-version.ts';
import type { SceneItem } from '#layout/scene.ts';
import { type Outlines, setPathOfRun } from '../card/glyph-paths.ts';
import { logoHref } from '../card/logo-href.ts';
import { boxAttributes, partOf, type ScenePart } from '../card/scene-parts.ts';
import { type DrawnSide, isText } from './thumbnail-messages.ts';

/** The worker has drawn all glyphs. */
export const noOutlines: Outlines = {
  outline: () => '',
  metrics: () => {
    throw new Error('The worker draws the glyphs');
  },
};

/** The side with the paths of its texts where the drawing looks for them. */
export function withPaths(side: DrawnSide): DrawnSide {
  for (const [index, run] of side.scene.items.filter(isText).entries()) {
    setPathOfRun(run, side.textPaths[index] ?? '');
  }
  return side;
}

/** The elements of a drawn side without a picture. */
export function partsOf(side: DrawnSide, logoUrl: string | null): ScenePart[] {
  return withPaths(side).scene.items.flatMap((item) => partsOfItem(item, logoUrl));
}

function partsOfItem(item: SceneItem, logoUrl: string | null): ScenePart[] {
  if (item.kind === 'picture') return [];
  if (item.kind !== 'logo') return [partOf(item, noOutlines)];
  const { analysis } = item.pixels;
  // The page draws a logo that is changed as soon as it has it.
  const isChanged = analysis !== undefined && isRedrawn(analysis, item.version ?? null);
  const href = logoHref(item, logoUrl);
  return href === null || isChanged ? [] : [logoPart(item.image, href)];
}

function logoPart(box: Box, href: string): ScenePart {
  return { tag: 'image', attributes: { ...boxAttributes(box), href } };
}
