import { profileDescription, profileTags } from './icc-texts.ts';
import { cmyk } from './ink.ts';
import type { PressCondition } from './press-condition.ts';

/** Why a file cannot be the profile of a press. */
export type PressProfileProblem =
  | 'ICC_TOO_LARGE'
  | 'ICC_NOT_A_PROFILE'
  | 'ICC_NOT_A_CMYK_PRINTER'
  | 'ICC_VERSION_UNKNOWN'
  | 'ICC_WITHOUT_TABLES';

export class UnusablePressProfile extends Error {
  readonly code: PressProfileProblem;

  constructor(code: PressProfileProblem) {
    super(code);
    this.code = code;
  }
}

export const maxPressProfileBytes = 6 * 1024 * 1024;
const headerBytes = 132;
const maxDescription = 80;

/** The press of a custom ICC profile. Throws an UnusablePressProfile for a file that cannot be used. */
export function customPressCondition(bytes: Uint8Array, fileName: string): PressCondition {
  const problem = problemOf(bytes);
  if (problem) throw new UnusablePressProfile(problem);
  const info = profileDescription(bytes).slice(0, maxDescription).trim() || fileName;
  return {
    icc: fileName,
    info,
    identifier: 'Custom',
    condition: info,
    isRegistered: false,
    // Only the same file is of the same press.
    names: /(?!)/,
    richBlack: cmyk(0.3, 0.1, 0.1, 1),
    richBlackFrom: 100,
  };
}

/** The main version of a profile, 2 or 4. */
export function pressProfileVersion(bytes: Uint8Array): number {
  return bytes[8] ?? 0;
}

function problemOf(bytes: Uint8Array): PressProfileProblem | null {
  if (bytes.length > maxPressProfileBytes) return 'ICC_TOO_LARGE';
  const letters = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4));
  if (bytes.length < headerBytes || letters(36) !== 'acsp') return 'ICC_NOT_A_PROFILE';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) !== bytes.length) return 'ICC_NOT_A_PROFILE';
  if (letters(12) !== 'prtr' || letters(16) !== 'CMYK') return 'ICC_NOT_A_CMYK_PRINTER';
  if (![2, 4].includes(pressProfileVersion(bytes))) return 'ICC_VERSION_UNKNOWN';
  const tags = new Set(
    profileTags(bytes)
      .filter(({ start, length }) => length > 0 && start + length <= bytes.length)
      .map(({ name }) => name),
  );
  const has = (kind: 'A2B' | 'B2A') => tags.has(`${kind}0`) || tags.has(`${kind}1`);
  return has('A2B') && has('B2A') ? null : 'ICC_WITHOUT_TABLES';
}
