import { faceUrls } from 'virtual:card-faces';
import type { CustomFont } from '#domain/card/fonts.ts';
import { type FaceToLoad, faceIn, isWhole } from '#layout/text/faces.ts';
import { fetchBytes } from '../loading/fetch-bytes.ts';

/** A font file of a shipped face. The page has the addresses of the standard fonts; the others are loaded when needed. */
export async function fetchFace(file: Exclude<FaceToLoad, CustomFont>): Promise<Uint8Array<ArrayBuffer>> {
  const face = faceIn(file);
  const url = isWhole(file)
    ? (await import('virtual:whole-faces')).wholeFaceUrls[face]
    : (faceUrls[face] ?? (await import('virtual:look-faces')).lookFaceUrls[face]);
  if (!url) throw new Error(`The build has no file of ${file}`);
  return fetchBytes(url);
}
