import type { PoolClient } from 'pg';
import { Refusal } from '#contract/errors.ts';
import { applyPatch } from '#domain/card/card.ts';
import { documentOf } from '#domain/card/card-document.ts';
import { type CardImages, imagesOf } from '#domain/card/card-images.ts';
import type { SharedSizes } from '#domain/card/shared-sizes.ts';
import {
  applyDesign,
  type CompanyDesign,
  defaultRules,
  designsMax,
  ownContent,
} from '#domain/design/company-design.ts';
import {
  designDocumentOf,
  listRulesOf,
  personDocumentOf,
  readDesignDocument,
} from '#domain/design/design-document.ts';
import type { Database } from '../../database/db.ts';
import { type Actor, logForActor } from '../actor.ts';
import { lockAccountCount, row, type StoredRow } from '../cards/card-statements.ts';
import { refuseLostImage } from '../cards/cards.ts';
import { readRow, shownPicture } from '../cards/read-row.ts';
import { inTransaction } from '../transaction.ts';
import { lockedCards, readCardsOfDesign, rewrite } from './cards-of-design.ts';
import {
  branchesInUse,
  deleteDesign,
  designById,
  designsOfAccount,
  insertDesign,
  type StoredDesignRow,
  type StoredVersionRow,
  updateDesign,
  versionsOfDesign,
} from './design-statements.ts';
import { importCards } from './import-cards.ts';
import { readListedPeople } from './listed-people.ts';

/** A company design with its record. */
export type DesignRow = Omit<StoredDesignRow, 'design' | 'listRules'> & { company: CompanyDesign };

/** A design as it was before a change, with who made that change and when. */
export type DesignVersionRow = Omit<StoredVersionRow, 'design'> & { company: CompanyDesign };

type NewDesign = { id: string; name: string; cardId: string; typeset?: SharedSizes | undefined };
type Change = Pick<DesignRow, 'name' | 'company' | keyof CardImages | 'version'> & {
  removedBranches: string[];
  userId: string;
};

/** Company designs. Every query starts with the account's id. */
export function designStore(db: Database) {
  const find = (accountId: string, id: string) => findDesign(db.$client, accountId, id);

  return {
    find,

    /** All designs of an account, newest first. One that a later release stored is left out: it cannot be shown or changed. */
    list: async (accountId: string): Promise<DesignRow[]> => {
      const { rows } = await db.$client.query<StoredDesignRow>({ ...designsOfAccount, values: [accountId] });
      return rows.flatMap((stored) => readDesign(stored) ?? []);
    },

    /** The former versions of a design, newest first. One that a later release stored is left out. */
    versions: async (accountId: string, id: string): Promise<DesignVersionRow[]> => {
      const { rows } = await db.$client.query<StoredVersionRow>({
        ...versionsOfDesign,
        values: [accountId, id],
      });
      return rows.flatMap(({ design, ...stored }) => {
        const company = readDesignDocument(design);
        return company ? { ...stored, company } : [];
      });
    },

    /** What the last lists said of the people of a design. */
    listedPeople: (accountId: string, id: string) => readListedPeople(db.$client, [accountId, id]),

    /** The saved cards of a design with their content. */
    cardsOf: (accountId: string, id: string) => readCardsOfDesign(db.$client, accountId, id),

    /** Makes a design from a saved card, which becomes the first card of it and looks as before. */
    createFromCard: (accountId: string, { id, name, cardId, typeset }: NewDesign, by: Actor | null) =>
      inTransaction(db, async (client): Promise<DesignRow> => {
        await client.query({ ...lockAccountCount, values: [accountId] });
        const { card: plain, images } = await plainCard(client, accountId, cardId);
        const card = typeset ? applyPatch(plain, { style: { typeset } }) : plain;
        const company = { card, rules: defaultRules(card.content), branches: [] };
        const { logoId, pictureId, darkLogoId } = images;
        const document = designDocumentOf(company, images);
        const values = [accountId, id, name, document, logoId, designsMax, pictureId, darkLogoId];
        const { rowCount } = await client.query({ ...insertDesign, values });
        if (rowCount === 0) throw new Refusal('DESIGN_LIMIT_EXCEEDED');
        const person = personDocumentOf(id, ownContent(company, { texts: plain.content }));
        await rewrite(client, 'cards', accountId, [{ id: cardId, design: person, pictureId: null }], null);
        if (by) await logForActor(client, by, 'design_saved', { designId: id });
        return found(await findDesign(client, accountId, id));
      }),

    /** Changes the one row of a design; null if it has another version. A branch that cards use cannot be removed. */
    change: async (
      accountId: string,
      id: string,
      { name, company, logoId, pictureId, darkLogoId, version, removedBranches, userId }: Change,
      by: Actor | null,
    ): Promise<DesignRow | null> => {
      const rules = listRulesOf(company);
      const values = [
        ...[
          accountId,
          id,
          name,
          designDocumentOf(company, { darkLogoId }),
          logoId,
          version,
          pictureId,
          userId,
        ],
        ...[rules && JSON.stringify(rules), darkLogoId],
      ];
      const statement = { ...updateDesign, values };
      const changedBy = async (client: Pick<PoolClient, 'query'>) => {
        const { rows } = await client.query<StoredDesignRow>(statement);
        return rows[0] ? readDesign(rows[0]) : null;
      };
      try {
        if (!by && removedBranches.length === 0) return await changedBy(db.$client);
        return await inTransaction(db, async (client) => {
          await client.query({ ...lockAccountCount, values: [accountId] });
          await refuseBranchesInUse(client, accountId, id, removedBranches);
          const changed = await changedBy(client);
          if (changed && by) await logForActor(client, by, 'design_changed', { designId: id });
          return changed;
        });
      } catch (error) {
        refuseLostImage(error, 'card/');
        throw error;
      }
    },

    /** Deletes a design. Its cards, also those in the bin, become cards of their own with the present look, if that is wanted. */
    delete: (accountId: string, id: string, keepsCards: boolean, by: Actor | null): Promise<void> =>
      inTransaction(db, async (client) => {
        await client.query({ ...lockAccountCount, values: [accountId] });
        const { company, ...images } = found(await findDesign(client, accountId, id));
        for (const table of ['cards', 'binned_cards'] as const) {
          const cards = await lockedCards(client, table, accountId, id);
          if (table === 'cards' && cards.length > 0 && !keepsCards) throw new Refusal('DESIGN_IN_USE');
          const kept = cards.map((card) => ({
            id: card.id,
            design: documentOf(applyDesign(company, card.content), images),
            pictureId: shownPicture(company, card.pictureId, images.pictureId),
          }));
          await rewrite(client, table, accountId, kept, images);
        }
        await client.query({ ...deleteDesign, values: [accountId, id] });
        if (by) await logForActor(client, by, 'design_deleted', { designId: id });
      }),

    importCards: (...[accountId, id, request]: ImportArguments) =>
      inTransaction(db, async (client) => {
        await client.query({ ...lockAccountCount, values: [accountId] });
        return importCards(client, accountId, id, request, () =>
          findDesign(client, accountId, id).then(found),
        );
      }),
  };
}

type ImportArguments = [accountId: string, id: string, request: Parameters<typeof importCards>[3]];

/** A design of an account, or null. */
export async function findDesign(
  client: Pick<PoolClient, 'query'>,
  accountId: string,
  id: string,
): Promise<DesignRow | null> {
  const { rows } = await client.query<StoredDesignRow>({ ...designById, values: [accountId, id] });
  return rows[0] ? readDesign(rows[0]) : null;
}

function readDesign({ design, listRules, ...stored }: StoredDesignRow): DesignRow | null {
  const company = readDesignDocument(design, listRules ?? {});
  return company && { ...stored, company };
}

function found(design: DesignRow | null): DesignRow {
  if (!design) throw new Refusal('DESIGN_NOT_FOUND');
  return design;
}

/** A card of the account that is of no design yet. */
async function plainCard(client: PoolClient, accountId: string, id: string) {
  const { rows } = await client.query<StoredRow>(
    `SELECT ${row('cards')} FROM cards WHERE account_id = $1 AND id = $2 FOR UPDATE OF cards`,
    [accountId, id],
  );
  const saved = rows[0] && readRow(rows[0]);
  if (!saved) throw new Refusal('CARD_NOT_FOUND');
  if (saved.ofDesign) throw new Refusal('CARD_OF_DESIGN');
  if (!saved.card) throw new Refusal('CARD_TOO_NEW');
  return { card: saved.card, images: imagesOf(saved) };
}

async function refuseBranchesInUse(client: PoolClient, accountId: string, id: string, branches: string[]) {
  const { rows } = await client.query<{ used: boolean }>({
    ...branchesInUse,
    values: [accountId, id, branches],
  });
  if (rows[0]?.used) throw new Refusal('BRANCH_IN_USE');
}
