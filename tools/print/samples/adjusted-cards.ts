import {
  type Adjustments,
  adjustmentLimits,
  type FieldAdjustment,
  tidyAdjustments,
} from '#domain/card/adjustments.ts';
import { applyPatch, type Card, emptyCard, isBlank, layouts, orientations } from '#domain/card/card.ts';
import { roundedPt } from '#domain/card/carry-adjustments.ts';
import { formatIds } from '#domain/card/formats.ts';
import { lookIds } from '#domain/card/look/card-look.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import { plannedTextSizes } from '#layout/adjust/planned-sizes.ts';
import type { Size } from '#layout/guides.ts';
import { looks } from '#layout/looks/looks.ts';
import { numbersFrom } from './everyday-texts.ts';
import { sampleTexts } from './look-cards.ts';

type AdjustedCard = { card: Card; logo: Size | undefined; name: string };

const logos: readonly (Size | undefined)[] = [
  undefined,
  { width: 600, height: 600 },
  { width: 1000, height: 220 },
  { width: 400, height: 600 },
];

/** Cards in every look and layout, each with other text, format and logo, and with changes that people make. */
export function adjustedCards(count: number): AdjustedCard[] {
  const styles: Partial<Card['style']>[] = [
    ...layouts.map((layout) => ({ layout })),
    ...lookIds.map((id) => ({ look: { id, version: 3 as const } })),
  ];
  const texts = sampleTexts(200);
  const next = numbersFrom(20_261_119);
  return Array.from({ length: count }, (_, index) => {
    const style = styles[index % styles.length] ?? {};
    const content = texts[(index * 7) % texts.length] ?? {};
    const logo = logos[next(logos.length)];
    const format = formatIds[next(formatIds.length)];
    const orientation = orientations[next(4) === 0 ? 1 : 0];
    const plain = applyPatch(emptyCard, {
      content,
      style,
      ...(format && { format }),
      orientation,
    });
    const sizes = plannedTextSizes(plain, looks, logo !== undefined);
    const shown = textFields.filter((field) => !isBlank(content[field]));
    const fields: { [Key in TextField]?: FieldAdjustment } = {};
    for (let change = 0; change < 1 + next(3); change++) {
      const field = shown[next(shown.length)] ?? 'fullName';
      fields[field] = { ...fields[field], ...fieldChange(next, sizes[field] ?? 7) };
    }
    const adjustments: Adjustments | undefined = tidyAdjustments({ fields });
    const name = `${index}: ${style.layout ?? style.look?.id} ${format} ${orientation} ${JSON.stringify(adjustments)}`;
    return { card: applyPatch(plain, { style: { adjustments } }), logo, name };
  });
}

function fieldChange(next: (below: number) => number, planned: number): FieldAdjustment {
  const kind = next(6);
  if (kind === 0) return { weight: next(2) === 0 ? 700 : 400 };
  if (kind === 1) return { caps: next(2) === 0 ? 'upper' : 'small' };
  if (kind === 2) return { trackingEm: next(15) * adjustmentLimits.trackingEm.step };
  const ratio = 0.8 + next(70) / 100;
  return { pt: Math.max(6.5, roundedPt(planned * ratio)) };
}
