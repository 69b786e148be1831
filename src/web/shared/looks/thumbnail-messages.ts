import type { Card } from '#domain/card/card.ts';
import type { CardLook } from '#domain/look/card-look.ts';
import type { Size } from '#layout/guides.ts';
import type { CardWithLook } from '#layout/look-layout.ts';
import type { GlyphRun, Scene, SceneItem } from '#layout/scene.ts';

/** One side of a card to draw. The logo is the size of its image in pixels. */
export type ThumbnailJob = { card: Card; side: Scene['side']; logo: Size | null };

/** A drawn side: its scene without glyphs, and the path of each text in place of them. */
export type DrawnSide = { scene: Scene; textPaths: readonly string[] };

/** Variations of a card's look to try, in order. */
export type VariationJob = { card: CardWithLook; logo: Size | null; variations: readonly CardLook[] };

export type ThumbnailRequest = { id: number; job: ThumbnailJob };
export type VariationRequest = { id: number; job: VariationJob };

/** The side is null if the card has none, or if a font did not load. */
export type ThumbnailResponse = { id: number; side: DrawnSide | null };

/** The first good variation; null if there is none, or if a font did not load. */
export type VariationResponse = { id: number; variation: CardLook | null };

export function isVariationRequest(
  request: ThumbnailRequest | VariationRequest,
): request is VariationRequest {
  return 'variations' in request.job;
}

export function isText(item: SceneItem): item is GlyphRun {
  return item.kind === 'text';
}
