import { initialsMax } from '#domain/card/initials.ts';
import { legalFormAt } from '../../text/legal-form.ts';

/** The first letters of the words of a company, without its legal form and the words between its names. */
export function companyLetters(company: string): string {
  const name = company.trim().replace(/,\s*$/u, '');
  const formAt = legalFormAt(name) ?? name.length;
  const words = wordsOf(name.slice(0, formAt)).filter((word) => !/^(?:a|and|und|y|et|i)$/iu.test(word));
  return lettersOf(words.slice(0, initialsMax));
}

/** The first letters of a person's first and last name, without titles. */
export function personLetters(fullName: string): string {
  const words = wordsOf(fullName.replace(/,.*$/u, '')).filter((word) => !word.endsWith('.'));
  return lettersOf(words.length > 1 ? [words[0] ?? '', words.at(-1) ?? ''] : words);
}

const letter = /[\p{L}\p{N}]\p{M}*/u;

function wordsOf(text: string): string[] {
  return text.split(/[\s\-–/&+]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function lettersOf(words: readonly string[]): string {
  return words.map((word) => (word.match(letter)?.[0] ?? '').toUpperCase().normalize('NFC')).join('');
}
