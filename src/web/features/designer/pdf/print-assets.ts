import { faceUrls } from 'virtual:card-faces';
import subsetterUrl from 'harfbuzzjs/dist/harfbuzz-subset.wasm?url';
import lcmsUrl from 'lcms-wasm/dist/lcms.wasm?url';
import type { FaceName } from '#layout/text/faces.ts';
import profileUrl from '#print/profiles/ISOcoated_v2_300_bas.icc.zlib?url';
import { fetchBytes } from '../../../shared/fetch-bytes.ts';
import { withTimeout } from './with-timeout.ts';

/** Everything the press needs, once it is here. */
export type PrintAssets = Awaited<ReturnType<typeof loadTools>>;

type Progress = (share: number) => void;

let tools: Promise<PrintAssets> | null = null;
const faces = new Map<FaceName, Promise<Uint8Array<ArrayBuffer>>>();

/** The tools and those faces; each is fetched once. */
export async function loadPrintAssets(
  wanted: readonly FaceName[],
  onProgress: Progress,
): Promise<PrintAssets & { fontFile: (face: FaceName) => Uint8Array }> {
  tools ??= loadTools();
  const files = wanted.map((face) => loadFace(face));
  const parts = [tools, ...files];
  let arrived = 0;
  for (const part of parts) {
    void part.then(
      () => {
        arrived += 1;
        onProgress(arrived / (parts.length + 1));
      },
      () => undefined,
    );
  }
  const [ready, ...loaded] = await Promise.all([tools, ...files]);
  const byName = new Map(wanted.map((face, index) => [face, loaded[index]]));
  return {
    ...ready,
    fontFile(face) {
      const file = byName.get(face);
      if (!file) throw new Error(`The face ${face} was not asked for`);
      return file;
    },
  };
}

async function loadTools() {
  const [{ colourEngine: colourHelper }, { pdfEngine: pdfHelper }, lcms, deflatedProfile, subsetter] =
    await Promise.all([
      withTimeout(import('./colour-engine.ts')),
      withTimeout(import('./pdf-engine.ts')),
      fetchBytes(lcmsUrl),
      fetchBytes(profileUrl),
      fetchBytes(subsetterUrl),
    ]);
  return {
    ...colourHelper,
    ...pdfHelper,
    deflatedProfile,
    colours: await colourHelper.openColours(lcms, deflatedProfile),
    subset: await pdfHelper.openSubsetter(subsetter),
  };
}

/** A face's file; fetched once. */
export function loadFace(face: FaceName): Promise<Uint8Array<ArrayBuffer>> {
  const loading = faces.get(face) ?? fetchBytes(faceUrls[face]);
  faces.set(face, loading);
  return loading;
}
