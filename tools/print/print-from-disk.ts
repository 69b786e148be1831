import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unzlibSync, zlibSync } from 'fflate';
import type { FaceName } from '#layout/text/faces.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { lruCache } from '#layout/text/lru-cache.ts';
import { openPressColours, type PressColours } from '#print/colour/press-colours.ts';
import { openSubsetter, type Subsetter } from '#print/fonts/subsetter.ts';
import { type PrintProfile, standardProfile } from '#print/profile/print-profile.ts';
import type { PrintAssets } from '#print/render-pdf.ts';
import { cardFaceFromDisk } from '../build/card-faces.ts';

const require = createRequire(import.meta.url);

/** The assets of the print engine, read from disk, for tests and tools. `ownIcc` is the profile of a custom press. */
export async function printAssetsFromDisk(
  fonts: LoadedFonts,
  profile: PrintProfile = standardProfile,
  ownIcc?: Uint8Array,
): Promise<PrintAssets> {
  const deflatedProfile = ownIcc ? zlibSync(ownIcc) : shippedProfile(profile.press.icc);
  return {
    deflatedProfile,
    colours: await pressColours(deflatedProfile, profile),
    subset: await openedSubsetter(),
    fontFile: kept(cardFaceFromDisk),
    outline: (face, glyph) => ({
      path: fonts.outline(face, glyph),
      unitsPerEm: fonts.metrics(face).unitsPerEm,
    }),
  };
}

let subsetter: Promise<Subsetter> | null = null;

function openedSubsetter(): Promise<Subsetter> {
  subsetter ??= openSubsetter(readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')));
  return subsetter;
}

/** Opening a press takes a while; tests and tools open few. */
const presses = lruCache<Promise<PressColours>>(4);

function pressColours(deflatedProfile: Uint8Array, profile: PrintProfile): Promise<PressColours> {
  const hash = createHash('sha256').update(deflatedProfile).digest('hex');
  return presses(`${hash} ${JSON.stringify(profile)}`, () =>
    openPressColours(
      readFileSync(require.resolve('lcms-wasm/dist/lcms.wasm')),
      unzlibSync(deflatedProfile),
      profile,
    ),
  );
}

function shippedProfile(name: string): Uint8Array {
  return readFileSync(new URL(`../../src/print/profile/icc/${name}.icc.zlib`, import.meta.url));
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
