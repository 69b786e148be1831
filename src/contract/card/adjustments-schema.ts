import { z } from 'zod';
import { type Adjustments, adjustmentLimits, textCaps, textWeights } from '#domain/card/adjustments.ts';
import { textFields } from '#domain/card/text-fields.ts';
import { fieldError } from '../field-errors.ts';
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

/** How a card differs from the arrangement of its look or layout. */
export const adjustmentsSchema = z
  .strictObject({
    fields: z
      .partialRecord(z.enum(textFields), fieldAdjustment)
      .optional()
      .describe('What differs of single fields.'),
  })
  .describe(
    'What differs from the arrangement of the look or layout. Absent values are as arranged.',
  ) satisfies z.ZodType<Adjustments>;
