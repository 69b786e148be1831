import type { CurrentUser } from '#contract/account-schemas.ts';
import type { Language } from '#domain/account/languages.ts';
import type { Card } from '#domain/card/card.ts';
import type { CardLook } from '#domain/card/look/card-look.ts';
import { sortedJson } from '#domain/sorted-json.ts';
import type { CardWithLook } from '#layout/look-layout.ts';
import type { LookFit } from '#layout/looks/look-fit.ts';
import type { LookPart } from '#layout/looks/shuffle.ts';
import type { GlyphRun, LogoSize, Scene, SceneItem } from '#layout/scene.ts';
import type { ScenePart } from '../card/scene-parts.ts';

/** One side of a card to draw. The logo is the size of its image in pixels, with what it shows. */
export type ThumbnailJob = { card: Card; side: Scene['side']; logo: LogoSize | null };

/** A drawn side: its scene without glyphs, and the path of each text in place of them. */
export type DrawnSide = { scene: Scene; textPaths: readonly string[] };

/** A card whose look is varied. */
export type VariationJob = {
  card: CardWithLook;
  logo: LogoSize | null;
  /** The variations that were shown before, the newest last. */
  previous: readonly CardLook[];
  locks: ReadonlySet<LookPart>;
  /** Each draws some variations, which are tried in order. */
  seeds: readonly number[];
};

/** A card in a look, to measure how it fits. */
export type FitJob = { card: CardWithLook; logo: LogoSize | null };

/** Equal for sides that are drawn the same. */
export function thumbnailKey({ card, side, logo }: ThumbnailJob): string {
  return sortedJson({ card, side, logo });
}

export type ThumbnailRequest = { id: number; job: ThumbnailJob };
export type VariationRequest = { id: number; job: VariationJob };
export type FitRequest = { id: number; measured: FitJob };
export type PageRequest = ThumbnailRequest | VariationRequest | FitRequest;

/** The side is null if the card has none, or if a font did not load. */
export type ThumbnailResponse = { id: number; side: DrawnSide | null };

/** The first good variation that is not the present one; null if there is none, or if a font did not load. */
export type VariationResponse = { id: number; variation: CardLook | null };

/** Null if a font did not load. */
export type FitResponse = { id: number; fit: LookFit | null };

/** How many looks are drawn with the gallery: what a large screen shows at first. */
export const firstCount = 12;

/**
 * How many of them are in sight at once on any screen: their samples are loaded with the document, and they are drawn before the fonts
 * of the others are asked for. index.html waits for them.
 */
export const inSightCount = 4;

/** Whose stored card is drawn in the first looks of the gallery, before the page's code runs; null for a visitor. */
export type FirstLooksRequest = { user: CurrentUser | null; language: Language };

/** The card of the first looks, and the files of its logo, which the page cannot load from its address. */
export type FirstCard = {
  owner: string;
  revision: string;
  card: Card;
  logo: (ThumbnailLogo & { file: Blob; darkFile?: Blob }) | null;
};

/** A logo as an image: its address and its size in pixels. */
export type ThumbnailLogo = { url: string; size: LogoSize };

/** A look with the stored card: its drawing, and how index.html puts it in the place of the sample. */
export type FirstLook = {
  key: string;
  side: DrawnSide;
  sample: string;
  viewBox: string;
  parts: readonly ScenePart[];
  /** Custom properties of the tile. */
  style: Readonly<Record<string, string>>;
};

/** The first card is null if there is none. `order` has the samples of all looks, the best fit for the card first. */
type FirstLooksResponse =
  | { firstCard: null }
  | { firstCard: FirstCard; order: readonly string[] }
  | { firstLook: FirstLook };

export type WorkerRequest = PageRequest | FirstLooksRequest;
export type PageResponse = ThumbnailResponse | VariationResponse | FitResponse;
export type WorkerResponse = PageResponse | FirstLooksResponse;

export function isVariationRequest(
  request: ThumbnailRequest | VariationRequest,
): request is VariationRequest {
  return 'seeds' in request.job;
}

export function isText(item: SceneItem): item is GlyphRun {
  return item.kind === 'text';
}
