import type { Language } from '#domain/account/languages.ts';
import { isCustomFont } from '#domain/card/fonts.ts';
import { currentLook, type LookId } from '#domain/card/look/card-look.ts';
import { sortedJson } from '#domain/sorted-json.ts';
import { goodVariation } from '#layout/looks/good-variation.ts';
import { looks } from '#layout/looks/looks.ts';
import { measureFit } from '#layout/looks/measure-fit.ts';
import { rankLooks } from '#layout/looks/rank-looks.ts';
import { variationsOf } from '#layout/looks/shuffle.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import { type FaceToLoad, faceIn, wholeOf } from '#layout/text/faces.ts';
import { harfbuzzFonts } from '#layout/text/harfbuzz-fonts.ts';
import { viewBoxOf } from '../card/scene-parts.ts';
import { fetchFace } from '../fonts/fetch-face.ts';
import { fontFiles } from '../fonts/font-files.ts';
import { drawSide } from './draw-side.ts';
import { partsOf } from './drawn-side.ts';
import { withVariation } from './look-link.ts';
import { samplePicture } from './sample-picture.ts';
import {
  type FirstCard,
  type FirstLook,
  type FitRequest,
  type FitResponse,
  firstCount,
  inSightCount,
  type ThumbnailRequest,
  type ThumbnailResponse,
  thumbnailKey,
  type VariationRequest,
  type VariationResponse,
} from './thumbnail-messages.ts';
import { tileStyle } from './tile-style.ts';

const fonts = harfbuzzFonts(looks);
const loading = new Map<FaceToLoad, Promise<void>>();

/** Draws a side once its fonts are loaded. */
export async function drawThumbnail({ id, job }: ThumbnailRequest): Promise<ThumbnailResponse> {
  try {
    await Promise.all(facesOfSides(job.card, looks).map(loadFace));
    return { id, side: drawSide(job, fonts) };
  } catch {
    return { id, side: null };
  }
}

/** How well a card fits its look, once its fonts are loaded. */
export async function measureLook({ id, measured }: FitRequest): Promise<FitResponse> {
  const { card, logo } = measured;
  try {
    await Promise.all(facesOfSides(card, looks).map(loadFace));
    return { id, fit: measureFit(card, { fonts, logo }) };
  } catch {
    return { id, fit: null };
  }
}

/** The looks in the order of the gallery for a card. */
export function orderOf({ card, logo }: FirstCard): LookId[] {
  return rankLooks({ content: card.content, logo: logo?.size ?? null });
}

/** Draws a card in the first looks of the gallery, each as soon as its fonts are loaded: those in sight, then the others. */
export async function drawFirstLooks(
  { card, logo }: FirstCard,
  { order, language }: { order: readonly LookId[]; language: Language },
  post: (look: FirstLook) => void,
): Promise<void> {
  const draw = async (id: LookId) => {
    const job = {
      card: withVariation(card, currentLook(id)),
      side: 'front',
      logo: logo?.size ?? null,
    } as const;
    await Promise.all(facesOfSides(job.card, looks).map(loadFace));
    const side = drawSide(job, fonts);
    if (!side) return;
    post({
      key: thumbnailKey(job),
      side,
      sample: samplePicture(id, 'front', language),
      viewBox: viewBoxOf(side.scene.guides.cut),
      parts: partsOf(side, logo?.url ?? null),
      style: tileStyle(side.scene.cut),
    });
  };
  await Promise.allSettled(order.slice(0, inSightCount).map(draw));
  await Promise.allSettled(order.slice(inSightCount, firstCount).map(draw));
}

/** Finds the first good variation that is not the present one. The fonts of one are loaded when those before it were not good. */
export async function findVariation({ id, job }: VariationRequest): Promise<VariationResponse> {
  const { card, logo, seeds, ...options } = job;
  const { look } = card.style;
  try {
    await Promise.all(facesOfSides(card, looks).map(loadFace));
    const isGood = goodVariation(card, { fonts, logo: logo ?? undefined });
    const variations = seeds.flatMap((seed) => variationsOf({ look, seed, ...options }));
    for (const variation of variations.filter((other) => sortedJson(other) !== sortedJson(look))) {
      const varied = { ...card, style: { ...card.style, look: variation } };
      await Promise.all(facesOfSides(varied, looks).map(loadFace));
      if (isGood(variation)) return { id, variation };
    }
  } catch {
    // The look stays as it is; the next shuffle tries again.
  }
  return { id, variation: null };
}

/** Loads a file once, and no first part of a face whose whole is loaded. After a failure the next card tries again. */
function loadFace(file: FaceToLoad): Promise<void> {
  const requested = loading.get(wholeOf(faceIn(file))) ?? loading.get(file) ?? readFace(file);
  loading.set(file, requested);
  return requested;
}

async function readFace(file: FaceToLoad): Promise<void> {
  try {
    const bytes = isCustomFont(file)
      ? ((await fontFiles.read(file).catch(() => undefined)) ?? null)
      : await fetchFace(file);
    fonts.add(file, bytes);
  } catch (error) {
    loading.delete(file);
    throw error;
  }
}
