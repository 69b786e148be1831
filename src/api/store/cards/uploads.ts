import { and, eq, gt, isNull, lt, notExists, sql } from 'drizzle-orm';
import { type Database, violatedReference } from '../../database/db.ts';
import { type Actor, logForActor } from '../actor.ts';
import {
  abandonedObjects,
  binnedCards,
  cards,
  companyDesigns,
  companyMembers,
  designVersions,
  snapshots,
  uploads,
} from '../schema.ts';
import { showsImage } from '../shared/shows-image.ts';
import { inTransaction } from '../transaction.ts';

export type UploadStore = ReturnType<typeof uploadStore>;

export type StoredLogo = {
  contentType: 'image/png' | 'image/jpeg' | 'image/svg+xml';
  byteSize: number;
};
/** The code an upload is refused with. */
export type LogoRefusal = NonNullable<(typeof uploads.$inferSelect)['refusal']>;

/** The result of checking an upload. Both are null before the check; afterwards one of them is set for good. */
export type CheckedUpload = { logo: StoredLogo | null; refusal: LogoRefusal | null };
export type UploadKey = { accountId: string; id: string };

const pageSize = 500;
const batchSize = 1000;

/** Sorts before every id. */
const firstId = '00000000-0000-0000-0000-000000000000';

/** Uploads of logos and pictures: requested, then accepted, then used by cards. Every query starts with the account's id, except those of jobs. */
export function uploadStore(db: Database) {
  const checked = {
    state: uploads.state,
    contentType: uploads.contentType,
    byteSize: uploads.byteSize,
    refusal: uploads.refusal,
  };
  const byId = db
    .select(checked)
    .from(uploads)
    .where(and(eq(uploads.accountId, sql.placeholder('accountId')), eq(uploads.id, sql.placeholder('id'))))
    .prepare('upload_of_account');
  const readable = sql`(SELECT ${sql.placeholder('accountId')}::uuid AS account_id
    UNION ALL SELECT account_id FROM ${companyMembers} WHERE user_id = ${sql.placeholder('userId')}) AS readable`;
  const byReader = db
    .select(checked)
    .from(uploads)
    .innerJoin(readable, sql`readable.account_id = ${uploads.accountId}`)
    .where(eq(uploads.id, sql.placeholder('id')))
    .prepare('upload_of_reader');

  const acceptedAfter = db
    .select({ id: uploads.id, contentType: uploads.contentType })
    .from(uploads)
    .where(
      and(
        eq(uploads.accountId, sql.placeholder('accountId')),
        gt(uploads.id, sql.placeholder('after')),
        eq(uploads.state, 'accepted'),
      ),
    )
    .orderBy(uploads.id)
    .limit(pageSize)
    .prepare('accepted_uploads_of_account');

  const usedBy = (
    table:
      | typeof cards
      | typeof binnedCards
      | typeof companyDesigns
      | typeof designVersions
      | typeof snapshots,
  ) => and(eq(table.accountId, uploads.accountId), showsImage(table, uploads.id));
  const cardsWithIt = db.select({ id: cards.id }).from(cards).where(usedBy(cards));
  const binnedCardsWithIt = db.select({ id: binnedCards.id }).from(binnedCards).where(usedBy(binnedCards));
  const designsWithIt = db
    .select({ id: companyDesigns.id })
    .from(companyDesigns)
    .where(usedBy(companyDesigns));
  const designVersionsWithIt = db
    .select({ id: designVersions.designId })
    .from(designVersions)
    .where(usedBy(designVersions));
  const snapshotsWithIt = db.select({ id: snapshots.id }).from(snapshots).where(usedBy(snapshots));

  return {
    /** Inserts an upload, so that a file may be sent under this id. */
    request: async (key: UploadKey, by: Actor | null = null): Promise<void> => {
      const insert = {
        name: 'request_upload',
        text: 'INSERT INTO uploads (account_id, id) VALUES ($1, $2)',
        values: [key.accountId, key.id],
      };
      if (!by) await db.$client.query(insert);
      else
        await inTransaction(db, async (client) => {
          await client.query(insert);
          await logForActor(client, by, 'logo_uploaded', { logoId: key.id });
        });
    },

    /** Returns null if this account has no such upload. */
    find: async ({ accountId, id }: UploadKey): Promise<CheckedUpload | null> => {
      const [found] = await byId.execute({ accountId, id });
      return found ? checkedUpload(found) : null;
    },

    /** The same for an upload of the account, or of a company that the user is a member of. */
    findReadable: async (key: UploadKey & { userId: string }): Promise<CheckedUpload | null> => {
      const [found] = await byReader.execute(key);
      return found ? checkedUpload(found) : null;
    },

    /** Marks that the file is being received; false if a file was received before or there is no such upload. */
    markSent: async ({ accountId, id }: UploadKey): Promise<boolean> => {
      const { rowCount } = await db
        .update(uploads)
        .set({ sentAt: sql`now()` })
        .where(and(eq(uploads.accountId, accountId), eq(uploads.id, id), isNull(uploads.sentAt)));
      return rowCount === 1;
    },

    /** Every accepted logo of an account, read page by page. */
    async *accepted(
      accountId: string,
    ): AsyncGenerator<{ id: string; contentType: StoredLogo['contentType'] }> {
      let after = firstId;
      for (;;) {
        const page = await acceptedAfter.execute({ accountId, after });
        for (const { id, contentType } of page) if (contentType) yield { id, contentType };
        const last = page.at(-1);
        if (!last) return;
        after = last.id;
      }
    },

    accept: async ({ accountId, id }: UploadKey, logo: StoredLogo): Promise<void> => {
      await db
        .update(uploads)
        .set({ state: 'accepted', ...logo })
        .where(and(eq(uploads.accountId, accountId), eq(uploads.id, id)));
    },

    refuse: async ({ accountId, id }: UploadKey, refusal: LogoRefusal): Promise<void> => {
      await db
        .update(uploads)
        .set({ state: 'refused', refusal })
        .where(and(eq(uploads.accountId, accountId), eq(uploads.id, id), eq(uploads.state, 'requested')));
    },

    /**
     * Deletes uploads that no card, no binned card, no company design, no former version of one and no snapshot has used since a time; returns how many. One that is used after all
     * is not checked again until a card stops using it.
     */
    deleteUnused: async (before: Date): Promise<number> => {
      const unused = await db
        .select({
          accountId: uploads.accountId,
          id: uploads.id,
          // As text: a Date has no microseconds.
          since: sql<string>`${uploads.unusedSince}::text`,
        })
        .from(uploads)
        .where(lt(uploads.unusedSince, before))
        .orderBy(uploads.unusedSince)
        .limit(batchSize);
      let deleted = 0;
      for (const { accountId, id, since } of unused) {
        const isUnchanged = and(
          eq(uploads.accountId, accountId),
          eq(uploads.id, id),
          sql`${uploads.unusedSince} = ${since}::timestamptz`,
        );
        // A card may start using it at this moment; then the foreign key fails and the upload stays.
        const { rowCount } = await db
          .delete(uploads)
          .where(
            and(
              isUnchanged,
              notExists(cardsWithIt),
              notExists(binnedCardsWithIt),
              notExists(designsWithIt),
              notExists(designVersionsWithIt),
              notExists(snapshotsWithIt),
            ),
          )
          .catch((error: unknown) => {
            if (violatedReference(error)) return { rowCount: 0 };
            throw error;
          });
        if (rowCount) deleted += 1;
        else await db.update(uploads).set({ unusedSince: null }).where(isUnchanged);
      }
      return deleted;
    },

    /** The uploads and snapshots that were deleted before a time and whose files are still there, at most a batch. */
    abandonedFiles: async (before: Date): Promise<string[]> => {
      const abandoned = await db
        .select({ id: abandonedObjects.uploadId })
        .from(abandonedObjects)
        .where(lt(abandonedObjects.abandonedAt, before))
        .orderBy(abandonedObjects.abandonedAt)
        .limit(batchSize);
      return abandoned.map(({ id }) => id);
    },

    /** Records that the files of a deleted upload or snapshot are removed. */
    filesRemoved: async (id: string): Promise<void> => {
      await db.delete(abandonedObjects).where(eq(abandonedObjects.uploadId, id));
    },
  };
}

function checkedUpload({
  state,
  contentType,
  byteSize,
  refusal,
}: Pick<typeof uploads.$inferSelect, 'state' | 'contentType' | 'byteSize' | 'refusal'>): CheckedUpload {
  const logo = state === 'accepted' && contentType && byteSize ? { contentType, byteSize } : null;
  return { logo, refusal };
}
