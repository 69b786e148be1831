import type { PoolClient } from 'pg';
import { sentContent } from '#domain/design/company-design.ts';
import type { RowToAccept } from '#domain/design/rows-to-accept.ts';
import type { Actor } from '../actor.ts';
import type { DesignRow } from '../designs/designs.ts';
import { importCards } from '../designs/import-cards.ts';

/** Makes and changes the cards of rows as an imported list does: the same rules and limits. Returns the card of each row. */
export async function importRows(
  client: PoolClient,
  accountId: string,
  design: DesignRow,
  rows: readonly RowToAccept[],
  by: Actor,
  loggedAs: 'cards_imported' | 'submissions_accepted',
): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const people = rows.map(({ content: { texts, branchId }, card }) => ({
    card,
    ...sentContent({ texts, branchId }),
  }));
  const list = {
    create: people.flatMap(({ card, texts, branchId }) => (card ? [] : [{ texts, branchId }])),
    change: people.flatMap(({ card, texts, branchId }) =>
      card ? [{ id: card.id, version: card.version, texts, branchId }] : [],
    ),
    bin: [],
    seen: [],
  };
  const request = { list, key: null, by, loggedAs };
  const { result } = await importCards(client, accountId, design.id, request, async () => design);
  const created = rows.filter(({ card }) => !card);
  return new Map([
    ...rows.flatMap(({ id, card }) => (card ? [[id, card.id] as const] : [])),
    ...created.flatMap(({ id }, at) => {
      const cardId = result.created[at];
      return cardId ? [[id, cardId] as const] : [];
    }),
  ]);
}
