import { cardTextMax, isBlank } from './card.ts';
import { allowsLineBreaks, onOneLine, storedLines } from './line-breaks.ts';
import type { TextField } from './text-fields.ts';

/**
 * A typed text without what PostgreSQL cannot store, the null character and halves of surrogate pairs, and without what turns
 * a text round.
 */
export function storableText(typed: string): string {
  return withoutBidiControls(typed.replaceAll(/[\0\p{Cs}]/gu, ''));
}

const rightToLeftLetter =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A text without the controls of its direction, which come along unseen when a text is pasted. Marks stay beside letters
 * that run from right to left: they place what is between them.
 */
export function withoutBidiControls(text: string): string {
  const plain = text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');
  return rightToLeftLetter.test(plain) ? plain : plain.replaceAll(/[\u061c\u200e\u200f]/g, '');
}

/** A text of a list as it is stored and compared: on one line without spaces around it, and empty if nothing of it is visible. */
export function tidyText(typed = ''): string {
  const text = onOneLine(storableText(typed)).normalize('NFC').trim();
  return isBlank(text) ? '' : text;
}

/** The same with the line breaks that a text can have. */
export function tidyLines(field: TextField, typed = ''): string {
  if (!allowsLineBreaks(field)) return tidyText(typed);
  const text = storedLines(storableText(typed)).normalize('NFC').trim();
  return isBlank(text) ? '' : text;
}

/** Letters of any script, and the signs that a name in an address may have without quotes. */
const namePart = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = '[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]*';
const email = new RegExp(
  `^${namePart}(?:\\.${namePart})*@(?:${label}\\.)+(?:[\\p{L}\\p{M}]{2,}|xn--[a-z\\d-]+)$`,
  'iu',
);

/** Whether a text can be printed as an email address. It may have letters with accents, which mail delivers as they are. */
export function isEmail(text: string): boolean {
  return email.test(text);
}

/** What is wrong with a text of a card, whoever wrote it; null if it can be stored. */
export function textProblem(field: TextField, text: string): 'tooLong' | 'email' | null {
  if (text.length > cardTextMax) return 'tooLong';
  return field === 'email' && text !== '' && !isEmail(text) ? 'email' : null;
}
