import { isSameJson } from '../sorted-json.ts';
import { adjustedValues, patchOf } from './adjusted-values.ts';
import { type Adjustments, patchAdjustments } from './adjustments.ts';

/**
 * The adjustments of two versions of one card: what either has changed. A conflict where both changed one value, or one
 * removed the code that the other changed.
 */
export function joinAdjustments(
  base: Adjustments | undefined,
  own: Adjustments | undefined,
  other: Adjustments | undefined,
): { adjustments: Adjustments | undefined } | { conflict: true } {
  let adjustments = own;
  for (const value of [base, other, own].flatMap(adjustedValues)) {
    const [before, mine, theirs] = [patchOf(value, base), patchOf(value, own), patchOf(value, other)];
    if (isSameJson(before, theirs) || isSameJson(mine, theirs)) continue;
    if (!isSameJson(before, mine)) return { conflict: true };
    adjustments = patchAdjustments(adjustments, theirs);
  }
  return { adjustments };
}
