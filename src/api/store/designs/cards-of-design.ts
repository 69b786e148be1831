import type { PoolClient } from 'pg';
import { readPersonDocument } from '#domain/design/design-document.ts';
import type { StoredRow } from '../cards/card-statements.ts';
import { cardsOfDesign, rewriteCards } from './design-statements.ts';

/** The cards of a design with their content, locked. */
export async function lockedCards(
  client: PoolClient,
  table: 'cards' | 'binned_cards',
  accountId: string,
  designId: string,
  ids: readonly string[] | null = null,
) {
  const { rows } = await client.query<Pick<StoredRow, 'id' | 'version' | 'design'>>({
    ...cardsOfDesign(table),
    values: [accountId, designId, ids],
  });
  return rows.map(({ design, ...card }) => ({
    ...card,
    content: readPersonDocument(design) ?? { texts: {} },
  }));
}

/** Stores other documents for cards. Only an edit counts as a change in the list. */
export async function rewrite(
  client: PoolClient,
  table: 'cards' | 'binned_cards',
  accountId: string,
  cards: readonly { id: string; name?: string | undefined; design: object }[],
  logoId: string | null,
  isEdit = false,
): Promise<void> {
  if (cards.length === 0) return;
  const values = [accountId, JSON.stringify(cards), logoId, isEdit];
  await client.query({ ...rewriteCards(table), values });
}
