import { layoutBack } from '#layout/back/layout-back.ts';
import { layoutCard } from '#layout/layout-card.ts';
import type { LayoutFonts } from '#layout/look-layout.ts';
import { pathOfRun } from '../card/glyph-paths.ts';
import { type DrawnSide, isText, type ThumbnailJob } from './thumbnail-messages.ts';

/** Lays out a side and draws its texts. The fonts and what lays out looks must be loaded. */
export function drawSide({ card, side, logo }: ThumbnailJob, fonts: LayoutFonts): DrawnSide | null {
  const scene =
    side === 'front'
      ? layoutCard(card, fonts, logo ?? undefined)
      : layoutBack(card, fonts, logo ?? undefined);
  if (!scene) return null;
  return {
    scene: { ...scene, items: scene.items.map((item) => (isText(item) ? { ...item, glyphs: [] } : item)) },
    textPaths: scene.items.filter(isText).map((run) => pathOfRun(run, fonts)),
  };
}
