/** Sorts after every character, in the byte order of the indexes. */
export const lastCharacter = '\u{10ffff}';
