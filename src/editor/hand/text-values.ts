import {
  adjustmentLimits,
  type FieldAdjustment,
  type TextCaps,
  type TextWeight,
} from '#domain/card/adjustments.ts';
import type { FontName } from '#domain/card/fonts.ts';
import type { GlyphRun } from '#layout/scene.ts';
import { fontRecordOf, weightOfFace } from '#layout/text/faces.ts';

/** A text as it is printed, where its person has not chosen otherwise, and what they have chosen. */
export type TextValues = {
  caps: TextCaps;
  trackingEm: number;
  /** The printed size; null where the text is not printed. */
  pt: number | null;
  /** Null in a custom font. */
  weight: TextWeight | null;
  chosen: FieldAdjustment;
};

/** The values of a text from the first of its lines. */
export function textValues(
  text: string,
  run: Pick<GlyphRun, 'sizePt' | 'face' | 'features' | 'trackingEm' | 'text'> | null,
  chosen: FieldAdjustment = {},
): TextValues {
  return {
    pt: run?.sizePt ?? null,
    weight: chosen.weight ?? (run && weightOfFace(run.face)),
    caps: chosen.caps ?? (run ? printedCaps(text, run) : 'as typed'),
    trackingEm: chosen.trackingEm ?? run?.trackingEm ?? 0,
    chosen,
  };
}

function printedCaps(typed: string, { features, text }: Pick<GlyphRun, 'features' | 'text'>): TextCaps {
  if (features?.includes('smallCaps')) return 'small';
  const isTypedSo = typed === typed.toUpperCase();
  return !isTypedSo && text === text.toUpperCase() ? 'upper' : 'as typed';
}

/** Two sizes that print alike, in pt. */
const samePt = 0.05;

/** Whether a text is printed in the size that was chosen for it. */
export function isSizeKept({ pt, chosen }: Pick<TextValues, 'pt' | 'chosen'>): boolean {
  return pt === null || chosen.pt === undefined || Math.abs(pt - chosen.pt) < samePt;
}

/** The next size up or down, also while a chosen one is not printed yet or has no room. */
export function steppedPt(
  { pt, chosen }: Pick<TextValues, 'pt' | 'chosen'>,
  direction: -1 | 1,
): number | null {
  const { min, max, step } = adjustmentLimits.pt;
  const sizes = [pt, chosen.pt].filter((size) => typeof size === 'number');
  if (sizes.length === 0) return null;
  const next =
    direction > 0
      ? (Math.floor(Math.max(...sizes) / step + samePt) + 1) * step
      : (Math.ceil(Math.min(...sizes) / step - samePt) - 1) * step;
  return Math.min(max, Math.max(min, next));
}

/** The weights that a font has; none for a custom one, which has one style. */
export function weightsOf(font: FontName): readonly TextWeight[] {
  return fontRecordOf(font)?.weights ?? [];
}
