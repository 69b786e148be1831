import { z } from 'zod';
import {
  type Card,
  contactLabelKinds,
  isBlank,
  layouts,
  logoLimits,
  orientations,
} from '#domain/card/card.ts';
import { type FrontPicture, pictureLimits, pictureShapes } from '#domain/card/card-picture.ts';
import { textProblem, tidyText } from '#domain/card/card-text.ts';
import { customFormatLimits, formatIds } from '#domain/card/formats.ts';
import { isInitials } from '#domain/card/initials.ts';
import { logoChoices } from '#domain/card/logo-choice.ts';
import { isLogoPath } from '#domain/card/logo-file.ts';
import { ownLabelMax, storedLabel } from '#domain/card/own-labels.ts';
import { sharedSizesLimits, textBlocks } from '#domain/card/shared-sizes.ts';
import { contactLineFields, mapTexts, textFields } from '#domain/card/text-fields.ts';
import { fieldError } from '../field-errors.ts';
import { typedText } from '../sent-text.ts';
import { adjustmentsSchema } from './adjustments-schema.ts';
import { backSchema } from './back-schema.ts';
import { brokenText, cardText, colour, font, text, within } from './card-fields.ts';
import { lookSchema } from './look-schema.ts';

const side = within(customFormatLimits);
const mm = within(sharedSizesLimits.mm);
const wholeMm = (limits: { min: number; max: number }) =>
  within(limits).int(fieldError('NOT_A_NUMBER')).optional();

/** Text sizes and positions that all cards of a company design share. */
export const sharedSizesSchema = z.strictObject({
  arrangement: within(sharedSizesLimits.arrangement).int(fieldError('NOT_A_NUMBER')),
  stepScale: within(sharedSizesLimits.stepScale),
  isPaired: z.boolean(),
  sizes: z.partialRecord(z.enum(textFields), within(sharedSizesLimits.sizePt)),
  blocks: z.partialRecord(z.enum(textBlocks), z.strictObject({ x: mm, y: mm, width: mm })),
  ruleY: mm.optional(),
});

/** A text without spaces around it, and empty if nothing of it is visible. */
const trimmed = (typed: string) => (isBlank(typed) ? '' : typed.trim());

/** A text that must have visible characters. */
const visibleText = brokenText.overwrite(trimmed);

/** The name of a card in the user's list. */
export const cardNameSchema = text.overwrite(trimmed).min(1, fieldError('CARD_NAME_REQUIRED'));

const ownLabels = z
  .partialRecord(
    z.enum(contactLineFields),
    typedText.max(ownLabelMax, fieldError('TEXT_TOO_LONG')).overwrite(storedLabel),
  )
  .describe(
    'Custom labels before contact lines, such as “Office” or “Fax”. They replace letters and icons; empty text has none. On a card of a company design, an empty label removes the design’s.',
  );

/** The texts of a card. */
export const contentSchema = z.strictObject({
  ...mapTexts((field) => cardText(field).optional()),
  labels: ownLabels.optional(),
  companyName: visibleText.min(1, fieldError('COMPANY_NAME_REQUIRED')),
  fullName: visibleText.min(1, fieldError('FULL_NAME_REQUIRED')),
  email: text
    .overwrite(tidyText)
    .refine((typed) => textProblem('email', typed) !== 'email', fieldError('INVALID_EMAIL'))
    .optional(),
});

const logoRef = z.string().refine(isLogoPath, fieldError('INVALID_LOGO'));

export const styleSchema = z.strictObject({
  look: lookSchema.optional(),
  layout: z.enum(layouts).optional(),
  contactLabels: z.enum(contactLabelKinds).optional(),
  background: colour.optional(),
  initials: text
    .overwrite((typed) => typed.trim().toUpperCase().normalize('NFC'))
    .refine(isInitials, fieldError('INVALID_INITIALS'))
    .optional(),
  fonts: z.strictObject({
    company: font.optional(),
    data: font.optional(),
    ...mapTexts(() => font.optional()),
  }),
  colours: z.strictObject(mapTexts(() => colour.optional())),
  typeset: sharedSizesSchema.optional(),
  adjustments: adjustmentsSchema.optional(),
  logo: z.strictObject({
    ref: logoRef.nullable().optional(),
    darkRef: logoRef.optional(),
    sizeMm: wholeMm(logoLimits.size),
    leftMm: wholeMm(logoLimits.offset),
    topMm: wholeMm(logoLimits.offset),
    hasName: z.boolean().optional(),
    version: z.enum(logoChoices).optional(),
  }),
});

const share = within({ min: 0, max: 1 });
const pixels = within(pictureLimits.pixels).int(fieldError('NOT_A_NUMBER'));

const pictureSchema = z
  .strictObject({
    ref: z.string().refine(isLogoPath, fieldError('INVALID_PICTURE')).nullable().optional(),
    pixels: z.strictObject({ width: pixels, height: pixels }).describe('The size of the image.'),
    shape: z.enum(pictureShapes).optional().describe('The shape on the card; if omitted, the look decides.'),
    focus: z
      .strictObject({ x: share, y: share })
      .describe('The point of the image that stays in view, as shares of its width and height.'),
    zoom: within(pictureLimits.zoom),
    isDuotone: z.literal(true).optional().describe('Whether it is drawn in two colours of the palette.'),
  })
  .describe('A photo on the front, in addition to the logo.') satisfies z.ZodType<FrontPicture>;

/** A card. Absent values get their fallback when it is drawn. */
export const cardSchema = z.strictObject({
  /** The id of a usual format, or the sides of a custom one. */
  format: z.union([z.enum(formatIds), z.strictObject({ widthMm: side, heightMm: side })]).optional(),
  orientation: z.enum(orientations).optional(),
  content: contentSchema,
  style: styleSchema,
  picture: pictureSchema.optional(),
  back: backSchema.nullable(),
}) satisfies z.ZodType<Card>;
