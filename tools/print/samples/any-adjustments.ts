import fc from 'fast-check';
import {
  adjustmentLimits,
  blockAligns,
  placesOfNine,
  textCaps,
  textWeights,
  tidyAdjustments,
} from '#domain/card/adjustments.ts';
import { qrContents } from '#domain/card/card-back.ts';
import { textBlocks } from '#domain/card/shared-sizes.ts';
import { contactFields, textFields } from '#domain/card/text-fields.ts';

function inSteps({ min, max, step }: { min: number; max: number; step: number }) {
  return fc
    .integer({ min: Math.round(min / step), max: Math.round(max / step) })
    .map((steps) => Number((steps * step).toFixed(2)) + 0);
}

/** Any of the members, or none. */
function some<Values extends object>(members: { [Name in keyof Values]: fc.Arbitrary<Values[Name]> }) {
  return fc.record(members, { requiredKeys: [] });
}

const fieldAdjustment = some({
  pt: inSteps(adjustmentLimits.pt),
  weight: fc.constantFrom(...textWeights),
  caps: fc.constantFrom(...textCaps),
  trackingEm: inSteps(adjustmentLimits.trackingEm),
});

const move = { dx: inSteps(adjustmentLimits.move), dy: inSteps(adjustmentLimits.move) };
const logoMove = { dx: inSteps(adjustmentLimits.logoMove), dy: inSteps(adjustmentLimits.logoMove) };
const place = fc.constantFrom(...placesOfNine);

const blockAdjustment = some({
  align: fc.constantFrom(...blockAligns),
  ...move,
  order: fc.shuffledSubarray(textFields),
});

const code = some({
  content: fc.constantFrom(...qrContents),
  value: fc.webUrl(),
  fields: fc.shuffledSubarray([...contactFields]),
  sizeMm: inSteps(adjustmentLimits.codeSize),
  place,
  ...move,
});

/** Any adjustments of a card, or none. */
export const anyAdjustments = some({
  fields: some(Object.fromEntries(textFields.map((field) => [field, fieldAdjustment]))),
  blocks: some(Object.fromEntries(textBlocks.map((block) => [block, blockAdjustment]))),
  logo: some({ place, ...logoMove }),
  code,
  graphic: some({ ...move, zoom: inSteps(adjustmentLimits.zoom) }),
}).map(tidyAdjustments);
