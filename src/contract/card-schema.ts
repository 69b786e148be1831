import { z } from 'zod';
import {
  type CardDesign,
  contactLabelKinds,
  isBlank,
  layouts,
  logoLimits,
  orientations,
  textFields,
} from '#domain/card/card.ts';
import { isEmail, tidyText } from '#domain/card/card-text.ts';
import { parseColour } from '#domain/card/colour.ts';
import { customFormatLimits, formatIds } from '#domain/card/formats.ts';
import { isLogoPath } from '#domain/card/logo-file.ts';
import { textBlocks, typesetLimits } from '#domain/card/typeset.ts';
import { backSchema } from './back-schema.ts';
import { font, text } from './card-fields.ts';
import { fieldError } from './field-errors.ts';

const colour = z.string().transform((typed, context) => {
  const parsed = parseColour(typed);
  if (parsed !== null) return parsed;
  context.addIssue({ code: 'custom', message: fieldError('INVALID_COLOUR') });
  return z.NEVER;
});

/** Accepts a number or a text, as the editor sends it; the result is a whole number within its limits. */
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
    );
}

const { min: minSide, max: maxSide } = customFormatLimits;
const side = z
  .number(fieldError('NOT_A_NUMBER'))
  .min(minSide, fieldError('OUT_OF_RANGE'))
  .max(maxSide, fieldError('OUT_OF_RANGE'));

/** The id of a usual format, or the sides of one's own. */
const formatSchema = z.union([z.enum(formatIds), z.strictObject({ widthMm: side, heightMm: side })]);

const within = ({ min, max }: { min: number; max: number }) =>
  z
    .number(fieldError('NOT_A_NUMBER'))
    .min(min, fieldError('OUT_OF_RANGE'))
    .max(max, fieldError('OUT_OF_RANGE'));
const mm = within(typesetLimits.mm);

/** Sizes and places that the cards of a company design share. */
export const typesetSchema = z.strictObject({
  arrangement: within(typesetLimits.arrangement).int(fieldError('NOT_A_NUMBER')),
  stepScale: within(typesetLimits.stepScale),
  isPaired: z.boolean(),
  sizes: z.partialRecord(z.enum(textFields), within(typesetLimits.sizePt)),
  blocks: z.partialRecord(z.enum(textBlocks), z.strictObject({ x: mm, y: mm, width: mm })),
  ruleY: mm.optional(),
});

/** A text that must have visible characters. */
const visibleText = text.overwrite((typed) => (isBlank(typed) ? '' : typed.trim()));

/** The name of a card in the user's list. */
export const cardNameSchema = visibleText.min(1, fieldError('CARD_NAME_REQUIRED'));

/** The design of a card. Absent values get their fallback when the card is drawn. */
export const cardDesignSchema = z.object({
  companyName: visibleText.min(1, fieldError('COMPANY_NAME_REQUIRED')),
  website: text.optional(),
  fullName: visibleText.min(1, fieldError('FULL_NAME_REQUIRED')),
  position: text.optional(),
  phone: text.optional(),
  email: text
    .overwrite(tidyText)
    .refine((typed) => typed === '' || isEmail(typed), fieldError('INVALID_EMAIL'))
    .optional(),
  url: text.optional(),
  department: text.optional(),
  mobile: text.optional(),
  street: text.optional(),
  city: text.optional(),
  free1: text.optional(),
  free2: text.optional(),
  format: formatSchema.optional(),
  back: backSchema.nullable().optional(),
  backgroundColor: colour.optional(),
  orientation: z.enum(orientations).optional(),
  layout: z.enum(layouts).optional(),
  contactLabels: z.enum(contactLabelKinds).optional(),
  companyFont: font.optional(),
  dataFont: font.optional(),
  nameFont: font.optional(),
  companyNameFont: font.optional(),
  websiteFont: font.optional(),
  positionFont: font.optional(),
  phoneFont: font.optional(),
  emailFont: font.optional(),
  urlFont: font.optional(),
  departmentFont: font.optional(),
  mobileFont: font.optional(),
  streetFont: font.optional(),
  cityFont: font.optional(),
  free1Font: font.optional(),
  free2Font: font.optional(),
  companyNameColor: colour.optional(),
  websiteColor: colour.optional(),
  fullNameColor: colour.optional(),
  positionColor: colour.optional(),
  phoneColor: colour.optional(),
  emailColor: colour.optional(),
  urlColor: colour.optional(),
  departmentColor: colour.optional(),
  mobileColor: colour.optional(),
  streetColor: colour.optional(),
  cityColor: colour.optional(),
  free1Color: colour.optional(),
  free2Color: colour.optional(),
  logoUrl: z.string().refine(isLogoPath, fieldError('INVALID_LOGO')).nullable().optional(),
  logoSize: millimetres(logoLimits.size).optional(),
  logoX: millimetres(logoLimits.offset).optional(),
  logoY: millimetres(logoLimits.offset).optional(),
  logoHasName: z.boolean().optional(),
  typeset: typesetSchema.optional(),
}) satisfies z.ZodType<CardDesign>;
