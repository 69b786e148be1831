import type { CallResult } from '#contract/endpoints.ts';
import { isFrozenCard } from '#domain/proof/snapshot.ts';
import { sortedJson } from '#domain/sorted-json.ts';
import type { Needs } from '../../services.ts';
import type { OrderRow } from '../../store/orders/order-rows.ts';
import { serializeOrderSummary } from './serialize-order.ts';
import type { ApprovalDeps } from './with-approvals.ts';

type Deps = Pick<ApprovalDeps, 'cards'> &
  Needs<'orders.list' | 'orders.totals' | 'orders.cardsOf' | 'orders.approvedOf'>;

/** The newest orders. Of those that are not sent it counts the cards that are approved as they are, as one order does. */
export async function listOrders(deps: Deps, accountId: string): Promise<CallResult<'listOrders'>> {
  const { orders } = deps;
  const rows = await orders.list(accountId);
  if (rows.length === 0) return [];
  const totals = await orders.totals(
    accountId,
    rows.map(({ id }) => id),
  );
  const open = rows.filter(({ stage }) => stage === 'open');
  const lines =
    open.length > 0 ? await linesWithApprovals(deps, accountId, open) : new Map<string, LineWithApproval[]>();
  return rows.map((row) =>
    serializeOrderSummary(
      { ...row, lines: lines.get(row.id) ?? [] },
      totals.get(row.id) ?? { people: 0, cards: 0 },
    ),
  );
}

type LineWithApproval = { isApproved: boolean };

/** Whether the cards of each order are approved. Orders of one print shop share what is said about a card. */
async function linesWithApprovals(
  deps: Deps,
  accountId: string,
  open: readonly OrderRow[],
): Promise<Map<string, LineWithApproval[]>> {
  const cardsOf = await deps.orders.cardsOf(
    accountId,
    open.map(({ id }) => id),
  );
  const lines = new Map<string, LineWithApproval[]>();
  for (const ofShop of byShop(open)) {
    const approved = await approvedCards(deps, accountId, ofShop);
    for (const { id } of ofShop)
      lines.set(
        id,
        (cardsOf.get(id) ?? []).map((cardId) => ({ isApproved: approved.has(cardId) })),
      );
  }
  return lines;
}

/** The cards of orders for one print shop that are approved as they are. */
async function approvedCards(
  { cards, orders }: Deps,
  accountId: string,
  ofShop: readonly OrderRow[],
): Promise<Set<string>> {
  const [{ profile } = { profile: {} }] = ofShop;
  const versions = await orders.approvedOf(
    accountId,
    ofShop.map(({ id }) => id),
    profile,
  );
  const today = await cards.findMany(
    accountId,
    versions.map(({ cardId }) => cardId),
  );
  const current = versions.filter(({ cardId, snapshot }) => {
    const card = today.get(cardId);
    return card !== undefined && isFrozenCard(snapshot, card.card, card);
  });
  return new Set(current.map(({ cardId }) => cardId));
}

/** Orders with equal print profiles together. */
function byShop(orders: readonly OrderRow[]): Iterable<readonly OrderRow[]> {
  const shops = new Map<string, OrderRow[]>();
  for (const order of orders) {
    const shop = sortedJson(order.profile);
    shops.set(shop, [...(shops.get(shop) ?? []), order]);
  }
  return shops.values();
}
