/** What a program may do with a key. A call of the contract names the one that it needs; without one it refuses every key. */
export const keyScopes = [
  'cards:read',
  'cards:write',
  'designs:read',
  'people:write',
  'orders:read',
] as const;
export type KeyScope = (typeof keyScopes)[number];

/** So that a key is recognised where it must not be, such as in a public repository. */
export const keyPrefix = 'viz_';

/** The characters at the start of a key that are stored and shown, to tell keys apart. */
export const keyStartLength = 8;

/** Keys of one account that work at the same time. */
export const keysMax = 20;

/** The form of the API. A program that names it keeps it when a later one changes something. */
export const apiVersion = '2026-11-01';
