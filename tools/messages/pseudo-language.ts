import { type Part, parseMessage } from './parse-message.ts';

/** How much longer than English the texts of other languages may be. */
const lengthening = 1.4;

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'č',
  d: 'ď',
  e: 'é',
  i: 'í',
  l: 'ľ',
  n: 'ň',
  o: 'ó',
  r: 'ř',
  s: 'š',
  t: 'ť',
  u: 'ů',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  C: 'Č',
  D: 'Ď',
  E: 'É',
  I: 'Í',
  L: 'Ľ',
  N: 'Ň',
  O: 'Ó',
  R: 'Ř',
  S: 'Š',
  T: 'Ť',
  U: 'Ů',
  Y: 'Ý',
  Z: 'Ž',
};

/** The JSON of a catalogue in a language that nobody speaks: English with accents, 40 % longer. Values and choices stay. */
export function pseudoCatalogue(english: string): string {
  return JSON.stringify(pseudoValue(JSON.parse(english)), null, 2);
}

function pseudoValue(value: unknown): unknown {
  if (typeof value === 'string') return printMessage(parseMessage(value).map(pseudoPart));
  if (Array.isArray(value)) return value.map(pseudoValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, pseudoValue(child)]));
}

function pseudoPart(part: Part): Part {
  if (part.kind === 'words') return { kind: 'words', words: pseudoWords(part.words) };
  if (part.kind === 'value' || part.kind === 'number') return part;
  const branches = part.branches.map(({ key, parts }) => ({ key, parts: parts.map(pseudoPart) }));
  return { ...part, branches };
}

/** Repeats vowels until the text is 40 % longer, so that words stay words and lines break between them. */
export function pseudoWords(words: string): string {
  let missing = Math.round(words.length * (lengthening - 1));
  return words.replaceAll(/\{[^}]*\}|<[^>]*>|\p{L}+/gu, (word) => {
    // A name for the code, or a tag.
    if (/^[{<]/.test(word)) return word;
    const accented = word.replaceAll(/[a-z]/gi, (letter) => accents[letter] ?? letter);
    const more = Math.min(missing, Math.ceil(word.length * (lengthening - 1)));
    missing -= more;
    return accented + 'ů'.repeat(more);
  });
}

/** A message as a translator writes it. */
export function printMessage(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'words') return part.words.replaceAll(/[{}]/g, (brace) => `'${brace}'`);
      if (part.kind === 'value') return `{${part.name}}`;
      if (part.kind === 'number') return '#';
      const branches = part.branches.map((branch) => `${branch.key} {${printMessage(branch.parts)}}`);
      return `{${part.name}, ${part.kind}, ${branches.join(' ')}}`;
    })
    .join('');
}
