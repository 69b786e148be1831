import type { Card } from '#domain/card/card.ts';
import type { Size } from '#layout/guides.ts';
import type { GlyphRun, Scene, SceneItem } from '#layout/scene.ts';

/** One side of a card to draw. The logo is the size of its image in pixels. */
export type ThumbnailJob = { card: Card; side: Scene['side']; logo: Size | null };

/** A drawn side: its scene without glyphs, and the path of each text in place of them. */
export type DrawnSide = { scene: Scene; textPaths: readonly string[] };

export type ThumbnailRequest = { id: number; job: ThumbnailJob };

/** The side is null if the card has none, or if a font did not load. */
export type ThumbnailResponse = { id: number; side: DrawnSide | null };

export function isText(item: SceneItem): item is GlyphRun {
  return item.kind === 'text';
}
