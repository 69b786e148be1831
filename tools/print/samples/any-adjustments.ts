import fc from 'fast-check';
import { adjustmentLimits, textCaps, textWeights, tidyAdjustments } from '#domain/card/adjustments.ts';
import { textFields } from '#domain/card/text-fields.ts';

function inSteps({ min, max, step }: { min: number; max: number; step: number }) {
  return fc
    .integer({ min: Math.round(min / step), max: Math.round(max / step) })
    .map((steps) => Number((steps * step).toFixed(2)));
}

const fieldAdjustment = fc.record(
  {
    pt: inSteps(adjustmentLimits.pt),
    weight: fc.constantFrom(...textWeights),
    caps: fc.constantFrom(...textCaps),
    trackingEm: inSteps(adjustmentLimits.trackingEm),
  },
  { requiredKeys: [] },
);

/** Any adjustments of a card, or none. */
export const anyAdjustments = fc
  .record(
    {
      fields: fc.record(Object.fromEntries(textFields.map((field) => [field, fieldAdjustment])), {
        requiredKeys: [],
      }),
    },
    { requiredKeys: [] },
  )
  .map(tidyAdjustments);
