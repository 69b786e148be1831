import { ownPress } from '#print/colour/own-press.ts';
import { isPressName, type PressName } from '#print/colour/press-condition.ts';
import { type PrintProfile, printProfile } from '#print/print-profile.ts';
import { readProfileSettings } from '#print/profile-settings.ts';
import gracolUrl from '#print/profiles/GRACoL2006_Coated1v2.icc.zlib?url';
import coatedUrl from '#print/profiles/ISOcoated_v2_300_bas.icc.zlib?url';
import uncoatedUrl from '#print/profiles/PSO_Uncoated_ISO12647_eci.icc.zlib?url';
import { fetchBytes } from '../fetch-bytes.ts';
import { iccFiles } from './icc-storage.ts';
import type { PrintShop } from './print-choice.ts';

const urls: Record<PressName, string> = {
  FOGRA39: coatedUrl,
  FOGRA47: uncoatedUrl,
  GRACoL2006: gracolUrl,
};

type Bytes = Uint8Array<ArrayBuffer>;

/** The profile of a print shop with the ICC profile of its press: as it is shipped, deflated, or as it was brought. */
export type OpenedShop = {
  profile: PrintProfile;
  icc: { bytes: Bytes; isDeflated: boolean };
  /** The same for the same ICC profile, ink limit and exact inks. */
  key: string;
};

/** The ICC profile of the print shop is not on this device. */
class MissingIcc extends Error {
  readonly code = 'ICC_MISSING';
}

const shipped = new Map<PressName, Promise<Bytes>>();

/** What printing for a shop needs. Only the ICC profile of that shop is loaded. */
export async function openShop({ id, settings: stored }: PrintShop): Promise<OpenedShop> {
  const settings = readProfileSettings(stored);
  const { icc = 'FOGRA39', inkLimit = 0, inks = [] } = settings;
  const colours = `${inkLimit} ${JSON.stringify(inks)}`;
  if (isPressName(icc)) {
    const loading = shipped.get(icc) ?? fetchBytes(urls[icc]);
    shipped.set(icc, loading);
    const bytes = await loading;
    return { profile: printProfile(settings), icc: { bytes, isDeflated: true }, key: `${icc} ${colours}` };
  }
  const bytes = await iccFiles.read(id);
  if (!bytes) throw new MissingIcc(icc);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toString();
  return {
    profile: printProfile(settings, ownPress(bytes, icc)),
    icc: { bytes, isDeflated: false },
    key: `${icc} ${hash} ${colours}`,
  };
}
