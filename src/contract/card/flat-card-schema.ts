import { z } from 'zod';
import { logoLimits } from '#domain/card/card.ts';
import { type FlatCard, flatColours, flatFonts } from '#domain/card/flat-card.ts';
import { fieldError } from '../field-errors.ts';
import { colour, font } from './card-fields.ts';
import { cardSchema, contentSchema, styleSchema } from './card-schema.ts';

/** Accepts a number or a text; the result is a whole number within its limits. */
function millimetres({ min, max }: { min: number; max: number }) {
  return z
    .union([
      z.number(),
      z
        .string()
        .trim()
        .regex(/^-?\d+$/, fieldError('NOT_A_NUMBER')),
    ])
    .transform(Number)
    .pipe(
      z
        .int(fieldError('NOT_A_NUMBER'))
        .min(min, fieldError('OUT_OF_RANGE'))
        .max(max, fieldError('OUT_OF_RANGE')),
    )
    .optional();
}

const { format, orientation, picture, back } = cardSchema.shape;
const { look, layout, contactLabels, initials, typeset, adjustments, logo } = styleSchema.shape;

/** A card as the calls of the specification have it: every value beside the others. */
export const flatCardSchema = z.object({
  ...contentSchema.shape,
  format,
  back: back.optional(),
  backgroundColor: colour.optional(),
  orientation,
  look,
  layout,
  contactLabels,
  initials,
  companyFont: font.optional(),
  dataFont: font.optional(),
  ...flatFonts(() => font.optional()),
  ...flatColours(() => colour.optional()),
  logoUrl: logo.shape.ref,
  logoDarkUrl: logo.shape.darkRef,
  logoSize: millimetres(logoLimits.size),
  logoX: millimetres(logoLimits.offset),
  logoY: millimetres(logoLimits.offset),
  logoHasName: logo.shape.hasName,
  logoVersion: logo.shape.version,
  typeset,
  adjustments,
  picture,
}) satisfies z.ZodType<FlatCard>;
