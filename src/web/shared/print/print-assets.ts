import { faceUrls } from 'virtual:card-faces';
import subsetterUrl from 'harfbuzzjs/dist/harfbuzz-subset.wasm?url';
import lcmsUrl from 'lcms-wasm/dist/lcms.wasm?url';
import type { FaceName } from '#layout/text/faces.ts';
import profileUrl from '#print/profiles/ISOcoated_v2_300_bas.icc.zlib?url';
import { fetchBytes } from '../fetch-bytes.ts';
import { withTimeout } from './with-timeout.ts';

/** The engines, the colour profile and the font subsetter. */
export type PrintAssets = Awaited<ReturnType<typeof loadEngines>>;

type Progress = (share: number) => void;

let engines: Promise<PrintAssets> | null = null;
const faces = new Map<FaceName, Promise<Uint8Array<ArrayBuffer>>>();

/** Loads the engines and the given faces, each once. */
export async function loadPrintAssets(
  requested: readonly FaceName[],
  onProgress: Progress,
): Promise<PrintAssets & { fontFile: (face: FaceName) => Uint8Array }> {
  engines ??= loadEngines();
  const files = requested.map((face) => loadFace(face));
  const parts = [engines, ...files];
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
  const [ready, ...loaded] = await Promise.all([engines, ...files]);
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

async function loadEngines() {
  const [{ colourEngine }, { pdfEngine }, lcms, deflatedProfile, subsetter] = await Promise.all([
    withTimeout(import('./colour-engine.ts')),
    withTimeout(import('./pdf-engine.ts')),
    fetchBytes(lcmsUrl),
    fetchBytes(profileUrl),
    fetchBytes(subsetterUrl),
  ]);
  return {
    ...colourEngine,
    ...pdfEngine,
    deflatedProfile,
    colours: await colourEngine.openColours(lcms, deflatedProfile),
    subset: await pdfEngine.openSubsetter(subsetter),
  };
}

/** The font file of a face; fetched once. */
export function loadFace(face: FaceName): Promise<Uint8Array<ArrayBuffer>> {
  const loading = faces.get(face) ?? fetchBytes(faceUrls[face]);
  faces.set(face, loading);
  return loading;
}
