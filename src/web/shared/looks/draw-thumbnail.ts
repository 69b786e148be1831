import { isCustomFont } from '#domain/card/fonts.ts';
import { provideLookLayout } from '#layout/look-layout.ts';
import { looks } from '#layout/looks/looks.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import { type FaceToLoad, faceIn, wholeOf } from '#layout/text/faces.ts';
import { harfbuzzFonts } from '#layout/text/harfbuzz-fonts.ts';
import { fetchFace } from '../fonts/fetch-face.ts';
import { fontFiles } from '../fonts/font-files.ts';
import { drawSide } from './draw-side.ts';
import type { ThumbnailRequest, ThumbnailResponse } from './thumbnail-messages.ts';

provideLookLayout(looks);
const fonts = harfbuzzFonts();
const loading = new Map<FaceToLoad, Promise<void>>();

/** Draws a side once its fonts are loaded. */
export async function drawThumbnail({ id, job }: ThumbnailRequest): Promise<ThumbnailResponse> {
  try {
    await Promise.all(facesOfSides(job.card).map(loadFace));
    return { id, side: drawSide(job, fonts) };
  } catch {
    return { id, side: null };
  }
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
