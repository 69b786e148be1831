import type { PoolClient } from 'pg';
import type { ListCells } from '#domain/design/list-cells.ts';

/** The account and the design of a statement. */
export type Place = [accountId: string, designId: string];

/** What the last list said of the person of a card, and the number or id by which the company knows them. */
export type ListedPerson = { cardId: string; externalId: string | null; cells: ListCells | null };

/** The people of a design as lists and programs know them. */
export async function readListedPeople(
  client: Pick<PoolClient, 'query'>,
  place: Place,
): Promise<ListedPerson[]> {
  const { rows } = await client.query<ListedPerson>(
    `SELECT coalesce(listed.card_id, known.card_id) AS "cardId", known.external_id AS "externalId", listed.cells
     FROM (SELECT card_id, cells FROM list_rows WHERE account_id = $1 AND design_id = $2) listed
     FULL JOIN (SELECT card_id, external_id FROM design_people WHERE account_id = $1 AND design_id = $2) known
       USING (card_id)
     ORDER BY 1`,
    place,
  );
  return rows;
}

/**
 * Remembers what a list said of people, to compare the next one with, and their numbers. A column that this list does not
 * have is as it was. Cards of other designs are left out, so there are never more rows than cards.
 */
export async function rememberRows(
  client: PoolClient,
  place: Place,
  people: readonly ListedPerson[],
): Promise<void> {
  if (people.length === 0) return;
  await client.query(
    `INSERT INTO list_rows (account_id, design_id, card_id, cells)
     SELECT $1, $2::uuid, cards.id, row.cells
     FROM jsonb_to_recordset($3::jsonb) AS row ("cardId" uuid, cells jsonb)
     JOIN cards ON cards.account_id = $1 AND cards.id = row."cardId" AND cards.design ->> 'designId' = $2::uuid::text
     WHERE row.cells IS NOT NULL
     ON CONFLICT (account_id, design_id, card_id) DO UPDATE SET listed_at = now(), cells =
       (list_rows.cells || excluded.cells)
       || jsonb_build_object('texts', coalesce(list_rows.cells -> 'texts', '{}') || (excluded.cells -> 'texts'))
       || jsonb_build_object('read',
            (coalesce(list_rows.cells -> 'read', '{}') - ARRAY(SELECT jsonb_object_keys(excluded.cells -> 'texts')))
            || coalesce(excluded.cells -> 'read', '{}'))
       || jsonb_build_object('earlier', coalesce(list_rows.cells -> 'earlier', '{}') || coalesce(excluded.cells -> 'earlier', '{}'))`,
    [...place, JSON.stringify(people)],
  );
  await rememberCards(
    client,
    place,
    people.flatMap(({ cardId, externalId }) => (externalId === null ? [] : [{ cardId, externalId }])),
  );
}

/** Stores whose cards these are. A card has one person, so an earlier id of it is replaced. */
async function rememberCards(
  client: PoolClient,
  place: Place,
  people: readonly { externalId: string; cardId: string }[],
): Promise<void> {
  if (people.length === 0) return;
  const cardOf = new Map(people.map(({ externalId, cardId }) => [externalId, cardId]));
  const idOf = new Map(Array.from(cardOf, ([externalId, cardId]) => [cardId, externalId]));
  const values = [...place, [...idOf.values()], [...idOf.keys()]];
  await client.query(
    `DELETE FROM design_people WHERE account_id = $1 AND design_id = $2
       AND (external_id = ANY ($3::text[]) OR card_id = ANY ($4::uuid[]))`,
    values,
  );
  await client.query(
    `INSERT INTO design_people (account_id, design_id, external_id, card_id)
     SELECT $1, $2, external_id, card_id FROM unnest($3::text[], $4::uuid[]) AS people (external_id, card_id)
     WHERE EXISTS (SELECT FROM cards WHERE cards.account_id = $1 AND cards.id = people.card_id)`,
    values,
  );
}
