export const passwordMinLength = 6;

/** What is asked of an admin's password: by the operator's command, and when an admin changes their own. */
export const adminPasswordMinLength = 12;

/** Whether an admin may act on this password. One who became an admin later may still have a shorter one. */
export function isAdminPassword(password: string): boolean {
  return [...password].length >= adminPasswordMinLength;
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

/** What is said of a password that is easy to guess, however long it is. It is a warning: the choice is its owner's. */
export const passwordWarnings = ['common', 'personal'] as const;
export type PasswordWarning = (typeof passwordWarnings)[number];

type Owner = { username: string; email: string };

/** Whether a password is one that many people have, or made of its owner's name or address; null where it is neither. */
export function passwordWarning(
  password: string,
  owner: Owner,
  isCommon: (password: string) => boolean,
): PasswordWarning | null {
  if (isCommon(password) || password.trim() === '') return 'common';
  const typed = password.toLowerCase();
  // A name inside a long password is no harm; as half of it, it is.
  const isHalfOfIt = (part: string) => typed.includes(part) && part.length * 2 >= typed.length;
  return partsOf(owner).some(isHalfOfIt) ? 'personal' : null;
}

/** A name, an address, and the words in them. */
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

/** 123456, abcdef and their like: every character follows or repeats the one before. */
function isSequence(characters: readonly string[]): boolean {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  return codes.every((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) <= 1);
}
