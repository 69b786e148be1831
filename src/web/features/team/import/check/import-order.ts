import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { sentContent } from '#domain/design/company-design.ts';
import type { ExistingCard } from '#domain/design/match-cards.ts';
import { sortedJson } from '#domain/sorted-json.ts';
import type { ListSizes } from '#people/batch/company-sizes.ts';
import type { CheckedRow } from '../../../../shared/print-worker/print-messages.ts';
import type { ImportOrder } from '../import-state.ts';

type Wanted = {
  /** Whether a changed row changes its card. */
  isTicked?: (row: CheckedRow) => boolean;
  sizes?: ImportOrder['body']['sizes'];
};

/**
 * What is saved of the ready rows: the new and the changed cards, those that go to the bin, and the sizes of all. Each row
 * is remembered to compare the next list with, also where its card stays as it is.
 */
export function importOrder(
  ready: readonly CheckedRow[],
  binned: readonly Pick<ExistingCard, 'id'>[],
  { isTicked = () => true, sizes }: Wanted = {},
): ImportOrder {
  const created = ready.filter(({ comparison }) => comparison.kind === 'new');
  const changed = ready.flatMap((row) =>
    row.comparison.kind === 'changed' && isTicked(row) ? [{ ...row, comparison: row.comparison }] : [],
  );
  const seen = ready.flatMap((row) => {
    const { comparison, listed } = row;
    const stays = comparison.kind === 'same' || (comparison.kind === 'changed' && !isTicked(row));
    return stays && listed ? [{ id: comparison.id, listed }] : [];
  });
  return {
    body: {
      create: created.map(sentRow),
      change: changed.map((row) => ({
        ...sentRow(row),
        ...takenBack(row),
        id: row.comparison.id,
        version: row.comparison.version,
      })),
      bin: binned.map(({ id }) => id),
      ...(seen.length > 0 && { seen }),
      ...(sizes && { sizes }),
    },
    createdRows: created.map(({ person }) => person.row),
    changedRows: changed.map(({ person }) => person.row),
  };
}

function sentRow({ content, listed }: CheckedRow) {
  return { ...sentContent(content), ...(listed && { listed }) };
}

/** A font that was taken back is sent as null: without one the card keeps its font. */
function takenBack({ person: { setIn } }: CheckedRow) {
  return setIn === null ? { setIn } : {};
}

/** How many rows are remembered without a change of their cards. */
export function countRemembered({ body: { seen = [] } }: ImportOrder): number {
  return seen.length;
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
