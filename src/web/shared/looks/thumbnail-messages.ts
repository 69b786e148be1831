import type { Card } from '#domain/card/card.ts';
import type { CardLook } from '#domain/look/card-look.ts';
import type { Size } from '#layout/guides.ts';
import type { CardWithLook } from '#layout/look-layout.ts';
import type { LookPart } from '#layout/looks/shuffle.ts';
import type { GlyphRun, Scene, SceneItem } from '#layout/scene.ts';

/** One side of a card to draw. The logo is the size of its image in pixels. */
export type ThumbnailJob = { card: Card; side: Scene['side']; logo: Size | null };

/** A drawn side: its scene without glyphs, and the path of each text in place of them. */
export type DrawnSide = { scene: Scene; textPaths: readonly string[] };

/** A card whose look is varied. */
export type VariationJob = {
  card: CardWithLook;
  logo: Size | null;
  /** The variations that were shown before, the newest last. */
  previous: readonly CardLook[];
  locks: ReadonlySet<LookPart>;
  /** Each draws some variations, which are tried in order. */
  seeds: readonly number[];
};

export type ThumbnailRequest = { id: number; job: ThumbnailJob };
export type VariationRequest = { id: number; job: VariationJob };

/** The side is null if the card has none, or if a font did not load. */
export type ThumbnailResponse = { id: number; side: DrawnSide | null };

/** The first good variation that is not the present one; null if there is none, or if a font did not load. */
export type VariationResponse = { id: number; variation: CardLook | null };

export function isVariationRequest(
  request: ThumbnailRequest | VariationRequest,
): request is VariationRequest {
  return 'seeds' in request.job;
}

export function isText(item: SceneItem): item is GlyphRun {
  return item.kind === 'text';
}
