import { cardTextMax } from './card.ts';

/** The word for a copy in the language of the interface, and in all languages. */
export type CopyWords = { own: string; all: readonly string[] };

/** The first free name for a copy: "Name (copy)", "Name (copy 2)". A copy of a copy continues the same numbering. */
export function copyName(name: string, taken: ReadonlySet<string>, { own, all }: CopyWords): string {
  // The suffix of an earlier copy, in any language.
  const original = name.replace(new RegExp(` \\((?:${all.join('|')})(?: \\d+)?\\)$`, 'u'), '');
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? ` (${own})` : ` (${own} ${number})`;
    const candidate = cut(original, cardTextMax - end.length) + end;
    if (!taken.has(candidate)) return candidate;
  }
}

/** Does not split a surrogate pair. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
