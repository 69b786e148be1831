const usernameLimits = { min: 3, max: 64 } as const;

/** The operator's account. username-skeleton.ts reserves this name and those that look like it. */
export const operatorUsername = 'admin';

/** The operator's account: it cannot be renamed, demoted, deleted or impersonated. */
export function isProtected({ username }: { username: string }): boolean {
  return usernameKey(username) === operatorUsername;
}

/** A username as it is stored and shown: NFKC gives compatible characters one form. */
export function normaliseUsername(typed: string): string {
  return typed.normalize('NFKC').trim();
}

/** The form in which usernames are compared. */
export function usernameKey(typed: string): string {
  return normaliseUsername(typed).toLowerCase().normalize('NFKC');
}

type UsernameProblem =
  | 'USERNAME_TOO_SHORT'
  | 'USERNAME_TOO_LONG'
  | 'USERNAME_INVISIBLE'
  | 'USERNAME_WITH_AT'
  | 'USERNAME_MIXED_SCRIPTS';

/** Why a username is not allowed, or null. Whether it is taken is checked by the server. */
export function usernameProblem(typed: string): UsernameProblem | null {
  const username = normaliseUsername(typed);
  const length = [...username].length;
  if (length < usernameLimits.min) return 'USERNAME_TOO_SHORT';
  if (length > usernameLimits.max) return 'USERNAME_TOO_LONG';
  if (invisible.test(username)) return 'USERNAME_INVISIBLE';
  // It would look like an address, and a login takes both.
  if (username.includes('@')) return 'USERNAME_WITH_AT';
  return scriptsOf(username).size > 1 ? 'USERNAME_MIXED_SCRIPTS' : null;
}

/** Why an account may not get this name, or null. A name that an earlier release accepted may stay. */
export function renameProblem(current: string, typed: string): UsernameProblem | null {
  return normaliseUsername(typed) === current ? null : usernameProblem(typed);
}

/** Control and format characters, private use, unassigned, lone surrogates, separators other than the space, and everything that may be drawn invisibly. */
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Scripts with letters that look alike. East Asian scripts are commonly mixed, so they count as one. */
const scripts: ReadonlyArray<readonly [string, RegExp]> = [
  ['Latin', /\p{Script=Latin}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Georgian', /\p{Script=Georgian}/u],
  ['Cherokee', /\p{Script=Cherokee}/u],
  [
    'EastAsian',
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
  ],
];

function scriptsOf(username: string): Set<string> {
  const letters = [...username].filter((character) => /\p{L}/u.test(character));
  return new Set(
    letters.map((letter) => scripts.find(([, pattern]) => pattern.test(letter))?.[0] ?? 'other'),
  );
}
