import { isSameJson } from '../sorted-json.ts';
import {
  type Adjustments,
  adjustmentLimits,
  type BlockAdjustment,
  type ByBlock,
  type ByField,
  type FieldAdjustment,
  tidyAdjustments,
} from './adjustments.ts';
import type { Card } from './card.ts';
import { textBlocks } from './shared-sizes.ts';
import { textFields } from './text-fields.ts';

/** The planned size of each field in pt. */
export type TextSizes = ByField<number>;

/** The adjustments of a card in one arrangement. */
export type Arranged = { name: string; adjustments: Adjustments | undefined; planned: TextSizes };

/** The arrangement of a card: its look and its layout. */
export function arrangementName({ style: { look, layout } }: Card): string {
  return [look?.id ?? '', look?.version ?? '', layout ?? ''].join(' ');
}

/** The arrangements that a card has left, with another one; each is there once, the last at the end. */
export function withArrangement(former: readonly Arranged[], left: Arranged): Arranged[] {
  return [...former.filter(({ name }) => name !== left.name), left];
}

/**
 * The adjustments in another arrangement: a size keeps its ratio to the planned one. What a person has not changed since
 * an arrangement before follows from there, so that nothing is rounded twice and the way back gives the very same values.
 * What belongs to places is set aside: each arrangement has its own.
 */
export function carriedAdjustments(
  current: Arranged,
  next: Pick<Arranged, 'name' | 'planned'>,
  former: readonly Arranged[] = [],
): Adjustments | undefined {
  const fields: ByField<FieldAdjustment> = {};
  const before = former.find(({ name }) => name === next.name);
  const known = [...(before ? [before] : []), ...former];
  for (const field of textFields) {
    const own = current.adjustments?.fields?.[field];
    if (!own) continue;
    const source = known.find((one) => isSameJson(carriedField(one, current, field), own)) ?? current;
    fields[field] = carriedField(source, next, field) ?? own;
  }
  const { logo, graphic, blocks } = before?.adjustments ?? {};
  return tidyAdjustments({
    ...current.adjustments,
    fields,
    blocks: carriedBlocks(current.adjustments?.blocks, blocks),
    logo,
    graphic,
  });
}

/** The order of the lines stays. Alignments and moves belong to the arrangement. */
function carriedBlocks(
  current: ByBlock<BlockAdjustment> = {},
  before: ByBlock<BlockAdjustment> = {},
): ByBlock<BlockAdjustment> {
  const blocks: ByBlock<BlockAdjustment> = {};
  for (const block of textBlocks) {
    blocks[block] = { ...before[block], order: current[block]?.order };
  }
  return blocks;
}

function carriedField(
  from: Arranged,
  to: Pick<Arranged, 'name' | 'planned'>,
  field: (typeof textFields)[number],
): FieldAdjustment | undefined {
  const own = from.adjustments?.fields?.[field];
  const [before, after] = [from.planned[field], to.planned[field]];
  if (!own?.pt || !before || !after || from.name === to.name) return own;
  return { ...own, pt: roundedPt((own.pt * after) / before) };
}

/** A size in the step of adjustments, within their limits. */
export function roundedPt(pt: number): number {
  const { min, max, step } = adjustmentLimits.pt;
  return Math.min(max, Math.max(min, Math.round(pt / step) * step));
}
