import { z } from 'zod';
import {
  type Adjustments,
  adjustmentLimits,
  blockAligns,
  placesOfNine,
  textCaps,
  textWeights,
} from '#domain/card/adjustments.ts';
import { textBlocks } from '#domain/card/shared-sizes.ts';
import { textFields } from '#domain/card/text-fields.ts';
import { fieldError } from '../field-errors.ts';
import { qrBlockSchema } from './back-schema.ts';
import { within } from './card-fields.ts';

/** A number within its limits, in whole steps. */
function inSteps(limits: { min: number; max: number; step: number }) {
  const isInSteps = (value: number) => Math.abs(value / limits.step - Math.round(value / limits.step)) < 1e-6;
  return within(limits).refine(isInSteps, fieldError('OUT_OF_RANGE')).optional();
}

const fieldAdjustment = z.strictObject({
  pt: inSteps(adjustmentLimits.pt).describe('The size in points, in steps of 0.5.'),
  weight: z.literal(textWeights).optional().describe('The weight. A font without it uses the nearest.'),
  caps: z.enum(textCaps).optional().describe('Capital letters. Legal forms stay as typed.'),
  trackingEm: inSteps(adjustmentLimits.trackingEm).describe('Space between letters in em, in steps of 0.01.'),
});

const move = {
  dx: inSteps(adjustmentLimits.move).describe('How far it is moved to the right, in steps of 0.25 mm.'),
  dy: inSteps(adjustmentLimits.move).describe('How far it is moved down, in steps of 0.25 mm.'),
};

const place = z.enum(placesOfNine).optional();

const blockAdjustment = z.strictObject({
  align: z.enum(blockAligns).optional().describe('The alignment of its lines.'),
  ...move,
  order: z
    .array(z.enum(textFields))
    .max(textFields.length)
    .refine((order) => new Set(order).size === order.length)
    .optional()
    .describe('The order of its lines. Other fields follow.'),
});

const logo = z.strictObject({
  place: place.describe('A place in the free area of the card. If omitted, it is as arranged.'),
  dx: inSteps(adjustmentLimits.logoMove).describe(
    'The exact offset to the right, in steps of 0.25 mm. It counts while its whole number is that of the card.',
  ),
  dy: inSteps(adjustmentLimits.logoMove).describe(
    'The exact offset down, in steps of 0.25 mm. It counts while its whole number is that of the card.',
  ),
});

const { content, value, fields } = qrBlockSchema.shape;

const code = z.strictObject({
  content: content.optional().describe('What it says. If omitted, the contact details of the card.'),
  value: value.describe('The web address or the message.'),
  fields: fields.describe('Fields of the contact.'),
  sizeMm: inSteps(adjustmentLimits.codeSize).describe('Its side without the quiet zone, in steps of 0.5 mm.'),
  place: place.describe('A place in the free area of the card. If omitted, where there is room.'),
  ...move,
});

const graphic = z.strictObject({
  ...move,
  zoom: inSteps(adjustmentLimits.zoom).describe('How much larger it is, in steps of 0.05.'),
});

/** How a card differs from the arrangement of its look or layout. */
export const adjustmentsSchema = z
  .strictObject({
    fields: z
      .partialRecord(z.enum(textFields), fieldAdjustment)
      .optional()
      .describe('What differs of single fields.'),
    blocks: z
      .partialRecord(z.enum(textBlocks), blockAdjustment)
      .optional()
      .describe('What differs of blocks of lines.'),
    logo: logo.optional().describe('Where the logo is.'),
    code: code
      .optional()
      .describe('A QR code on the front. An empty object is a contact where there is room.'),
    graphic: graphic.optional().describe('Another crop of the graphic of the look.'),
  })
  .describe(
    'What differs from the arrangement of the look or layout. Absent values are as arranged.',
  ) satisfies z.ZodType<Adjustments>;
