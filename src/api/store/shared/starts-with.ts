import { type SQL, sql } from 'drizzle-orm';

/** Sorts after every character, in the byte order of the indexes. */
const lastCharacter = '\u{10ffff}';

/** Whether a key begins with a text, as a range of its index in byte order. */
export function startsWith(key: SQL, text: SQL): SQL {
  const start = sql`${text} COLLATE "C"`;
  return sql`${key} >= ${start} AND ${key} < ${start} || ${lastCharacter}`;
}
