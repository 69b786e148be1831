import type { GlyphRun } from '#layout/scene.ts';
import type { FaceName } from '#layout/text/faces.ts';
import type { Glyph } from '#layout/text/fonts.ts';
import { type LaidOutCard, printedSides } from '../core/card-layout-store.ts';
import type { FaceOutlines, PrintableCard } from './print-messages.ts';

/** The laid-out card as input for the print worker. */
export function printableCard(laidOutCard: LaidOutCard): PrintableCard {
  const { fonts, draft, shop } = laidOutCard;
  const scenes = printedSides(laidOutCard);
  const runs = scenes.flatMap(({ items }) => items).filter((item): item is GlyphRun => item.kind === 'text');
  const isDrawn = ({ id }: Glyph) => id === 0 || shop.settings.text === 'outlines';
  const outlines: Partial<Record<FaceName, FaceOutlines>> = {};
  for (const { face, glyphs } of runs) {
    const drawn = glyphs.filter(isDrawn).map(({ id }) => [id, fonts.outline(face, id)] as const);
    if (drawn.length === 0) continue;
    outlines[face] = {
      unitsPerEm: fonts.metrics(face).unitsPerEm,
      paths: { ...outlines[face]?.paths, ...Object.fromEntries(drawn) },
    };
  }
  return { scenes, logo: draft.logo?.file ?? null, outlines };
}
