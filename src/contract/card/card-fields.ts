import { z } from 'zod';
import { cardTextMax } from '#domain/card/card.ts';
import { parseColour } from '#domain/card/colour/colour.ts';
import { customFontPattern, fontNames } from '#domain/card/fonts.ts';
import { allowsLineBreaks, onOneLine, storedLines } from '#domain/card/line-breaks.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import { fieldError } from '../field-errors.ts';
import { typedText } from '../sent-text.ts';

/** A shipped font, or one of a person's own, whose file the server never sees. */
export const font = z.union([
  z.enum(fontNames),
  z.templateLiteral(['own:', z.string().regex(customFontPattern)]),
]);

/** A text on one line: line breaks are read as spaces. */
export const text = typedText.overwrite(onOneLine).max(cardTextMax, fieldError('TEXT_TOO_LONG'));

/** A text with its line breaks. */
export const brokenText = typedText.overwrite(storedLines).max(cardTextMax, fieldError('TEXT_TOO_LONG'));

/** A text of a card, with line breaks where it can have them. */
export function cardText(field: TextField) {
  return allowsLineBreaks(field) ? brokenText : text;
}

/** A colour, as `#rrggbb`. */
export const colour = z
  .string()
  .overwrite((typed) => parseColour(typed) ?? typed)
  .refine((typed) => parseColour(typed) !== null, fieldError('INVALID_COLOUR'));

/** A number within its limits. */
export const within = ({ min, max }: { min: number; max: number }) =>
  z
    .number(fieldError('NOT_A_NUMBER'))
    .min(min, fieldError('OUT_OF_RANGE'))
    .max(max, fieldError('OUT_OF_RANGE'));
