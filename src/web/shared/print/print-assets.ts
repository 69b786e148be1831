import { faceUrls } from 'virtual:card-faces';
import subsetterUrl from 'harfbuzzjs/dist/harfbuzz-subset.wasm?url';
import lcmsUrl from 'lcms-wasm/dist/lcms.wasm?url';
import { isOwnFont } from '#domain/card/fonts.ts';
import type { FaceName } from '#layout/text/faces.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { lruCache } from '#layout/text/lru-cache.ts';
import type { PressColours } from '#print/colour/press-colours.ts';
import { fetchBytes } from '../fetch-bytes.ts';
import { fontFiles } from '../fonts/font-files.ts';
import { openShop } from './open-shop.ts';
import { type PrintShop, standardShop } from './print-choice.ts';
import { withTimeout } from './with-timeout.ts';

/** The engines, and the profile of a print shop with its colours. */
export type Press = Awaited<ReturnType<typeof loadPress>>;

/** What the engines need beside the press: the font subsetter. */
export type PrintAssets = Press & { subset: Awaited<ReturnType<typeof loadSubsetter>> };

/** Null for a font of one's own that is not on this device. */
type FaceFile = Uint8Array<ArrayBuffer> | null;

type Progress = (share: number) => void;

let engines: ReturnType<typeof importEngines> | null = null;
let lcms: Promise<Uint8Array<ArrayBuffer>> | null = null;
let subsetter: ReturnType<typeof loadSubsetter> | null = null;
let isAnyPressOpen = false;
const faces = new Map<FaceName, Promise<FaceFile>>();
/** Opening a press takes a while. One that is compared with another should not be opened again. */
const presses = lruCache<Promise<{ colours: PressColours; deflatedProfile: Uint8Array }>>(3);

/** Loads the engines, what the print shop needs, and the given faces, each once. */
export async function loadPrintAssets(
  requested: readonly FaceName[],
  onProgress: Progress,
  shop: PrintShop = standardShop,
): Promise<PrintAssets & { fontFile: (face: FaceName) => Uint8Array }> {
  const press = loadPress(shop);
  // After the largest file of the press: it is opened, and a logo is converted, while these load.
  const fonts = openShop(shop).then(() => {
    subsetter ??= loadSubsetter();
    return Promise.all([subsetter, ...requested.map((face) => loadFace(face))]);
  });
  const parts = [press, fonts];
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
  const [ready, [subset, ...files]] = await Promise.all([press, fonts]);
  const byName = new Map(requested.map((face, index) => [face, files[index]]));
  return {
    ...ready,
    subset,
    fontFile(face) {
      const file = byName.get(face);
      if (!file) throw new Error(`The face ${face} was not requested`);
      return file;
    },
  };
}

/** Loads the engines and the colours of a print shop, each once: enough for checks, proofs and logos. */
export async function loadPress(shop: PrintShop = standardShop) {
  lcms ??= fetchBytes(lcmsUrl);
  const [ready, wasm, { profile, icc, key }] = await Promise.all([loadEngines(), lcms, openShop(shop)]);
  const press = await presses(key, async () => ({
    colours: await ready.openColours(wasm, icc, profile),
    deflatedProfile: icc.isDeflated ? icc.bytes : ready.deflate(icc.bytes),
  }));
  isAnyPressOpen = true;
  return { ...ready, ...press, profile, key };
}

/** Until the first press is open, there is time for what needs no colours. */
export function isWaitingForPress(): boolean {
  return !isAnyPressOpen;
}

/** Loads the scripts once. */
export function loadEngines() {
  engines ??= importEngines();
  return engines;
}

async function importEngines() {
  const [{ colourEngine }, { pdfEngine }] = await Promise.all([
    withTimeout(import('./colour-engine.ts')),
    withTimeout(import('./pdf-engine.ts')),
  ]);
  return { ...colourEngine, ...pdfEngine };
}

async function loadSubsetter() {
  const [{ openSubsetter }, wasm] = await Promise.all([loadEngines(), fetchBytes(subsetterUrl)]);
  return openSubsetter(wasm);
}

/** The font file of a face; loaded once. */
async function loadFace(face: FaceName): Promise<FaceFile> {
  if (isOwnFont(face) && !(await fontFiles.has(face).catch(() => false))) return null;
  const loading = faces.get(face) ?? readFace(face);
  faces.set(face, loading);
  return loading;
}

async function readFace(face: FaceName): Promise<FaceFile> {
  return isOwnFont(face) ? ((await fontFiles.read(face)) ?? null) : fetchBytes(faceUrls[face]);
}

/** Adds the faces that the fonts lack. Fonts of one's own may have been added or removed since. */
export async function addFaces(fonts: LoadedFonts, requested: readonly FaceName[]): Promise<void> {
  const files = await Promise.all(requested.map((face) => loadFace(face)));
  for (const [index, face] of requested.entries()) {
    const bytes = files[index] ?? null;
    if (!fonts.has(face) || fonts.isAbsent(face) !== (bytes === null)) fonts.add(face, bytes);
  }
}
