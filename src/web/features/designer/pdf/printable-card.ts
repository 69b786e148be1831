import type { GlyphRun } from '#layout/scene.ts';
import type { Glyph } from '#layout/text/fonts.ts';
import { type LaidOutCard, printedSides } from '../core/card-layout-store.ts';
import type { PrintableCard } from './print-messages.ts';

/** The laid-out card as input for the print worker. */
export function printableCard(laidOutCard: LaidOutCard): PrintableCard {
  const { fonts, draft, shop } = laidOutCard;
  const scenes = printedSides(laidOutCard);
  const runs = scenes.flatMap(({ items }) => items).filter((item): item is GlyphRun => item.kind === 'text');
  const isDrawn = ({ id }: Glyph) => id === 0 || shop.settings.text === 'outlines';
  const outlines: PrintableCard['outlines'] = {};
  for (const run of runs) {
    for (const { id, face = run.face } of run.glyphs.filter(isDrawn)) {
      const { unitsPerEm } = fonts.metrics(face);
      outlines[face] = { unitsPerEm, paths: { ...outlines[face]?.paths, [id]: fonts.outline(face, id) } };
    }
  }
  return { scenes, logo: draft.logo?.file ?? null, outlines };
}
