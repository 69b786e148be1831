import { adjustedValues } from '#domain/card/adjusted-values.ts';
import type { Card } from '#domain/card/card.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import type { GlyphRun, MissedWish, Scene } from '../scene.ts';
import type { Finding, FindingCode, RuleResult } from './findings.ts';

/** Sizes that differ by less than this are the same, in pt; spacing in per cent of the size. */
const rounding = 0.05;

type Wish = { field: TextField; code: FindingCode; needed: number; measured: number };

/** The front is as a person has changed it: sizes, spacing, places, moves, the code and the crop. `measured` counts what is kept. */
export function wishesKept(card: Card, { side, items, missed = [] }: Scene): RuleResult {
  if (side === 'back') return { rule: 'wishesKept', measured: null, needed: 0, findings: [] };
  const runs = items.filter((item): item is GlyphRun => item.kind === 'text' && !item.isPlaceholder);
  const sizes = textFields.flatMap((field) => wishesFor(field, card, runs));
  const findings = [
    ...sizes
      .filter(({ measured, needed }) => Math.abs(measured - needed) > rounding)
      .map(({ field, ...finding }): Finding => ({ ...finding, level: 'warning', subject: field })),
    ...missed.map(findingOf),
  ];
  const wishes = sizes.length + placedWishes(card);
  return {
    rule: 'wishesKept',
    measured: wishes > 0 ? Math.max(0, wishes - findings.length) : null,
    needed: wishes,
    findings,
  };
}

const codes = {
  move: 'MOVE_NOT_KEPT',
  align: 'ALIGNMENT_NOT_KEPT',
  size: 'CODE_SIZE_NOT_KEPT',
  zoom: 'CROP_NOT_KEPT',
  place: 'PLACE_NOT_KEPT',
  code: 'CODE_HAS_NO_ROOM',
} as const satisfies Record<MissedWish['wish'], FindingCode>;

/** A code without room is a part on no side. */
function findingOf({ wish, of, needed, measured }: MissedWish): Finding {
  return { code: codes[wish], level: wish === 'code' ? 'problem' : 'warning', subject: of, needed, measured };
}

/** How many wishes a card has for places, moves, its code and its graphic. */
function placedWishes(card: Card): number {
  return adjustedValues(card.style.adjustments).filter(
    ({ part, value }) => part !== 'fields' && value !== 'order',
  ).length;
}

function wishesFor(field: TextField, { style }: Card, runs: readonly GlyphRun[]): Wish[] {
  const { pt, trackingEm } = style.adjustments?.fields?.[field] ?? {};
  const run = runs.find((found) => found.field === field);
  if (!run) return [];
  return [
    ...(pt === undefined
      ? []
      : [{ field, code: 'SIZE_NOT_KEPT' as const, needed: pt, measured: run.sizePt }]),
    ...(trackingEm === undefined
      ? []
      : [
          {
            field,
            code: 'SPACING_NOT_KEPT' as const,
            needed: perCent(trackingEm),
            measured: perCent(run.trackingEm),
          },
        ]),
  ];
}

/** A share in per cent, with one decimal. */
function perCent(share: number): number {
  return Math.round(1000 * share) / 10;
}
