import type { CardContent } from '#domain/card/card.ts';
import { isBlank } from '#domain/card/card.ts';

/** The letters that stand for a card: of the company, else of the person's family name. Both names of "A & B" count. */
export function initialsOf({ companyName = '', fullName = '' }: CardContent): string {
  if (!isBlank(companyName)) {
    const [first = '', second = ''] = companyName.split(/\s(?:&|a|and|und|y|et)\s/u);
    // A company of two names has one word each: "Whitcombe & Hale", not "Pražírna a kavárna U Anny".
    const isPair = second !== '' && isOneWord(first) && isOneWord(second);
    return isPair ? `${initialOf(first)}&${initialOf(second)}` : initialOf(companyName);
  }
  return personInitialOf({ fullName });
}

/** The letter of a person's family name. */
export function personInitialOf({ fullName = '' }: CardContent): string {
  const words = fullName
    .replace(/,.*$/u, '')
    .split(/\s+/u)
    .filter((word) => !word.endsWith('.'));
  return initialOf(words.at(-1) ?? fullName);
}

function isOneWord(text: string): boolean {
  return !/\s/u.test(text.trim());
}

function initialOf(text: string): string {
  return text.match(/[\p{L}\p{N}]\p{M}*/u)?.[0].toUpperCase() ?? '';
}
