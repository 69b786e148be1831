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

/** The engines, the font subsetter, and the profile of a print shop with its colours. */
export type PrintAssets = Awaited<ReturnType<typeof loadShopAssets>>;

/** Null for a font of one's own that is not on this device. */
type FaceFile = Uint8Array<ArrayBuffer> | null;

type Progress = (share: number) => void;

let engines: ReturnType<typeof loadEngines> | null = null;
const faces = new Map<FaceName, Promise<FaceFile>>();
/** Opening a press takes a while. One that is compared with another should not be opened again. */
const presses = lruCache<Promise<{ colours: PressColours; deflatedProfile: Uint8Array }>>(3);

/** Loads the engines, what the print shop needs, and the given faces, each once. */
export async function loadPrintAssets(
  requested: readonly FaceName[],
  onProgress: Progress,
  shop: PrintShop = standardShop,
): Promise<PrintAssets & { fontFile: (face: FaceName) => Uint8Array }> {
  const assets = loadShopAssets(shop);
  const files = requested.map((face) => loadFace(face));
  const parts = [assets, ...files];
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
  const [ready, ...loaded] = await Promise.all([assets, ...files]);
  const byName = new Map(requested.map((face, index) => [face, loaded[index]]));
  return {
    ...ready,
    fontFile(face) {
      const file = byName.get(face);
      if (!file) throw new Error(`The face ${face} was not requested`);
      return file;
    },
  };
}

async function loadShopAssets(shop: PrintShop) {
  engines ??= loadEngines();
  const [ready, { profile, icc, key }] = await Promise.all([engines, openShop(shop)]);
  const press = await presses(key, async () => ({
    colours: await ready.openColours(ready.lcms, icc, profile),
    deflatedProfile: icc.isDeflated ? icc.bytes : ready.deflate(icc.bytes),
  }));
  return { ...ready, ...press, profile, key };
}

async function loadEngines() {
  const [{ colourEngine }, { pdfEngine }, lcms, subsetter] = await Promise.all([
    withTimeout(import('./colour-engine.ts')),
    withTimeout(import('./pdf-engine.ts')),
    fetchBytes(lcmsUrl),
    fetchBytes(subsetterUrl),
  ]);
  return { ...colourEngine, ...pdfEngine, lcms, subset: await pdfEngine.openSubsetter(subsetter) };
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
