import type { Adjustments, ByField, FieldAdjustment } from '#domain/card/adjustments.ts';
import type { Arrangeable, ItemPlan, LayoutPlan } from '../layout-plan.ts';
import type { Wish } from './keep-wishes.ts';
import { orderItems } from './order-items.ts';

/** A plan with what a card asks for. Without adjustments it is the same plan. */
export function adjustPlan(plan: LayoutPlan, { fields, blocks }: Adjustments = {}): LayoutPlan {
  if (!fields && !blocks) return plan;
  // Arrangements share their items.
  const known = new Map<ItemPlan, ItemPlan>();
  const adjusted = (item: ItemPlan) => {
    const found = known.get(item) ?? adjustItem(item, fields);
    known.set(item, found);
    return found;
  };
  const withItems = <Positions extends Arrangeable>(positions: Positions): Positions => ({
    ...positions,
    stacks: positions.stacks.map((stack) => ({
      ...stack,
      items: orderItems(stack.items, blocks).map(adjusted),
    })),
  });
  const { alternatives } = plan;
  return { ...withItems(plan), ...(alternatives && { alternatives: alternatives.map(withItems) }) };
}

/** A text with what a card asks of it. */
export function adjustItem(item: ItemPlan, fields: ByField<Wish> | undefined): ItemPlan {
  const own = fields?.[item.field];
  return own ? withTracking(withCaps(withWeight(withSize(item, own), own), own), own) : item;
}

/** Text of a chosen size has it, whatever its measure. */
function withSize(item: ItemPlan, { pt, mayShrink }: Wish): ItemPlan {
  if (pt === undefined) return item;
  const { fit, ...others } = item;
  return {
    ...others,
    ...(fit === 'wrap-first' && { fit }),
    sizePt: pt,
    minPt: mayShrink ? Math.min(item.minPt, pt) : pt,
    plannedPt: item.sizePt,
  };
}

function withWeight(item: ItemPlan, { weight }: FieldAdjustment): ItemPlan {
  return weight === undefined ? item : { ...item, weight };
}

function withCaps(item: ItemPlan, { caps }: FieldAdjustment): ItemPlan {
  if (caps === undefined) return item;
  const { upperCase: _, features = [], ...others } = item;
  const asTyped = features.filter((feature) => feature !== 'smallCaps');
  const wanted = caps === 'small' ? [...asTyped, 'smallCaps' as const] : asTyped;
  return {
    ...others,
    ...(wanted.length > 0 && { features: wanted }),
    ...(caps === 'upper' && { upperCase: true }),
  };
}

function withTracking(item: ItemPlan, { trackingEm }: FieldAdjustment): ItemPlan {
  if (trackingEm === undefined) return item;
  const { minTrackingEm: _, ...others } = item;
  return { ...others, trackingEm, hasOwnTracking: true };
}
