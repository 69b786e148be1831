import type { CardProof } from '#contract/links/proof-schemas.ts';
import type { Order } from '#contract/orders/order-schemas.ts';
import { isOpenState } from '#domain/order/order.ts';
import { request } from '../../api/request.ts';

/** What a change of cards ends beside them: approvals, by the card, and what open orders would have sent. */
export type TouchedByChange = {
  approved: readonly string[];
  orders: readonly { number: string; cards: number }[];
};

/** The approvals that end and the open orders whose cards change. */
export function touchedBy(
  changed: ReadonlySet<string>,
  proofs: readonly Pick<CardProof, 'cardId' | 'state' | 'isCurrent'>[],
  orders: readonly {
    number: string;
    lines: readonly Pick<Order['lines'][number], 'cardId' | 'approval'>[];
  }[],
): TouchedByChange {
  const approved = new Set([
    ...proofs.filter(({ state, isCurrent }) => state === 'approved' && isCurrent).map(({ cardId }) => cardId),
    ...orders.flatMap(({ lines }) =>
      lines.filter(({ approval }) => approval?.state === 'approved').map(({ cardId }) => cardId),
    ),
  ]);
  return {
    approved: [...approved].filter((cardId) => changed.has(cardId)),
    orders: orders
      .map(({ number, lines }) => ({
        number,
        cards: lines.filter(({ cardId }) => changed.has(cardId)).length,
      }))
      .filter(({ cards }) => cards > 0),
  };
}

/** Reads what a change of these cards ends. There are at most 20 open orders. */
export async function readTouched(changed: readonly string[]): Promise<TouchedByChange> {
  if (changed.length === 0) return { approved: [], orders: [] };
  const [proofs, summaries] = await Promise.all([request('listProofs'), request('listOrders')]);
  const open = summaries.filter(({ state }) => isOpenState(state));
  const orders = await Promise.all(open.map(({ id }) => request('readOrder', { params: { id } })));
  return touchedBy(new Set(changed), proofs, orders);
}
