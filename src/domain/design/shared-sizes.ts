import {
  type CardDesign,
  fontOf,
  layoutOf,
  logoPlacementOf,
  type TextField,
  textFields,
} from '../card/card.ts';
import { formatOf } from '../card/formats.ts';
import type { Typeset } from '../card/typeset.ts';
import { sortedJson } from '../sorted-json.ts';

/** Texts that get smaller alike, in pt. */
export type SizeChange = { fields: TextField[]; beforePt: number; afterPt: number };

/** Sizes differ by more than this, in pt. */
const rounding = 1e-3;

/** The texts that are smaller with another typeset, in the order of the form. */
export function smallerSizes(before: Typeset, after: Typeset): SizeChange[] {
  const changes: SizeChange[] = [];
  for (const field of textFields) {
    const [beforePt, afterPt] = [before.sizes[field], after.sizes[field]];
    if (beforePt === undefined || afterPt === undefined || afterPt > beforePt - rounding) continue;
    const same = changes.find((one) => one.beforePt === beforePt && one.afterPt === afterPt);
    if (same) same.fields.push(field);
    else changes.push({ fields: [field], beforePt, afterPt });
  }
  return changes;
}

/**
 * Whether the typeset of a style is right for another style too: nothing has changed that decides how wide or high its
 * texts and its logo are. Colours, the back and the place of the logo do not.
 */
export function keepsTypeset(before: Partial<CardDesign>, after: Partial<CardDesign>): boolean {
  return sortedJson(measuresOf(before)) === sortedJson(measuresOf(after));
}

/** The design with a change, and without its typeset if that is not right for the changed style. */
export function withStyleChange(
  design: Partial<CardDesign>,
  change: Partial<CardDesign>,
): Partial<CardDesign> {
  const changed = { ...design, ...change };
  const isStale = design.typeset !== undefined && changed.typeset === design.typeset;
  return isStale && !keepsTypeset(design, changed) ? { ...changed, typeset: undefined } : changed;
}

function measuresOf(design: Partial<CardDesign>) {
  return [
    layoutOf(design),
    formatOf(design),
    design.contactLabels ?? 'none',
    design.logoHasName ?? false,
    logoPlacementOf(design).size,
    textFields.map((field) => fontOf(design, field)),
  ];
}
