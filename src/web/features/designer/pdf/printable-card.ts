import type { GlyphRun } from '#layout/scene.ts';
import { type LaidOutCard, printedSides } from '../core/card-layout-store.ts';
import type { PrintableCard } from './print-messages.ts';

/** The laid-out card as input for the print worker. */
export function printableCard(laidOutCard: LaidOutCard): PrintableCard {
  const { fonts, draft } = laidOutCard;
  const scenes = printedSides(laidOutCard);
  const incomplete = scenes
    .flatMap(({ items }) => items)
    .filter((item): item is GlyphRun => item.kind === 'text' && item.glyphs.some(({ id }) => id === 0));
  return {
    scenes,
    logo: draft.logo?.file ?? null,
    missing: Object.fromEntries(
      incomplete.map(({ face }) => [
        face,
        { path: fonts.outline(face, 0), unitsPerEm: fonts.metrics(face).unitsPerEm },
      ]),
    ),
  };
}
