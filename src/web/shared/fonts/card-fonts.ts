import { type CustomFont, isCustomFont } from '#domain/card/fonts.ts';
import { createStore, type Readable } from '#editor/store.ts';
import type { LookLayout } from '#layout/look-layout.ts';
import { type FaceToLoad, type FontFile, faceIn, looksFile, wholeOf } from '#layout/text/faces.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { yieldToEvents } from '../loading/yield-to-events.ts';
import { fetchFace } from './fetch-face.ts';

/** The loaded font faces, and what lays out looks; a new object after each load. */
export type CardFonts = {
  fonts: LoadedFonts | null;
  looks: LookLayout | null;
  failed: ReadonlySet<FaceToLoad>;
};

const store = createStore<CardFonts>({ fonts: null, looks: null, failed: new Set() });
let shapingEngine: Promise<LoadedFonts> | null = null;
const requested = new Set<FaceToLoad>();

function update(part: Partial<CardFonts>): void {
  const next = { ...store.get(), ...part };
  if (next.looks) next.fonts?.addLooks(next.looks);
  store.set(next);
}

/** Loaded lazily: the shaping engine is large and the page renders without it. */
async function loadShapingEngine(): Promise<LoadedFonts> {
  const { harfbuzzFonts } = await import('#layout/text/harfbuzz-fonts.ts');
  return harfbuzzFonts();
}

async function loadFace(face: FaceToLoad): Promise<void> {
  if (face === looksFile) return loadLooks();
  shapingEngine ??= loadShapingEngine().catch((error: unknown) => {
    shapingEngine = null;
    throw error;
  });
  const [fonts, bytes] = await Promise.all([shapingEngine, readFace(face)]);
  await yieldToEvents();
  fonts.add(face, bytes);
  update({ fonts });
}

/** Cards with a look say which fonts they need once this is loaded. */
async function loadLooks(): Promise<void> {
  const { looks } = await import('#layout/looks/looks.ts');
  update({ looks });
}

/** The file of a face; null for a custom font that is not on this device. */
export async function readFace(face: FontFile): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!isCustomFont(face)) return fetchFace(face);
  const { fontFiles } = await import('./font-files.ts');
  return (await fontFiles.read(face).catch(() => undefined)) ?? null;
}

/** Reads a font again that was added to this device or removed from it. */
export function reloadCustomFont(font: CustomFont): void {
  requested.delete(font);
  loadFaces([font]);
}

/** Loads the files that were not requested yet, and no first part of a face whose whole was. */
export function loadFaces(faces: readonly FaceToLoad[]): void {
  for (const face of faces) {
    if (requested.has(face) || requested.has(wholeOf(faceIn(face)))) continue;
    requested.add(face);
    loadFace(face).catch(() => update({ failed: new Set([...store.get().failed, face]) }));
  }
}

/** Loads the failed faces again. */
export function retryFailedFaces(): void {
  const again = [...store.get().failed];
  if (again.length === 0) return;
  for (const face of again) requested.delete(face);
  update({ failed: new Set() });
  loadFaces(again);
}

export const cardFonts: Readable<CardFonts> = store;

/** The fonts if all these faces are loaded, else null. */
export function fontsIfLoaded({ fonts }: CardFonts, faces: readonly FaceToLoad[]): LoadedFonts | null {
  return fonts && faces.every((face) => fonts.has(face)) ? fonts : null;
}
