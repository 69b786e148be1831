import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { sentContent } from '#domain/design/company-design.ts';
import type { ExistingCard } from '#domain/design/match-cards.ts';
import { sortedJson } from '#domain/sorted-json.ts';
import type { ListSizes } from '#people/batch/company-sizes.ts';
import type { CheckedRow } from '../../../../shared/print-worker/print-messages.ts';
import type { ImportOrder } from '../import-state.ts';

/** What is saved of the ready rows: the new and the changed cards, those that go to the bin, and the sizes of all. */
export function importOrder(
  ready: readonly CheckedRow[],
  binned: readonly ExistingCard[],
  sizes?: ImportOrder['body']['sizes'],
): ImportOrder {
  const created = ready.filter(({ comparison }) => comparison.kind === 'new');
  const changed = ready.flatMap(({ person: { row }, comparison, content }) =>
    comparison.kind === 'changed'
      ? [{ row, change: { ...sentContent(content), id: comparison.id, version: comparison.version } }]
      : [],
  );
  return {
    body: {
      create: created.map(({ content }) => sentContent(content)),
      change: changed.map(({ change }) => change),
      bin: binned.map(({ id }) => id),
      ...(sizes && { sizes }),
    },
    createdRows: created.map(({ person }) => person.row),
    changedRows: changed.map(({ row }) => row),
  };
}

/** The sizes that are saved with a list: other ones than the design has. */
export function sizesToSave(
  { card, version }: Pick<SavedDesign, 'card' | 'version'>,
  sizes: ListSizes | null,
): ImportOrder['body']['sizes'] {
  if (!sizes || sortedJson(sizes.typeset) === sortedJson(card.style.typeset ?? null)) return undefined;
  return { typeset: sizes.typeset, version };
}

/** How many cards an order makes, changes and moves to the bin. */
export function countsOfOrder({ body: { create = [], change = [], bin = [] } }: ImportOrder) {
  return [create.length, change.length, bin.length] as const;
}

/** How many new cards fit the limit if not all do, else null. Cards that go to the bin make room, as on the server. */
export function remainingSlotsFor(
  { cardLimit, cardCount }: { cardLimit: number; cardCount: number },
  { body: { create = [], bin = [] } }: ImportOrder,
): number | null {
  const room = Math.max(0, cardLimit - cardCount + bin.length);
  return create.length > room ? room : null;
}
