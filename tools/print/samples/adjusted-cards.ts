import {
  type Adjustments,
  adjustmentLimits,
  blockAligns,
  type FieldAdjustment,
  placesOfNine,
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

/** Cards in every look and layout, each with other text, format and logo, and with changes that people make of its text. */
export function adjustedCards(count: number): AdjustedCard[] {
  return sampleCards(count, 20_261_119, (plain, logo, next) => {
    const sizes = plannedTextSizes(plain, looks, logo !== undefined);
    const shown = textFields.filter((field) => !isBlank(plain.content[field]));
    const fields: { [Key in TextField]?: FieldAdjustment } = {};
    for (let change = 0; change < 1 + next(3); change++) {
      const field = shown[next(shown.length)] ?? 'fullName';
      fields[field] = { ...fields[field], ...fieldChange(next, sizes[field] ?? 7) };
    }
    return { fields };
  });
}

/** The same with changes of blocks, the logo, a code and the graphic: one or two for each card. */
export function placedCards(count: number): AdjustedCard[] {
  return sampleCards(count, 20_261_120, (_, logo, next) => {
    const wish = placeChange(next, logo !== undefined);
    if (next(2) === 0) return wish;
    const other = placeChange(next, logo !== undefined);
    return { ...wish, ...other, blocks: { ...wish.blocks, ...other.blocks } };
  });
}

type Next = (below: number) => number;

function sampleCards(
  count: number,
  seed: number,
  changesOf: (plain: Card, logo: Size | undefined, next: Next) => Adjustments,
): AdjustedCard[] {
  const styles: Partial<Card['style']>[] = [
    ...layouts.map((layout) => ({ layout })),
    ...lookIds.map((id) => ({ look: { id, version: 3 as const } })),
  ];
  const texts = sampleTexts(200);
  const next = numbersFrom(seed);
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
    const adjustments = tidyAdjustments(changesOf(plain, logo, next));
    const name = `${index}: ${style.layout ?? style.look?.id} ${format} ${orientation} ${JSON.stringify(adjustments)}`;
    return { card: applyPatch(plain, { style: { adjustments } }), logo, name };
  });
}

function placeChange(next: Next, hasLogo: boolean): Adjustments {
  const block = (['person', 'contact', 'company', 'address'] as const)[next(4)] ?? 'person';
  const mm = (most: number) => (next(2 * most * 4 + 1) - most * 4) / 4;
  const kind = next(8);
  if (kind < 2) return { blocks: { [block]: { align: blockAligns[next(3)] } } };
  if (kind < 5) return { blocks: { [block]: { dx: mm(5), dy: mm(6) } } };
  if (kind === 5 && hasLogo) return { logo: { place: placesOfNine[next(placesOfNine.length)] } };
  if (kind === 6) return { code: next(3) === 0 ? { place: placesOfNine[next(placesOfNine.length)] } : {} };
  return { graphic: { zoom: 1 + next(9) * adjustmentLimits.zoom.step, dx: mm(4), dy: mm(4) } };
}

function fieldChange(next: Next, planned: number): FieldAdjustment {
  const kind = next(6);
  if (kind === 0) return { weight: next(2) === 0 ? 700 : 400 };
  if (kind === 1) return { caps: next(2) === 0 ? 'upper' : 'small' };
  if (kind === 2) return { trackingEm: next(15) * adjustmentLimits.trackingEm.step };
  const ratio = 0.8 + next(70) / 100;
  return { pt: Math.max(6.5, roundedPt(planned * ratio)) };
}
