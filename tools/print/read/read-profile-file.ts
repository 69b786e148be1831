import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import pdfEn from '#messages/en/pdf.ts';
import {
  customPressCondition,
  type PressProfileProblem,
  pressProfileVersion,
  UnusablePressProfile,
} from '#print/colour/custom-press.ts';
import type { PlateFault } from '#print/colour/plate-faults.ts';
import { presses } from '#print/colour/press-condition.ts';
import { type PrintProfile, printProfile } from '#print/profile/print-profile.ts';
import {
  isIccFile,
  type ProfileField,
  profileLimits,
  readProfileSettings,
  UnreadableProfile,
} from '#print/profile/profile-settings.ts';
import { plateFaultText } from '#web/shared/print/plate-fault-text.ts';

/** A print profile, and the ICC profile that it brings. */
export type ReadProfile = { profile: PrintProfile; ownIcc?: Uint8Array };

/** A file that is not a print profile; the message has a line for each fault. */
export class UnreadableProfileFile extends Error {}

const range = ({ min, max }: { min: number; max: number }) => `a number from ${min} to ${max}`;

/** What the fields may be. Inks and finishings have a text for each fault. */
const allowed: Record<Exclude<ProfileField, PlateFault['field']>, string> = {
  name: `a text of up to ${profileLimits.nameLength} characters`,
  standard: '"X-4" or "X-1a"',
  bleedMm: range(profileLimits.bleedMm),
  safeMm: range(profileLimits.safeMm),
  marks: 'true or false',
  icc: `one of ${Object.keys(presses).join(', ')}, or a path to an .icc file`,
  inkLimit: `${range(profileLimits.inkLimit)} per cent`,
  text: '"fonts" or "outlines"',
  embedIcc: 'true or false',
  cornersMm: range(profileLimits.cornersMm),
  fileName: 'plain letters, digits, spaces, - _ . and {name} or {company}',
};

const iccProblems: Record<PressProfileProblem, string> = {
  ICC_TOO_LARGE: 'is larger than 6 MB',
  ICC_NOT_A_PROFILE: 'is not a whole ICC profile',
  ICC_NOT_A_CMYK_PRINTER: 'is not the profile of a CMYK press',
  ICC_VERSION_UNKNOWN: 'is of an unknown ICC version',
  ICC_WITHOUT_TABLES: 'has no tables for both directions',
};

/** The profile of a JSON file. A custom ICC profile is a path relative to it. */
export function readProfileFile(path: string): ReadProfile {
  const settings = settingsOf(readOrThrow(path).toString('utf8'));
  const { icc } = settings;
  if (icc === undefined || !isIccFile(icc)) return { profile: printProfile(settings) };
  const ownIcc = readOrThrow(resolve(path, '..', icc));
  try {
    const profile = printProfile(settings, customPressCondition(ownIcc, basename(icc)));
    if (profile.standard === 'X-1a' && pressProfileVersion(ownIcc) > 2)
      throw new UnreadableProfileFile('icc: PDF/X-1a needs a version 2 ICC profile');
    return { profile, ownIcc };
  } catch (error) {
    if (!(error instanceof UnusablePressProfile)) throw error;
    throw new UnreadableProfileFile(`icc: ${icc} ${iccProblems[error.code]}`);
  }
}

function settingsOf(json: string) {
  try {
    return readProfileSettings(JSON.parse(json));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UnreadableProfileFile('The print profile is not JSON');
    if (error instanceof UnreadableProfile) throw new UnreadableProfileFile(inWords(error));
    throw error;
  }
}

function inWords({ wrong, unknown, faults, message }: UnreadableProfile): string {
  const lines = [
    ...wrong.flatMap((field) =>
      field === 'inks' || field === 'finishing' ? [] : [`${field}: ${allowed[field]}`],
    ),
    ...faults.map((fault) => `${fault.field}: ${plateFaultText(pdfEn.shops, fault)}`),
    ...unknown.map((field) => `${field}: a print profile has no such field`),
  ];
  return lines.join('\n') || message;
}

function readOrThrow(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new UnreadableProfileFile(`${path} cannot be read`);
  }
}
