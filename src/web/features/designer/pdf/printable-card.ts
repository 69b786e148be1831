import type { GlyphRun } from '#layout/scene.ts';
import type { LaidOutCard } from '../core/card-layout-store.ts';
import type { PrintableCard } from './print-messages.ts';

/** The laid-out card as the print worker takes it. */
export function printableCard({ printedScene: scene, fonts, draft }: LaidOutCard): PrintableCard {
  const lacking = scene.items.filter(
    (item): item is GlyphRun => item.kind === 'text' && item.glyphs.some(({ id }) => id === 0),
  );
  return {
    scene,
    logo: draft.logo?.file ?? null,
    missing: Object.fromEntries(
      lacking.map(({ face }) => [
        face,
        { path: fonts.outline(face, 0), unitsPerEm: fonts.metrics(face).unitsPerEm },
      ]),
    ),
  };
}
