import type { Card } from '#domain/card/card.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import type { GlyphRun, Scene } from '../scene.ts';
import type { Finding, FindingCode, RuleResult } from './findings.ts';

/** Sizes that differ by less than this are the same, in pt; spacing in per cent of the size. */
const rounding = 0.05;

type Wish = { field: TextField; code: FindingCode; needed: number; measured: number };

/** Text on the front has the size and the spacing that a person has chosen for it. `measured` counts those kept. */
export function sizesKept(card: Card, { side, items }: Scene): RuleResult {
  const runs = items.filter((item): item is GlyphRun => item.kind === 'text' && !item.isPlaceholder);
  const wishes = side === 'back' ? [] : textFields.flatMap((field) => wishesFor(field, card, runs));
  const findings = wishes
    .filter(({ measured, needed }) => Math.abs(measured - needed) > rounding)
    .map(({ field, ...finding }): Finding => ({ ...finding, level: 'warning', subject: field }));
  return {
    rule: 'sizesKept',
    measured: wishes.length > 0 ? wishes.length - findings.length : null,
    needed: wishes.length,
    findings,
  };
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
