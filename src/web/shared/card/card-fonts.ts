import { faceUrls } from 'virtual:card-faces';
import type { FaceName } from '#layout/text/faces.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { fetchBytes } from '../fetch-bytes.ts';
import { createStore, type Readable } from '../store.ts';

/** The loaded font faces; a new object after each load. */
export type CardFonts = { fonts: LoadedFonts | null; failed: ReadonlySet<FaceName> };

const present = createStore<CardFonts>({ fonts: null, failed: new Set() });
let shaping: Promise<LoadedFonts> | null = null;
const asked = new Set<FaceName>();

function update(part: Partial<CardFonts>): void {
  present.set({ ...present.get(), ...part });
}

/** Loaded lazily: the shaping engine is large and the page renders without it. */
async function loadShaping(): Promise<LoadedFonts> {
  const { harfbuzzFonts } = await import('#layout/text/harfbuzz-fonts.ts');
  return harfbuzzFonts();
}

async function loadFace(face: FaceName): Promise<void> {
  shaping ??= loadShaping().catch((error: unknown) => {
    shaping = null;
    throw error;
  });
  const [fonts, bytes] = await Promise.all([shaping, fetchBytes(faceUrls[face])]);
  fonts.add(face, bytes);
  update({ fonts });
}

/** Loads the faces that were not requested yet. */
export function loadFaces(faces: readonly FaceName[]): void {
  for (const face of faces) {
    if (asked.has(face)) continue;
    asked.add(face);
    loadFace(face).catch(() => update({ failed: new Set([...present.get().failed, face]) }));
  }
}

/** Loads the failed faces again. */
export function loadFacesAgain(): void {
  const again = [...present.get().failed];
  if (again.length === 0) return;
  for (const face of again) asked.delete(face);
  update({ failed: new Set() });
  loadFaces(again);
}

export const cardFonts: Readable<CardFonts> = present;

/** The fonts if all these faces are loaded, else null. */
export function fontsWith({ fonts }: CardFonts, faces: readonly FaceName[]): LoadedFonts | null {
  return fonts && faces.every((face) => fonts.has(face)) ? fonts : null;
}
