import type { CardImages } from '#domain/card/card-images.ts';
import type { StoredListRules } from '#domain/design/design-document.ts';
import { imageColumns, imagesInJson, isReplaced, selectedImages } from './image-columns.ts';

/** SQL of cards. A card and the card count change in one statement, so that two requests cannot both use the last place of the limit. */

/** A row as the database returns it; the design is in any version. */
export type StoredRow = CardImages & {
  id: string;
  name: string;
  design: unknown;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** The company design that the card refers to, if it does. */
  company: (CardImages & { design: unknown; listRules?: StoredListRules | null }) | null;
};

/** The company design of each row, read in the same statement as the row. */
const companyOf = (table: string) =>
  `(SELECT jsonb_build_object('design', company.design, ${imagesInJson('company')}, 'listRules', company.list_rules)
    FROM company_designs company
    WHERE company.account_id = ${table}.account_id AND company.id = (${table}.design ->> 'designId')::uuid)`;

export const row = (table: string) =>
  `${table}.id, ${table}.name, ${table}.design, ${table}.version, ${selectedImages(table)},
   ${table}.created_at AS "createdAt", ${table}.updated_at AS "updatedAt", ${companyOf(table)} AS company`;

/** Waits for concurrent updates of the same account, then checks the current count. */
const counted = 'UPDATE accounts SET card_count = card_count + 1 WHERE id = $1 AND card_count < card_limit';

export const insertCard = {
  name: 'save_card',
  text: `
    WITH counted AS (${counted} RETURNING id),
    keyed AS (
      INSERT INTO idempotency_keys (account_id, key, request_hash, card_id)
      SELECT id, $6::text, $7::bytea, $2::uuid FROM counted WHERE $6::text IS NOT NULL
    )
    INSERT INTO cards (account_id, id, name, design, logo_id, picture_id, dark_logo_id)
    SELECT id, $2::uuid, $3::text, $4::jsonb, $5::uuid, $8::uuid, $9::uuid FROM counted
    RETURNING ${row('cards')}`,
};

/** Read while the account's row is locked, so that two concurrent copies get different names. */
export const namesForCopy = {
  name: 'names_for_copy',
  text: `SELECT id, name FROM cards WHERE account_id = $1`,
};

/** Transactions with several statements lock the account's row first, so they run one after the other and do not deadlock. */
export const lockAccountCount = {
  name: 'lock_account',
  text: `SELECT FROM accounts WHERE id = $1 FOR NO KEY UPDATE`,
};

export const copyCard = {
  name: 'duplicate_card',
  text: `
    WITH source AS (SELECT design, ${imageColumns()} FROM cards WHERE account_id = $1 AND id = $2),
    counted AS (${counted} AND EXISTS (SELECT FROM source) RETURNING id),
    keyed AS (
      INSERT INTO idempotency_keys (account_id, key, request_hash, card_id)
      SELECT id, $5::text, $6::bytea, $3::uuid FROM counted WHERE $5::text IS NOT NULL
    )
    INSERT INTO cards (account_id, id, name, design, ${imageColumns()})
    SELECT counted.id, $3::uuid, $4::text, source.design, ${imageColumns('source')}
    FROM counted, source
    RETURNING ${row('cards')}`,
};

/** The card that a request created, also if it was deleted since: a repeated request must not create another. */
export const keyedCard = {
  name: 'card_by_idempotency_key',
  text: `
    SELECT ${row('cards')}, keys.request_hash AS "requestHash"
    FROM idempotency_keys keys JOIN cards ON cards.account_id = keys.account_id AND cards.id = keys.card_id
    WHERE keys.account_id = $1 AND keys.key = $2
    UNION ALL
    SELECT ${row('binned')}, keys.request_hash
    FROM idempotency_keys keys JOIN binned_cards binned ON binned.account_id = keys.account_id AND binned.id = keys.card_id
    WHERE keys.account_id = $1 AND keys.key = $2`,
};

/**
 * The row is locked first, so that the released images are those replaced by this change and not by a concurrent one. A
 * card that meanwhile joined or left a company design is not changed.
 */
export const updateCard = {
  name: 'change_card',
  text: `
    WITH before AS (SELECT id, ${imageColumns()} FROM cards WHERE account_id = $1 AND id = $2 FOR UPDATE),
    changed AS (
      UPDATE cards
      SET name = coalesce($3::text, name), design = coalesce($4::jsonb, design),
          logo_id = CASE WHEN $4::jsonb IS NULL THEN cards.logo_id ELSE $5::uuid END,
          picture_id = CASE WHEN $4::jsonb IS NULL THEN cards.picture_id ELSE $7::uuid END,
          dark_logo_id = CASE WHEN $4::jsonb IS NULL THEN cards.dark_logo_id ELSE $8::uuid END,
          version = version + 1, updated_at = now()
      FROM before
      WHERE cards.account_id = $1 AND cards.id = before.id AND ($6::int IS NULL OR version = $6::int)
        AND ($4::jsonb IS NULL OR cards.design ->> 'designId' IS NOT DISTINCT FROM $4::jsonb ->> 'designId')
      RETURNING cards.*
    ),
    released AS (
      UPDATE uploads SET unused_since = now() FROM before, changed
      WHERE uploads.account_id = $1 AND ${isReplaced}
    )
    SELECT ${row('changed')} FROM changed`,
};

/** Moves cards into the bin. With a third value, only those of that company design. */
export const binCards = {
  name: 'bin_cards',
  text: `
    WITH gone AS (
      DELETE FROM cards
      WHERE account_id = $1 AND id = ANY ($2::uuid[]) AND ($3::text IS NULL OR design ->> 'designId' = $3::text)
      RETURNING *
    ),
    binned AS (
      INSERT INTO binned_cards (account_id, id, name, design, version, ${imageColumns()}, created_at, updated_at)
      SELECT account_id, id, name, design, version, ${imageColumns()}, created_at, updated_at FROM gone
    ),
    counted AS (UPDATE accounts SET card_count = card_count - (SELECT count(*) FROM gone) WHERE id = $1)
    SELECT id FROM gone`,
};

/** The bin keeps as many cards as the limit. The oldest are removed, together with their idempotency keys. */
export const trimBin = {
  name: 'trim_bin',
  text: `
    WITH gone AS (
      DELETE FROM binned_cards WHERE account_id = $1 AND id IN (
        SELECT id FROM binned_cards WHERE account_id = $1 ORDER BY deleted_at DESC, id DESC
        OFFSET (SELECT greatest(card_limit, 1) FROM accounts WHERE id = $1)
      )
      RETURNING id, ${imageColumns()}
    ),
    released AS (
      UPDATE uploads SET unused_since = now() FROM gone
      WHERE uploads.account_id = $1 AND uploads.id IN (${imageColumns('gone')})
    )
    DELETE FROM idempotency_keys keys USING gone WHERE keys.account_id = $1 AND keys.card_id = gone.id`,
};

/** One page of the cards, newest first. */
export const cardPage = {
  name: 'cards_of_account',
  text: `SELECT ${row('cards')} FROM cards WHERE account_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3`,
};

/** One card for each pair of account and id, by the position of the pair. The limit keeps the planner from reading the table as a whole. */
export const cardsOfAccounts = {
  name: 'cards_of_accounts',
  text: `
    SELECT asked.position::int, card.*
    FROM unnest((SELECT $1::uuid[]), (SELECT $2::uuid[])) WITH ORDINALITY AS asked (account_id, id, position)
    CROSS JOIN LATERAL (
      SELECT ${row('cards')} FROM cards WHERE cards.account_id = asked.account_id AND cards.id = asked.id LIMIT 1
    ) card`,
};

export const cardsByIds = {
  name: 'cards_by_ids',
  text: `SELECT ${row('cards')} FROM cards WHERE account_id = $1 AND id = ANY ($2::uuid[])`,
};

/** One page of the bin, newest card first. */
export const binPage = {
  name: 'binned_cards_of_account',
  text: `
    SELECT ${row('binned_cards')}, deleted_at AS "deletedAt" FROM binned_cards
    WHERE account_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3`,
};

/** Counts further cards, if the limit has room for all of them. */
export const countCards = {
  name: 'count_cards',
  text: `
    UPDATE accounts SET card_count = card_count + $2::int WHERE id = $1 AND card_count + $2::int <= card_limit
    RETURNING id`,
};

/** How many more cards the limit allows. */
export const roomForCards = {
  name: 'room_for_cards',
  text: `SELECT greatest(0, card_limit - card_count) AS room FROM accounts WHERE id = $1`,
};

export const restoreCards = {
  name: 'restore_cards',
  text: `
    WITH taken AS (DELETE FROM binned_cards WHERE account_id = $1 AND id = ANY ($2::uuid[]) RETURNING *)
    INSERT INTO cards (account_id, id, name, design, version, ${imageColumns()}, created_at, updated_at)
    SELECT account_id, id, name, design, version, ${imageColumns()}, created_at, updated_at FROM taken
    RETURNING ${row('cards')}`,
};
