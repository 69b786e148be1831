import { unzlibSync } from 'fflate';
import { openPressColours } from '#print/colour/press-colours.ts';
import { checkPress } from '#print/press-check.ts';
import { standardProfile } from '#print/print-profile.ts';
import { softProofScene } from '#print/soft-proof.ts';

/** The first of the two scripts that printing loads: colour conversion. */
export const colourEngine = {
  /** The profile is shipped zlib-compressed. */
  openColours: (lcmsWasm: Uint8Array, deflatedProfile: Uint8Array) =>
    openPressColours(lcmsWasm, unzlibSync(deflatedProfile), standardProfile),
  checkPress,
  softProofScene,
};
