import type { PoolClient } from 'pg';
import type { PersonContent } from '#domain/design/company-design.ts';
import { readPersonDocument } from '#domain/design/design-document.ts';
import type { StoredRow } from '../cards/card-statements.ts';
import { cardsOfDesign, rewriteCards } from './design-statements.ts';

const noContent: PersonContent = { texts: {} };

/** The cards of a design with their content, locked. */
export async function lockedCards(
  client: PoolClient,
  table: 'cards' | 'binned_cards',
  accountId: string,
  designId: string,
  ids: readonly string[] | null = null,
) {
  const { rows } = await client.query<Pick<StoredRow, 'id' | 'version' | 'design' | 'pictureId'>>({
    ...cardsOfDesign(table),
    values: [accountId, designId, ids],
  });
  return rows.map(({ design, ...card }) => ({
    ...card,
    content: readPersonDocument(design) ?? noContent,
  }));
}

/** Stores other documents for cards. Only an edit counts as a change in the list. */
export async function rewrite(
  client: PoolClient,
  table: 'cards' | 'binned_cards',
  accountId: string,
  cards: readonly { id: string; name?: string | undefined; design: object; pictureId: string | null }[],
  logoId: string | null,
  isEdit = false,
): Promise<void> {
  if (cards.length === 0) return;
  const values = [accountId, JSON.stringify(cards), logoId, isEdit];
  await client.query({ ...rewriteCards(table), values });
}
