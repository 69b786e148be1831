import { zlibSync } from 'fflate';
import subsetterUrl from 'harfbuzzjs/dist/harfbuzz-subset.wasm?url';
import { isCustomFont } from '#domain/card/fonts.ts';
import { looks } from '#layout/looks/looks.ts';
import { type FaceName, type FaceToLoad, faceIn, wholeOf } from '#layout/text/faces.ts';
import { harfbuzzFonts } from '#layout/text/harfbuzz-fonts.ts';
import { lruCache } from '#layout/text/lru-cache.ts';
import { openPressColours, type PressColours } from '#print/colour/press-colours.ts';
import { openSubsetter } from '#print/fonts/subsetter.ts';
import { type PrintShop, standardShop } from '#print/profile/print-shop.ts';
import { fetchFace } from '../fonts/fetch-face.ts';
import { fontFiles } from '../fonts/font-files.ts';
import { fetchBytes } from '../loading/fetch-bytes.ts';
import { openPrintShop } from './open-print-shop.ts';
import { pressFile } from './press-files.ts';
import type { Progress } from './print-messages.ts';

/** The profile of a print shop with its colours. */
export type Press = Awaited<ReturnType<typeof loadPress>>;

/** Null for a custom font that is not on this device. */
type FaceFile = Uint8Array<ArrayBuffer> | null;

let subsetter: ReturnType<typeof loadSubsetter> | null = null;
let isAnyPressOpen = false;
const fonts = harfbuzzFonts(looks);
const faces = new Map<FaceToLoad, Promise<FaceFile>>();
/** Opening a press takes a while. One that is compared with another should not be opened again. */
const presses = lruCache<Promise<{ colours: PressColours; deflatedProfile: Uint8Array }>>(3);

/** Loads what the print shop needs, and the given faces, each once. */
export async function loadPrintAssets(
  requested: readonly FaceToLoad[],
  onProgress: Progress,
  shop: PrintShop = standardShop,
) {
  const press = loadPress(shop);
  // After the largest file of the press: it is opened, and a logo is converted, while these load.
  const files = openPrintShop(shop).then(() => {
    subsetter ??= loadSubsetter();
    return Promise.all([subsetter, loadFonts(requested)]);
  });
  const parts = [press, files];
  let loadedCount = 0;
  for (const part of parts) {
    void part.then(
      () => {
        loadedCount += 1;
        onProgress(loadedCount / (parts.length + 1));
      },
      () => undefined,
    );
  }
  const [ready, [subset, loaded]] = await Promise.all([press, files]);
  return {
    ...ready,
    subset,
    fonts,
    fontFile(face: FaceName): Uint8Array {
      const file = loaded.files.get(face);
      if (!file) throw new Error(`The face ${face} was not requested`);
      return file;
    },
    outline: (face: FaceName, glyph: number) => ({
      path: fonts.outline(face, glyph),
      unitsPerEm: fonts.metrics(face).unitsPerEm,
    }),
  };
}

/** Loads the colours of a print shop once: enough for checks, proofs and logos. */
export async function loadPress(shop: PrintShop = standardShop) {
  const [wasm, { profile, icc, key }] = await Promise.all([pressFile('lcms'), openPrintShop(shop)]);
  // Shipped profiles are zlib-compressed.
  const press = await presses(key, async () => ({
    colours: await openPressColours(wasm, icc.isDeflated ? await inflate(icc.bytes) : icc.bytes, profile),
    deflatedProfile: icc.isDeflated ? icc.bytes : zlibSync(icc.bytes),
  }));
  isAnyPressOpen = true;
  return { ...press, profile, key };
}

/** Until the first press is open, there is time for what needs no colours. */
export function isWaitingForPress(): boolean {
  return !isAnyPressOpen;
}

/** The fonts of the worker with the given faces, and their files. Custom fonts may have been added or removed since. */
export async function loadFonts(requested: readonly FaceToLoad[]) {
  const loaded = await Promise.all(
    requested.map(async (file) => ({ file, face: faceIn(file), bytes: await loadFace(file) })),
  );
  for (const { file, face, bytes } of loaded) {
    if (!fonts.has(file) || fonts.isAbsent(face) !== (bytes === null)) fonts.add(file, bytes);
  }
  return { fonts, files: new Map(loaded.map(({ face, bytes }) => [face, bytes])) };
}

async function loadSubsetter() {
  return openSubsetter(await fetchBytes(subsetterUrl));
}

/** A font file; loaded once, and no first part of a face whose whole is loaded. */
async function loadFace(file: FaceToLoad): Promise<FaceFile> {
  if (isCustomFont(file) && !(await fontFiles.has(file).catch(() => false))) return null;
  const loading = faces.get(wholeOf(faceIn(file))) ?? faces.get(file) ?? readFace(file);
  faces.set(file, loading);
  return loading;
}

async function readFace(file: FaceToLoad): Promise<FaceFile> {
  return isCustomFont(file) ? ((await fontFiles.read(file)) ?? null) : fetchFace(file);
}

/** By the browser itself: a library that has just been loaded takes ten times as long. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(inflated).arrayBuffer());
}
