import { expect, test } from 'vitest';
import { splitByFace } from './split-by-face.ts';

/** A text in parts; those of the fallback are in brackets. `own` are the characters of the face. */
function split(text: string, own: RegExp, fallback = /[\p{Script=Latin}\p{Script=Common}]/u): string {
  const parts = splitByFace(
    text,
    (character) => !own.test(character),
    (character) => fallback.test(character),
  );
  return parts.map((part) => (part.isFallback ? `[${part.text}]` : part.text)).join('');
}

const hebrew = /[\p{Script=Hebrew} \d@.]/u;
const plainLatin = /[ -~]/;

test.each([
  ['a Latin word in a Hebrew font', 'Lumen בע', hebrew, '[Lumen] בע'],
  ['an address, with its signs, as a whole', 'info@lumen.sk', hebrew, '[info@lumen.sk]'],
  ['digits that the font has', '24 בע', hebrew, '24 בע'],
  ['the whole word of a letter that is missing', 'Ľuba Novak', plainLatin, '[Ľuba] Novak'],
  ['a sign alone', 'Lumen → Studio', plainLatin, 'Lumen [→] Studio'],
  ['a sign within a word', 'A→B', plainLatin, 'A[→]B'],
  ['nothing that the fallback lacks', '総務', plainLatin, '総務'],
  ['what it can of a word that the fallback lacks too', 'Ľ総', plainLatin, '[Ľ]総'],
  ['scripts within a word', 'בעLumen', hebrew, 'בע[Lumen]'],
])('the fallback draws %s', (_, text, own, parts) => {
  expect(split(text, own)).toBe(parts);
});
