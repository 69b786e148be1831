import type { PrintCheckMessages } from '#messages/en/print-check.ts';

type Words = Pick<PrintCheckMessages, 'inSentence'>;

/** A name within a sentence: with a small first letter, except an abbreviation and the names of a language with capital nouns. */
export function inSentence(words: Words, name: string): string {
  const isAbbreviation = name.slice(0, 2) === name.slice(0, 2).toUpperCase();
  return isAbbreviation ? name : words.inSentence(name.charAt(0).toLowerCase() + name.slice(1), name);
}
