import { zlibSync } from 'fflate';
import { openPressColours } from '#print/colour/press-colours.ts';
import { pressRules } from '#print/press-check.ts';
import type { PrintProfile } from '#print/print-profile.ts';
import { softProofScene } from '#print/soft-proof.ts';
import type { OpenedShop } from './open-shop.ts';

/** The first of the two scripts that printing loads: colour conversion. */
export const colourEngine = {
  /** Shipped profiles are zlib-compressed. */
  openColours: async (
    lcmsWasm: Uint8Array,
    { bytes, isDeflated }: OpenedShop['icc'],
    profile: PrintProfile,
  ) => openPressColours(lcmsWasm, isDeflated ? await inflate(bytes) : bytes, profile),
  deflate: (bytes: Uint8Array) => zlibSync(bytes),
  pressRules,
  softProofScene,
};

/** By the browser itself: a library that has just been loaded takes ten times as long. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(inflated).arrayBuffer());
}
