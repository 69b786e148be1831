import type { ByField, FieldAdjustment } from '#domain/card/adjustments.ts';
import { textFields } from '#domain/card/text-fields.ts';
import type { LayoutPlan } from '../layout-plan.ts';

/** What is left of sizes and spacing that are larger than planned, in the order of the attempts. */
const shares = [0.9, 0.8, 0.7] as const;

/** What a card asks of a text; a size that may be smaller where the text has no room. */
export type Wish = FieldAdjustment & { mayShrink?: true };

type CardWithWishes = { style: { adjustments?: { fields?: ByField<Wish> | undefined } | undefined } };

/**
 * The card as it is wished, then with wishes that give way as a whole: in the last one no text is larger than planned, and
 * smaller text may shrink.
 */
export function* wishesOf<Wished extends CardWithWishes>(
  card: Wished,
  planned: () => ByField<number>,
): Generator<Wished> {
  yield card;
  const { adjustments } = card.style;
  const { fields = {} } = adjustments ?? {};
  const sizes = planned();
  const withFields = (eased: (wish: Wish, plannedPt: number) => Wish) => {
    const changed: ByField<Wish> = {};
    for (const field of textFields) {
      const wish = fields[field];
      if (wish) changed[field] = eased(wish, sizes[field] ?? 0);
    }
    return { ...card, style: { ...card.style, adjustments: { ...adjustments, fields: changed } } };
  };
  const isLarger = ({ pt = 0, trackingEm = 0 }: Wish, plannedPt: number) => pt > plannedPt || trackingEm > 0;
  if (textFields.some((field) => isLarger(fields[field] ?? {}, sizes[field] ?? 0))) {
    for (const share of shares) yield withFields((wish, plannedPt) => easedWish(wish, plannedPt, share));
  }
  if (textFields.some((field) => fields[field]?.pt || fields[field]?.trackingEm)) yield withFields(leastWish);
}

function easedWish(wish: Wish, plannedPt: number, share: number): Wish {
  const { pt = 0, trackingEm = 0 } = wish;
  return {
    ...wish,
    ...(pt > plannedPt && { pt: Math.max(plannedPt, pt * share) }),
    ...(trackingEm > 0 && { trackingEm: trackingEm * share }),
  };
}

function leastWish({ pt = 0, trackingEm = 0, ...others }: Wish, plannedPt: number): Wish {
  return {
    ...others,
    ...(pt > 0 && pt <= plannedPt && { pt, mayShrink: true }),
    ...(trackingEm < 0 && { trackingEm }),
  };
}

/**
 * What a card is laid out as: as it is wished, else with the wishes that fit. A card that is too full without its wishes
 * keeps as much of them as costs it nothing.
 */
export function firstWithoutFaults<Attempt extends { faults: number }>(attempts: Iterable<Attempt>): Attempt {
  const made: Attempt[] = [];
  for (const attempt of attempts) {
    if (attempt.faults === 0) return attempt;
    made.push(attempt);
  }
  const least = made.at(-1)?.faults ?? 0;
  const best = made.find(({ faults }) => faults <= least);
  if (!best) throw new Error('A card is laid out as it is wished at least');
  return best;
}

/** The planned size of each text, in pt. */
export function plannedSizes({ stacks }: LayoutPlan): ByField<number> {
  const sizes: ByField<number> = {};
  for (const { field, plannedPt, sizePt } of stacks.flatMap(({ items }) => items))
    sizes[field] = plannedPt ?? sizePt;
  return sizes;
}
