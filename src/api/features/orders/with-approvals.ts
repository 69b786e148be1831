import { changeSince, type OrderedChange } from '#domain/order/order-changes.ts';
import { isFrozenCard } from '#domain/proof/snapshot.ts';
import { openChanges } from '#domain/proof/wishes.ts';
import type { Needs } from '../../services.ts';
import type { CardRow } from '../../store/cards/read-row.ts';
import type { OrderLineRow, OrderVersion } from '../../store/orders/order-reads.ts';
import type { OrderRow } from '../../store/orders/order-rows.ts';
import type { OrderStore } from '../../store/orders/orders.ts';
import type { OpenRequest } from '../../store/proofs/requests.ts';

export type ApprovalDeps = Needs<
  | 'orders.versionsOf'
  | 'orders.lastOrdered'
  | 'orders.sentVersions'
  | 'orders.shopMail'
  | 'orders.openRequests'
> & {
  cards: { findMany: (accountId: string, ids: readonly string[]) => Promise<Map<string, CardRow>> };
};

/** A version, also one that nobody was asked about. */
export type AnyVersion = Omit<OrderVersion, 'state' | 'linkId'> & {
  state: OrderVersion['state'] | null;
  linkId: string | null;
};

/** A card of an unsent order: its current version and its approval. */
export type OpenLine = OrderLineRow & {
  today: CardRow;
  version: OrderVersion | null;
  isApproved: boolean;
  /** What was requested of the card and it does not have. */
  requests: OpenRequest[];
  change: OrderedChange;
};

/** A card of an order that is sent: the version that is printed. */
export type SentLine = OrderLineRow & { version: AnyVersion; isApproved: boolean };

export type OrderWithApprovals = OrderRow & {
  missing: number;
  /** The mail to its print shop. */
  mail: Awaited<ReturnType<OrderStore['shopMail']>>;
} & ({ isOpen: true; lines: OpenLine[] } | { isOpen: false; lines: SentLine[] });

type StoredOrder = OrderRow & { lines: OrderLineRow[] };

/** An order with what the rules need: whether each card is approved as it is. Cards that are gone are left out. */
export async function withApprovals(deps: ApprovalDeps, order: StoredOrder): Promise<OrderWithApprovals> {
  const { lines, ...row } = order;
  return order.sentAt ? sentOrder(deps, row, lines) : openOrder(deps, row, lines);
}

async function openOrder(
  { cards, orders }: ApprovalDeps,
  order: OrderRow,
  rows: readonly OrderLineRow[],
): Promise<OrderWithApprovals> {
  const { accountId, profile } = order;
  const ids = rows.map(({ cardId }) => cardId);
  const today = await cards.findMany(accountId, ids);
  const versions = await orders.versionsOf(accountId, ids, profile);
  const versionsOfCards = new Map<string, OrderVersion[]>();
  for (const version of versions)
    versionsOfCards.set(version.cardId, [...(versionsOfCards.get(version.cardId) ?? []), version]);
  const ordered = new Map((await orders.lastOrdered(accountId, ids)).map((last) => [last.cardId, last]));
  const requests = await orders.openRequests(accountId, ids);
  const lines = rows.flatMap((row): OpenLine[] => {
    const card = today.get(row.cardId);
    if (!card) return [];
    const version = currentVersion(versionsOfCards.get(row.cardId) ?? [], card);
    const change = changeSince(ordered.get(row.cardId)?.snapshot, card);
    return [
      {
        ...row,
        branch: branchNameOf(card),
        today: card,
        version,
        isApproved: version?.state === 'approved',
        requests: requests
          .filter(({ cardId }) => cardId === row.cardId)
          .map((request) => ({
            ...request,
            changes: openChanges({ changes: request.changes ?? [] }, card.card?.content),
          }))
          .filter(({ changes }) => changes.length > 0),
        change,
      },
    ];
  });
  return { ...order, isOpen: true, lines, missing: rows.length - lines.length, mail: null };
}

async function sentOrder(
  { orders }: ApprovalDeps,
  order: OrderRow,
  rows: readonly OrderLineRow[],
): Promise<OrderWithApprovals> {
  const versions = new Map(
    (await orders.sentVersions(order.accountId, order.id)).map((version) => [version.snapshotId, version]),
  );
  const lines = rows.flatMap((row): SentLine[] => {
    const version = versions.get(row.snapshotId ?? '');
    return version ? [{ ...row, version, isApproved: version.state === 'approved' }] : [];
  });
  const mail = order.linkId === null ? null : await orders.shopMail(order.accountId, order.linkId);
  return { ...order, isOpen: false, lines, missing: rows.length - lines.length, mail };
}

/** The version that the card still is: an approved one, or else the newest. */
function currentVersion(versions: readonly OrderVersion[], today: CardRow): OrderVersion | null {
  const current = versions.filter(({ snapshot }) => isFrozenCard(snapshot, today.card, today));
  return current.find(({ state }) => state === 'approved') ?? current[0] ?? null;
}

/** The name of the branch of a card; empty without one. */
export function branchNameOf({ ofDesign }: CardRow): string {
  const branches = ofDesign?.company.branches ?? [];
  return branches.find(({ id }) => id === ofDesign?.content.branchId)?.name ?? '';
}
