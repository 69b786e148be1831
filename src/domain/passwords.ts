export const passwordMinLength = 6;

/** What is asked of an admin's password: by the operator's command, and when an admin changes their own. */
export const adminPasswordMinLength = 12;

/** Whether an admin may act on this password. One who became an admin later may still have a shorter one. */
export function isAdminPassword(password: string): boolean {
  return password.length >= adminPasswordMinLength;
}

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/** A hint while typing. It never refuses: only a password under six characters is refused, by the schema. */
export function passwordStrength(password: string): PasswordStrength {
  const characters = [...password];
  if (characters.length < passwordMinLength) return 'short';
  const distinct = new Set(characters).size;
  const bits = characters.length * Math.log2(alphabetSize(password)) * Math.min(1, distinct / 6);
  if (bits < 45 || isSequence(characters)) return 'weak';
  return bits < 75 ? 'fair' : 'strong';
}

const alphabets: ReadonlyArray<readonly [RegExp, number]> = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9]/, 33],
];

function alphabetSize(password: string): number {
  return alphabets.reduce((size, [pattern, letters]) => size + (pattern.test(password) ? letters : 0), 0);
}

/** 123456, abcdef and their like: every character follows or repeats the one before. */
function isSequence(characters: readonly string[]): boolean {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  return codes.every((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) <= 1);
}
