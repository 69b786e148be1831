import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unzlibSync, zlibSync } from 'fflate';
import type { FaceName } from '#layout/text/faces.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { openPressColours } from '#print/colour/press-colours.ts';
import { openSubsetter } from '#print/fonts/subsetter.ts';
import { type PrintProfile, standardProfile } from '#print/print-profile.ts';
import type { PrintAssets } from '#print/render-pdf.ts';
import { cardFaceFromDisk } from '../build/card-faces.ts';

const require = createRequire(import.meta.url);

/** The assets of the print engine, read from disk, for tests and tools. `ownIcc` is the profile of a press of one's own. */
export async function printAssetsFromDisk(
  fonts: LoadedFonts,
  profile: PrintProfile = standardProfile,
  ownIcc?: Uint8Array,
): Promise<PrintAssets> {
  const deflatedProfile = ownIcc ? zlibSync(ownIcc) : shippedProfile(profile.press.icc);
  const lcmsWasm = readFileSync(require.resolve('lcms-wasm/dist/lcms.wasm'));
  const subsetterWasm = readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  return {
    deflatedProfile,
    colours: await openPressColours(lcmsWasm, unzlibSync(deflatedProfile), profile),
    subset: await openSubsetter(subsetterWasm),
    fontFile: kept(cardFaceFromDisk),
    outline: (face, glyph) => ({
      path: fonts.outline(face, glyph),
      unitsPerEm: fonts.metrics(face).unitsPerEm,
    }),
  };
}

function shippedProfile(name: string): Uint8Array {
  return readFileSync(new URL(`../../src/print/profiles/${name}.icc.zlib`, import.meta.url));
}

/** Reads each face once, so that the subsetter's cache finds it again. */
function kept(read: (face: FaceName) => Uint8Array): (face: FaceName) => Uint8Array {
  const files = new Map<FaceName, Uint8Array>();
  return (face) => {
    const file = files.get(face) ?? read(face);
    files.set(face, file);
    return file;
  };
}
