export const passwordMinLength = 6;

/** Required when the operator creates an admin and when an admin changes their own password. */
export const adminPasswordMinLength = 12;

/** Whether a password is long enough for admin actions. A user who became an admin later may have a shorter one. */
export function isAdminPassword(password: string): boolean {
  return [...password].length >= adminPasswordMinLength;
}

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/** A hint while typing. Only the schema refuses passwords, those under six characters. */
export function passwordStrength(password: string): PasswordStrength {
  const characters = [...password];
  if (characters.length < passwordMinLength) return 'short';
  const distinct = new Set(characters).size;
  const bits = characters.length * Math.log2(alphabetSize(password)) * Math.min(1, distinct / 6);
  if (bits < 45 || isSequence(characters)) return 'weak';
  return bits < 75 ? 'fair' : 'strong';
}

/** Warnings about a password that is easy to guess, whatever its length. The password is still accepted. */
export const passwordWarnings = ['common', 'personal'] as const;
export type PasswordWarning = (typeof passwordWarnings)[number];

type Owner = { username: string; email: string };

/** The warning about a common password or one made of the username or email; null if there is none. */
export function passwordWarning(
  password: string,
  owner: Owner,
  isCommon: (password: string) => boolean,
): PasswordWarning | null {
  if (isCommon(password) || password.trim() === '') return 'common';
  const typed = password.toLowerCase();
  // A name is harmless in a long password, but not as half of it or more.
  const isHalfOrMore = (part: string) => typed.includes(part) && part.length * 2 >= typed.length;
  return partsOf(owner).some(isHalfOrMore) ? 'personal' : null;
}

/** The username, the email, and the words in them. */
function partsOf({ username, email }: Owner): string[] {
  const [name = '', host = ''] = email.split('@');
  const whole = [username, email, name, host].map((part) => part.trim().toLowerCase());
  const words = whole.flatMap((part) => part.split(/[^\p{L}\p{N}]+/u));
  return [...new Set([...whole, ...words])].filter((part) => [...part].length >= 3);
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

/** True for 123456 or abcdef: every character follows or repeats the one before. */
function isSequence(characters: readonly string[]): boolean {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  return codes.every((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) <= 1);
}
