import { type CardContent, cardTextMax, isBlank } from '#domain/card/card.ts';
import { textFields } from '#domain/card/text-fields.ts';
import { isVcard, readVcard, withoutMedia } from './read-vcard.ts';
import { readSignature } from './signature/read-signature.ts';

/** The longest text that is read, in UTF-16 code units, pictures in a vCard not counted. */
export const longestText = 20_000;

/** Why nothing was read. */
export type ReadProblem = 'nothingFound' | 'tooLong';

/** The texts found in a pasted signature or vCard, or why there are none. */
export function readTexts(pasted: string): CardContent | ReadProblem {
  const vcard = isVcard(pasted);
  const text = vcard ? withoutMedia(pasted) : pasted;
  if (text.length > longestText) return 'tooLong';
  const found = vcard ? readVcard(text) : readSignature(text);
  const texts = Object.fromEntries(
    textFields.flatMap((field) => {
      const value = (found[field] ?? '').trim().slice(0, cardTextMax);
      return isBlank(value) ? [] : [[field, value]];
    }),
  );
  return Object.keys(texts).length > 0 ? texts : 'nothingFound';
}
