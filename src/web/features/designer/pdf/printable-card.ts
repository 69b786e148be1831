import type { GlyphRun } from '#layout/scene.ts';
import type { LaidOutCard } from '../core/card-layout-store.ts';
import type { PrintableCard } from './print-messages.ts';

/** The laid-out card as input for the print worker. */
export function printableCard({ printedScene: scene, fonts, draft }: LaidOutCard): PrintableCard {
  const incomplete = scene.items.filter(
    (item): item is GlyphRun => item.kind === 'text' && item.glyphs.some(({ id }) => id === 0),
  );
  return {
    scene,
    logo: draft.logo?.file ?? null,
    missing: Object.fromEntries(
      incomplete.map(({ face }) => [
        face,
        { path: fonts.outline(face, 0), unitsPerEm: fonts.metrics(face).unitsPerEm },
      ]),
    ),
  };
}
