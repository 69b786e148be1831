import type { Language } from '../account/languages.ts';
import { cardTextMax } from './card.ts';

const words: Record<Language, string> = { en: 'copy', sk: 'kópia' };

/** The suffix of an earlier copy, in any language. */
const ending = new RegExp(` \\((?:${Object.values(words).join('|')})(?: \\d+)?\\)$`, 'u');

/** The first free name for a copy: "Name (copy)", "Name (copy 2)". A copy of a copy continues the same numbering. */
export function copyName(name: string, taken: ReadonlySet<string>, language: Language): string {
  const original = name.replace(ending, '');
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? ` (${words[language]})` : ` (${words[language]} ${number})`;
    const candidate = cut(original, cardTextMax - end.length) + end;
    if (!taken.has(candidate)) return candidate;
  }
}

/** Does not split a surrogate pair. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
