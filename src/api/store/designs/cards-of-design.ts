import type { PoolClient, QueryConfig } from 'pg';
import { Refusal } from '#contract/errors.ts';
import type { CardImages } from '#domain/card/card-images.ts';
import type { PersonContent } from '#domain/design/company-design.ts';
import { readPersonDocument } from '#domain/design/design-document.ts';
import type { StoredRow } from '../cards/card-statements.ts';
import { cardsOfDesign, rewriteCards } from './design-statements.ts';

const noContent: PersonContent = { texts: {} };

type Table = 'cards' | 'binned_cards';
type CardOfDesign = Pick<StoredRow, 'id' | 'version' | 'pictureId'> & { content: PersonContent };

/** The cards of a design with their content, locked. A card of a later release is refused: its content would be lost. */
export async function lockedCards(
  client: PoolClient,
  table: Table,
  accountId: string,
  designId: string,
  ids: readonly string[] | null = null,
): Promise<CardOfDesign[]> {
  const cards = await storedCards(client, {
    ...cardsOfDesign(table, true),
    values: [accountId, designId, ids],
  });
  return cards.map(({ content, ...card }) => {
    if (!content) throw new Refusal('CARD_TOO_NEW');
    return { ...card, content };
  });
}

/** The saved cards of a design with their content, as they are now. */
export async function readCardsOfDesign(
  client: Pick<PoolClient, 'query'>,
  accountId: string,
  designId: string,
): Promise<CardOfDesign[]> {
  const cards = await storedCards(client, {
    ...cardsOfDesign('cards', false),
    values: [accountId, designId, null],
  });
  return cards.map(({ content, ...card }) => ({ ...card, content: content ?? noContent }));
}

async function storedCards(
  client: Pick<PoolClient, 'query'>,
  statement: QueryConfig,
): Promise<(Omit<CardOfDesign, 'content'> & { content: PersonContent | null })[]> {
  const { rows } = await client.query<Pick<StoredRow, 'id' | 'version' | 'design' | 'pictureId'>>(statement);
  return rows.map(({ design, ...card }) => ({
    ...card,
    content: readPersonDocument(design),
  }));
}

/** Stores other documents for cards. Only an edit counts as a change in the list. */
export async function rewrite(
  client: PoolClient,
  table: Table,
  accountId: string,
  cards: readonly { id: string; name?: string | undefined; design: object; pictureId: string | null }[],
  logos: Pick<CardImages, 'logoId' | 'darkLogoId'> | null,
  isEdit = false,
): Promise<void> {
  if (cards.length === 0) return;
  const values = [accountId, JSON.stringify(cards), logos?.logoId, isEdit, logos?.darkLogoId];
  await client.query({ ...rewriteCards(table), values });
}
