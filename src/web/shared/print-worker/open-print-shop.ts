import { customPressCondition } from '#print/colour/custom-press.ts';
import { isPressName } from '#print/colour/press-condition.ts';
import { type PrintProfile, printProfile } from '#print/profile/print-profile.ts';
import type { PrintShop } from '#print/profile/print-shop.ts';
import { readProfileSettings } from '#print/profile/profile-settings.ts';
import { iccFiles } from './icc-storage.ts';
import { pressFile } from './press-files.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The profile of a print shop with the ICC profile of its press: as it is shipped, deflated, or as it was brought. */
export type OpenedPrintShop = {
  profile: PrintProfile;
  icc: { bytes: Bytes; isDeflated: boolean };
  /** The same for the same ICC profile, ink limit and exact inks. */
  key: string;
};

/** The ICC profile of the print shop is not on this device. */
class MissingIcc extends Error {
  readonly code = 'ICC_MISSING';
}

/** What printing for a shop needs. Only the ICC profile of that shop is loaded. */
export async function openPrintShop({ id, settings: stored }: PrintShop): Promise<OpenedPrintShop> {
  const settings = readProfileSettings(stored);
  const { icc = 'FOGRA39', inkLimit = 0, inks = [] } = settings;
  const colours = `${inkLimit} ${JSON.stringify(inks)}`;
  if (isPressName(icc)) {
    const bytes = await pressFile(icc);
    return { profile: printProfile(settings), icc: { bytes, isDeflated: true }, key: `${icc} ${colours}` };
  }
  const bytes = await iccFiles.read(id);
  if (!bytes) throw new MissingIcc(icc);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toString();
  return {
    profile: printProfile(settings, customPressCondition(bytes, icc)),
    icc: { bytes, isDeflated: false },
    key: `${icc} ${hash} ${colours}`,
  };
}
