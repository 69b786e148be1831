import type { TextSizes } from '#domain/card/carry-adjustments.ts';
import type { LayoutPorts } from '#editor/card-layout-store.ts';
import type { Draft } from '#editor/draft.ts';
import { plannedTextSizes } from '#layout/adjust/planned-sizes.ts';
import { waitsForLooks } from '#layout/look-layout.ts';
import { loadBackTools, loadedBackTools } from '../../../shared/card/back-tools.ts';
import { pathOfRun } from '../../../shared/card/glyph-paths.ts';
import { cardFonts, fontsIfLoaded, loadFaces } from '../../../shared/fonts/card-fonts.ts';
import { yieldToEvents } from '../../../shared/loading/yield-to-events.ts';
import { activeShop, printChoice } from '../../../shared/print/print-choice.ts';

/** Fonts, what lays out backs, the print shop and the glyph paths of this page. */
export const layoutPorts: LayoutPorts = {
  loadedFaces: cardFonts,
  fontsOf(faces) {
    loadFaces(faces);
    return fontsIfLoaded(cardFonts.get(), faces);
  },
  looks: () => cardFonts.get().looks,
  backTools: loadedBackTools,
  loadBackTools,
  shop: { get: () => activeShop(), subscribe: printChoice.subscribe },
  drawRun: pathOfRun,
  yieldToEvents,
};

/** The planned size of each field of a draft; none until the looks are loaded. */
export function plannedSizes({ card, logo }: Draft): TextSizes {
  const looks = layoutPorts.looks();
  return waitsForLooks(card, looks) ? {} : plannedTextSizes(card, looks, logo !== null);
}
