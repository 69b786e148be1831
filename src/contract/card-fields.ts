import { z } from 'zod';
import { cardTextMax } from '#domain/card/card.ts';
import { parseColour } from '#domain/card/colour.ts';
import { fontNames } from '#domain/card/fonts.ts';
import { fieldError } from './field-errors.ts';

export const font = z.enum(fontNames);

/** A text of a card. A null character or half a surrogate pair cannot be stored in PostgreSQL. */
export const text = z
  .string()
  .overwrite((typed) => typed.replaceAll(/[\0\p{Cs}]/gu, ''))
  .max(cardTextMax, fieldError('TEXT_TOO_LONG'));

/** A colour of the back, as `#rrggbb`. */
export const backColour = z
  .string()
  .overwrite((typed) => parseColour(typed) ?? typed)
  .refine((typed) => parseColour(typed) !== null, fieldError('INVALID_COLOUR'));
