import type { ExistingCard } from '#domain/design/match-cards.ts';
import type { CheckedRow } from '../../shared/batch/batch-messages.ts';
import type { ImportOrder } from './import-state.ts';

/** What is saved of the ready rows: the new and the changed cards, and those that go to the bin. */
export function importOrder(ready: readonly CheckedRow[], binned: readonly ExistingCard[]): ImportOrder {
  const created = ready.filter(({ comparison }) => comparison.kind === 'new');
  const changed = ready.flatMap(({ person: { row }, comparison, content }) =>
    comparison.kind === 'changed'
      ? [{ row, change: { ...sent(content), id: comparison.id, version: comparison.version } }]
      : [],
  );
  return {
    body: {
      create: created.map(({ content }) => sent(content)),
      change: changed.map(({ change }) => change),
      bin: binned.map(({ id }) => id),
    },
    createdRows: created.map(({ person }) => person.row),
    changedRows: changed.map(({ row }) => row),
  };
}

/** How many cards an order makes, changes and moves to the bin. */
export function countsOfOrder({ body: { create = [], change = [], bin = [] } }: ImportOrder) {
  return [create.length, change.length, bin.length] as const;
}

/** How many new cards fit the limit if not all do, else null. Cards that go to the bin make room, as on the server. */
export function roomForNew(
  { cardLimit, cardCount }: { cardLimit: number; cardCount: number },
  { body: { create = [], bin = [] } }: ImportOrder,
): number | null {
  const room = Math.max(0, cardLimit - cardCount + bin.length);
  return create.length > room ? room : null;
}

function sent({ texts, branchId }: CheckedRow['content']) {
  const own = Object.fromEntries(
    Object.entries(texts).filter(([, text]) => text !== undefined && text !== ''),
  );
  return { texts: own, ...(branchId !== undefined && { branchId }) };
}
