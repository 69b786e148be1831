import type { Adjustments } from '#domain/card/adjustments.ts';
import { textBlocks } from '#domain/card/shared-sizes.ts';
import { type TextField, textFieldRecords } from '#domain/card/text-fields.ts';
import { grownStep } from '../blocks/text-block.ts';
import type { ItemPlan } from '../layout-plan.ts';
import { ptToMm } from '../units.ts';

/** The items in the order that a card asks for. Each kind of text keeps its places; the steps belong to the places. */
export function orderItems(items: readonly ItemPlan[], blocks: Adjustments['blocks']): readonly ItemPlan[] {
  const order = orderOf(blocks);
  if (order.length === 0) return items;
  const moved = [...items];
  for (const kind of kindsOf(order)) {
    const places = items.flatMap(({ field }, index) => (kindOf(field) === kind ? [index] : []));
    const own = places.flatMap((place) => items[place] ?? []);
    own.sort((one, other) => rankIn(order, one.field) - rankIn(order, other.field));
    for (const [index, place] of places.entries()) {
      const item = own[index];
      if (item) moved[place] = item;
    }
  }
  return moved.every((item, index) => item === items[index]) ? items : withStepsOf(moved, items);
}

/** Whether a card asks for an order of its lines. */
export function hasOrder(adjustments: Adjustments | undefined): boolean {
  return orderOf(adjustments?.blocks).length > 0;
}

/** The orders of all blocks in one: lines of one block may be in two columns in another arrangement. */
function orderOf(blocks: Adjustments['blocks']): readonly TextField[] {
  return blocks ? textBlocks.flatMap((block) => blocks[block]?.order ?? []) : [];
}

type Kind = 'company' | 'person' | 'data';

function kindOf(field: TextField): Kind {
  const { group } = textFieldRecords[field];
  return group === 'company' || group === 'person' ? group : 'data';
}

function kindsOf(order: readonly TextField[]): Set<Kind> {
  return new Set(order.map(kindOf));
}

function rankIn(order: readonly TextField[], field: TextField): number {
  const rank = order.indexOf(field);
  return rank === -1 ? order.length : rank;
}

/** The items with the steps of their places, larger or smaller with the text. */
function withStepsOf(moved: readonly ItemPlan[], planned: readonly ItemPlan[]): ItemPlan[] {
  return moved.map((item, index) => {
    const [place, above] = [planned[index], planned[index - 1]];
    if (!place || (item === place && moved[index - 1] === above)) return item;
    const { step: _, groupStep, stepAfter: ___, ...own } = item;
    const more = grownStep(
      ptToMm(item.sizePt - place.sizePt),
      ptToMm((moved[index - 1]?.sizePt ?? 0) - (above?.sizePt ?? 0)),
    );
    const step = stepOf(place, above);
    return {
      ...own,
      ...(step !== undefined && { step: typeof step === 'number' ? step + more : step }),
      ...(groupStep !== undefined && { groupStep }),
    };
  });
}

/** From the place above to a place. */
function stepOf({ step, stepAfter }: ItemPlan, above: ItemPlan | undefined): ItemPlan['step'] {
  return stepAfter && stepAfter.field === above?.field ? stepAfter.step : step;
}
