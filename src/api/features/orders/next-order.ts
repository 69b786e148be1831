import type { CallResult } from '#contract/endpoints.ts';
import type { CardContent } from '#domain/card/card.ts';
import { onOneLine } from '#domain/card/line-breaks.ts';
import { orderNumber } from '#domain/order/order.ts';
import { changeSince } from '#domain/order/order-changes.ts';
import { type CardSnapshot, cardOfSnapshot } from '#domain/proof/snapshot.ts';
import type { Needs } from '../../services.ts';
import type { CardRow } from '../../store/cards/read-row.ts';
import { branchNameOf } from './with-approvals.ts';

type Deps = Needs<
  'orders.lastOrdered' | 'orders.lastSent' | 'orders.goneSince' | 'orders.cardsUnderWay' | 'now'
> & {
  cards: { list: (accountId: string) => Promise<CardRow[]> };
};

/** What has changed since the last order, for the newest cards of the account: as many as an order has. */
export async function nextOrder(
  { cards, orders, now }: Deps,
  accountId: string,
): Promise<CallResult<'nextOrder'>> {
  const [rows, last] = [await cards.list(accountId), await orders.lastSent(accountId)];
  const ordered = new Map(
    (
      await orders.lastOrdered(
        accountId,
        rows.map(({ id }) => id),
      )
    ).map((line) => [line.cardId, line]),
  );
  const underWay = await orders.cardsUnderWay(accountId, now());
  const gone = await orders.goneSince(accountId);
  return {
    since: last?.sentAt ? { id: last.id, number: orderNumber(last), sentAt: last.sentAt } : null,
    people: rows.flatMap((row) => {
      const { card, id: cardId } = row;
      if (!card) return [];
      const before = ordered.get(cardId);
      return [
        {
          cardId,
          ...namesOf(card.content),
          branch: branchNameOf(row),
          quantity: before?.quantity ?? null,
          inOrders: (underWay.get(cardId) ?? []).map(orderNumber),
          change: changeSince(before?.snapshot, row),
        },
      ];
    }),
    gone: gone.map(({ cardId, snapshot }) => ({ cardId, ...goneNames(snapshot) })),
  };
}

function goneNames(snapshot: CardSnapshot) {
  return namesOf(cardOfSnapshot(snapshot)?.content ?? {});
}

function namesOf({ fullName = '', position = '' }: CardContent) {
  return { name: onOneLine(fullName), position: onOneLine(position) };
}
