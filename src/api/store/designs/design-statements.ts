import type { CardImages } from '#domain/card/card-images.ts';
import type { StoredListRules } from '#domain/design/design-document.ts';
import { designVersionsMax, designVersionsMaxChars } from '#domain/design/design-versions.ts';
import { everyImage, imageColumns, isReplaced, selectedImages } from '../cards/image-columns.ts';

/** SQL of company designs. */

/** A row as the database returns it. */
export type StoredDesignRow = CardImages & {
  id: string;
  name: string;
  design: unknown;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  cardCount: number;
  listRules: StoredListRules | null;
};

/** A former version as the database returns it. */
export type StoredVersionRow = Pick<StoredDesignRow, 'name' | 'design' | 'version' | keyof CardImages> & {
  replacedAt: Date;
  replacedBy: string | null;
};

const columns = (table: string) =>
  `${table}.id, ${table}.name, ${table}.design, ${table}.version, ${selectedImages(table)},
   ${table}.created_at AS "createdAt", ${table}.updated_at AS "updatedAt",
   ${table}.list_rules AS "listRules"`;

/** The number of cards of one design. The account is the first value of the statement. */
const cardCount = (table: string) =>
  `(SELECT count(*)::int FROM cards WHERE account_id = $1 AND cards.design ->> 'designId' = ${table}.id::text) AS "cardCount"`;

/** The cards are counted once for all designs. */
export const designsOfAccount = {
  name: 'designs_of_account',
  text: `
    SELECT ${columns('designs')}, coalesce(used.count, 0) AS "cardCount"
    FROM company_designs designs
    LEFT JOIN (
      SELECT design ->> 'designId' AS id, count(*)::int AS count FROM cards
      WHERE account_id = $1 AND design ->> 'designId' IS NOT NULL GROUP BY 1
    ) used ON used.id = designs.id::text
    WHERE designs.account_id = $1 ORDER BY designs.id DESC`,
};

export const designById = {
  name: 'design_of_account',
  text: `
    SELECT ${columns('designs')}, ${cardCount('designs')} FROM company_designs designs
    WHERE designs.account_id = $1 AND designs.id = $2`,
};

/** Refused at the limit of designs; the account's row is locked. */
export const insertDesign = {
  name: 'insert_design',
  text: `
    INSERT INTO company_designs (account_id, id, name, design, logo_id, picture_id, dark_logo_id)
    SELECT $1::uuid, $2::uuid, $3::text, $4::jsonb, $5::uuid, $7::uuid, $8::uuid
    WHERE (SELECT count(*) FROM company_designs WHERE account_id = $1) < $6::int
    RETURNING id`,
};

/**
 * One row changes, however many cards are drawn from it. What it replaces is kept as a former version, unless only the
 * name or the rules of lists differ; versions past the bounds are forgotten. An image that none of them shows may be unused.
 */
export const updateDesign = {
  name: 'change_design',
  text: `
    WITH before AS (SELECT * FROM company_designs WHERE account_id = $1 AND id = $2 FOR UPDATE),
    changed AS (
      UPDATE company_designs designs
      SET name = $3, design = $4::jsonb, logo_id = $5::uuid, picture_id = $7::uuid, dark_logo_id = $10::uuid,
          list_rules = $9::jsonb,
          version = designs.version + 1, updated_at = now()
      FROM before
      WHERE designs.account_id = $1 AND designs.id = before.id AND designs.version = $6::int
      RETURNING designs.*
    ),
    kept AS (
      INSERT INTO design_versions (account_id, design_id, version, name, design, ${imageColumns()}, replaced_by)
      SELECT before.account_id, before.id, before.version, before.name, before.design, ${imageColumns('before')}, $8::uuid
      FROM before, changed
      WHERE (before.design, ${imageColumns('before')}) IS DISTINCT FROM (changed.design, ${imageColumns('changed')})
      RETURNING length(design::text) AS chars
    ),
    forgotten AS (
      DELETE FROM design_versions USING (
        SELECT version, row_number() OVER newest + 1 AS place, sum(length(design::text)) OVER newest AS chars
        FROM design_versions WHERE account_id = $1 AND design_id = $2 WINDOW newest AS (ORDER BY version DESC)
      ) older, kept
      WHERE design_versions.account_id = $1 AND design_versions.design_id = $2
        AND design_versions.version = older.version
        AND (older.place > ${designVersionsMax} OR older.chars + kept.chars > ${designVersionsMaxChars})
      RETURNING ${imageColumns()}
    ),
    released AS (
      UPDATE uploads SET unused_since = now() FROM before, changed
      WHERE uploads.account_id = $1
        AND (${isReplaced} OR uploads.id IN (${everyImage('forgotten')}))
    )
    SELECT ${columns('changed')}, ${cardCount('changed')} FROM changed`,
};

/** The former versions of a design, newest first, with the names of the users who replaced them. */
export const versionsOfDesign = {
  name: 'versions_of_design',
  text: `
    SELECT version, name, design, ${selectedImages('design_versions')}, replaced_at AS "replacedAt",
           users.username AS "replacedBy"
    FROM design_versions LEFT JOIN users ON users.id = replaced_by
    WHERE design_versions.account_id = $1 AND design_id = $2 ORDER BY version DESC`,
};

export const deleteDesign = {
  name: 'delete_design',
  text: `
    WITH gone AS (
      DELETE FROM company_designs WHERE account_id = $1 AND id = $2 RETURNING ${imageColumns()}
    ),
    former AS (SELECT ${imageColumns()} FROM design_versions WHERE account_id = $1 AND design_id = $2)
    UPDATE uploads SET unused_since = now()
    WHERE uploads.account_id = $1
      AND (uploads.id IN (${everyImage('gone')}) OR uploads.id IN (${everyImage('former')}))`,
};

/** Whether a card, also one in the bin, is of one of these branches. */
export const branchesInUse = {
  name: 'branches_in_use',
  text: `
    SELECT EXISTS (
      SELECT FROM cards
      WHERE account_id = $1 AND design ->> 'designId' = $2::text AND design ->> 'branchId' = ANY ($3::text[])
      UNION ALL
      SELECT FROM binned_cards
      WHERE account_id = $1 AND design ->> 'designId' = $2::text AND design ->> 'branchId' = ANY ($3::text[])
    ) AS used`,
};

/** The cards of a design, or some of them, locked until the end of the transaction or only read. */
export const cardsOfDesign = (table: 'cards' | 'binned_cards', isLocked: boolean) => ({
  name: `${table}_of_design${isLocked ? '_locked' : ''}`,
  text: `
    SELECT id, version, design, picture_id AS "pictureId" FROM ${table}
    WHERE account_id = $1 AND design ->> 'designId' = $2::text AND ($3::uuid[] IS NULL OR id = ANY ($3::uuid[]))
    ${isLocked ? 'FOR UPDATE' : ''}`,
});

/** Stores another document for each card of a list, and its name if one is given. */
export const rewriteCards = (table: 'cards' | 'binned_cards') => ({
  name: `rewrite_${table}`,
  text: `
    UPDATE ${table} rewritten
    SET design = row.design, name = coalesce(row.name, rewritten.name), logo_id = $3::uuid, dark_logo_id = $5::uuid,
        picture_id = row."pictureId",
        version = rewritten.version + 1,
        updated_at = CASE WHEN $4::boolean THEN now() ELSE rewritten.updated_at END
    FROM jsonb_to_recordset($2::jsonb) AS row (id uuid, name text, design jsonb, "pictureId" uuid)
    WHERE rewritten.account_id = $1 AND rewritten.id = row.id`,
});

export const insertCards = {
  name: 'insert_cards',
  text: `
    INSERT INTO cards (account_id, id, name, design)
    SELECT $1, row.id, row.name, row.design
    FROM jsonb_to_recordset($2::jsonb) AS row (id uuid, name text, design jsonb)`,
};

export const importByKey = {
  name: 'import_by_key',
  text: `SELECT request_hash AS "requestHash", result FROM card_imports WHERE account_id = $1 AND key = $2`,
};

export const insertImport = {
  name: 'insert_import',
  text: `INSERT INTO card_imports (account_id, key, request_hash, result) VALUES ($1, $2, $3, $4)`,
};
