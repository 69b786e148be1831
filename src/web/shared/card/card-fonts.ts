import { faceUrls } from 'virtual:card-faces';
import { isOwnFont, type OwnFont } from '#domain/card/fonts.ts';
import type { FaceName } from '#layout/text/faces.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { fetchBytes } from '../fetch-bytes.ts';
import { createStore, type Readable } from '../store.ts';
import { yieldToEvents } from '../yield-to-events.ts';

/** The loaded font faces; a new object after each load. */
export type CardFonts = { fonts: LoadedFonts | null; failed: ReadonlySet<FaceName> };

const store = createStore<CardFonts>({ fonts: null, failed: new Set() });
let shapingEngine: Promise<LoadedFonts> | null = null;
const requested = new Set<FaceName>();

function update(part: Partial<CardFonts>): void {
  store.set({ ...store.get(), ...part });
}

/** Loaded lazily: the shaping engine is large and the page renders without it. */
async function loadShapingEngine(): Promise<LoadedFonts> {
  const { harfbuzzFonts } = await import('#layout/text/harfbuzz-fonts.ts');
  return harfbuzzFonts();
}

async function loadFace(face: FaceName): Promise<void> {
  shapingEngine ??= loadShapingEngine().catch((error: unknown) => {
    shapingEngine = null;
    throw error;
  });
  const [fonts, bytes] = await Promise.all([shapingEngine, bytesOf(face)]);
  await yieldToEvents();
  fonts.add(face, bytes);
  update({ fonts });
}

/** The file of a face; null for a font of one's own that is not on this device. */
async function bytesOf(face: FaceName): Promise<Uint8Array | null> {
  if (!isOwnFont(face)) return fetchBytes(faceUrls[face]);
  const { fontFiles } = await import('../fonts/font-files.ts');
  return (await fontFiles.read(face).catch(() => undefined)) ?? null;
}

/** Reads a font again that was added to this device or removed from it. */
export function reloadOwnFont(font: OwnFont): void {
  requested.delete(font);
  loadFaces([font]);
}

/** Loads the faces that were not requested yet. */
export function loadFaces(faces: readonly FaceName[]): void {
  for (const face of faces) {
    if (requested.has(face)) continue;
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
export function fontsIfLoaded({ fonts }: CardFonts, faces: readonly FaceName[]): LoadedFonts | null {
  return fonts && faces.every((face) => fonts.has(face)) ? fonts : null;
}
