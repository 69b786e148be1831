import type { FieldAdjustment, TextWeight } from '#domain/card/adjustments.ts';
import type { Card } from '#domain/card/card.ts';
import type { TextSizes } from '#domain/card/carry-adjustments.ts';
import type { FontName } from '#domain/card/fonts.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import type { Scene } from '#layout/scene.ts';
import { fontRecordOf } from '#layout/text/faces.ts';

/** A field as it is printed, as it is planned, and what its person has chosen. */
export type TextValues = {
  shownPt: number | null;
  plannedPt: number | null;
  chosen: FieldAdjustment;
};

export function textValues(
  { style }: Card,
  field: TextField,
  { items }: Scene,
  planned: TextSizes,
): TextValues {
  const run = items.find((item) => item.kind === 'text' && item.field === field);
  return {
    shownPt: run?.kind === 'text' ? run.sizePt : null,
    plannedPt: planned[field] ?? null,
    chosen: style.adjustments?.fields?.[field] ?? {},
  };
}

/** The weights that a font has; none for a custom one, which has one style. */
export function weightsOf(font: FontName): readonly TextWeight[] {
  return fontRecordOf(font)?.weights ?? [];
}
