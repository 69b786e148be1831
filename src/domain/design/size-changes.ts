import { applyPatch, type Card, type CardPatch } from '../card/card.ts';
import { resolveCard } from '../card/resolve-card.ts';
import type { SharedSizes } from '../card/shared-sizes.ts';
import { type TextField, textFields } from '../card/text-fields.ts';
import { sortedJson } from '../sorted-json.ts';

/** Texts that get smaller alike, in pt. */
export type SizeChange = { fields: TextField[]; beforePt: number; afterPt: number };

/** Sizes differ by more than this, in pt. */
const rounding = 1e-3;

/** The texts that are smaller with other shared sizes, in the order of the form. */
export function smallerSizes(before: SharedSizes, after: SharedSizes): SizeChange[] {
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
 * Whether the shared sizes of a style are right for another style too: nothing has changed that decides how wide or high its
 * texts and its logo are. Colours, the back, the place of the logo and the crop of a picture do not.
 */
export function keepsSharedSizes(before: Card, after: Card): boolean {
  return sortedJson(measuresOf(before)) === sortedJson(measuresOf(after));
}

/** The card with a change, and without its shared sizes if they are not right for the changed style. */
export function withStyleChange(card: Card, change: CardPatch): Card {
  const changed = applyPatch(card, change);
  const { typeset } = card.style;
  const isStale =
    typeset !== undefined && changed.style.typeset === typeset && !keepsSharedSizes(card, changed);
  return isStale ? applyPatch(changed, { style: { typeset: undefined } }) : changed;
}

function measuresOf(card: Card) {
  const {
    look,
    own,
    layout,
    orientation,
    format,
    contactLabels,
    content,
    initials,
    logo,
    fonts,
    adjustments,
  } = resolveCard(card);
  const ofLook = look && [
    { ...look, palette: undefined },
    own.layout,
    own.fonts,
    initials,
    card.picture?.shape,
  ];
  return [
    layout,
    orientation,
    format,
    contactLabels,
    content.labels,
    logo.hasName,
    logo.sizeMm,
    fonts,
    ofLook,
    adjustments,
  ];
}
