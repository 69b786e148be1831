import { z } from 'zod';
import { cardTextMax } from '#domain/card/card.ts';
import { parseColour } from '#domain/card/colour.ts';
import { fontNames, ownFontPattern } from '#domain/card/fonts.ts';
import { fieldError } from './field-errors.ts';
import { typedText } from './sent-text.ts';

/** A shipped font, or one of a person's own, whose file the server never sees. */
export const font = z.union([
  z.enum(fontNames),
  z.templateLiteral(['own:', z.string().regex(ownFontPattern)]),
]);

/** A text of a card. */
export const text = typedText.max(cardTextMax, fieldError('TEXT_TOO_LONG'));

/** A colour of the back, as `#rrggbb`. */
export const backColour = z
  .string()
  .overwrite((typed) => parseColour(typed) ?? typed)
  .refine((typed) => parseColour(typed) !== null, fieldError('INVALID_COLOUR'));
