import { isSameJson } from '../sorted-json.ts';
import { type Adjustments, adjustedValues, patchAdjustments, patchOf } from './adjustments.ts';

/** The adjustments of two versions of one card: what either has changed. A conflict where both changed one value. */
export function joinAdjustments(
  base: Adjustments | undefined,
  own: Adjustments | undefined,
  other: Adjustments | undefined,
): { adjustments: Adjustments | undefined } | { conflict: true } {
  let adjustments = own;
  for (const value of [...adjustedValues(base), ...adjustedValues(other)]) {
    const [before, mine, theirs] = [patchOf(value, base), patchOf(value, own), patchOf(value, other)];
    if (isSameJson(before, theirs) || isSameJson(mine, theirs)) continue;
    if (!isSameJson(before, mine)) return { conflict: true };
    adjustments = patchAdjustments(adjustments, theirs);
  }
  return { adjustments };
}
