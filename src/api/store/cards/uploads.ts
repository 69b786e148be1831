import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Database, violatedReference } from '../../database/db.ts';
import { type ActingAdmin, auditActingAdmin } from '../acting-admin.ts';
import { uploads } from '../schema.ts';
import { inTransaction } from '../transaction.ts';

export type UploadStore = ReturnType<typeof uploadStore>;

export type StoredLogo = { contentType: 'image/png' | 'image/jpeg'; byteSize: number };
/** Why an upload is no logo, by the code that it is refused with. */
export type LogoRefusal = NonNullable<(typeof uploads.$inferSelect)['refusal']>;

/** What is known of an upload: neither while nobody has looked into it, and then one of the two for good. */
export type KnownUpload = { logo: StoredLogo | null; refusal: LogoRefusal | null };
export type UploadKey = { userId: string; id: string };

const pageSize = 500;

/** Before every id there is. */
const firstId = '00000000-0000-0000-0000-000000000000';

/** Logos: asked for, then accepted, then used by cards. Every query starts from the user they belong to. */
export function uploadStore(db: Database) {
  const byId = db
    .select({
      state: uploads.state,
      contentType: uploads.contentType,
      byteSize: uploads.byteSize,
      refusal: uploads.refusal,
    })
    .from(uploads)
    .where(and(eq(uploads.userId, sql.placeholder('userId')), eq(uploads.id, sql.placeholder('id'))))
    .prepare('upload_of_user');

  const acceptedAfter = db
    .select({ id: uploads.id, contentType: uploads.contentType })
    .from(uploads)
    .where(
      and(
        eq(uploads.userId, sql.placeholder('userId')),
        gt(uploads.id, sql.placeholder('last')),
        eq(uploads.state, 'accepted'),
      ),
    )
    .orderBy(uploads.id)
    .limit(pageSize)
    .prepare('accepted_uploads_of_user');

  return {
    /** Remembers that somebody may send a file under this id. */
    request: async (key: UploadKey, by: ActingAdmin | null = null): Promise<void> => {
      const insert = {
        name: 'request_upload',
        text: 'INSERT INTO uploads (user_id, id) VALUES ($1, $2)',
        values: [key.userId, key.id],
      };
      if (!by) await db.$client.query(insert);
      else
        await inTransaction(db, async (client) => {
          await client.query(insert);
          await auditActingAdmin(client, by, 'logo_uploaded', { logoId: key.id });
        });
    },

    /** What is known of an upload: null where it is not this user's. */
    find: async ({ userId, id }: UploadKey): Promise<KnownUpload | null> => {
      const [found] = await byId.execute({ userId, id });
      if (!found) return null;
      const { state, contentType, byteSize, refusal } = found;
      const logo = state === 'accepted' && contentType && byteSize ? { contentType, byteSize } : null;
      return { logo, refusal };
    },

    /** Marks that its file begins to arrive; false where one has before, or where there is no such upload. */
    beginSending: async ({ userId, id }: UploadKey): Promise<boolean> => {
      const { rowCount } = await db
        .update(uploads)
        .set({ sentAt: sql`now()` })
        .where(and(eq(uploads.userId, userId), eq(uploads.id, id), isNull(uploads.sentAt)));
      return rowCount === 1;
    },

    /** Every accepted logo of a user, one after another, however many there are. */
    async *accepted(userId: string): AsyncGenerator<{ id: string; contentType: StoredLogo['contentType'] }> {
      let last = firstId;
      for (;;) {
        const page = await acceptedAfter.execute({ userId, last });
        for (const { id, contentType } of page) if (contentType) yield { id, contentType };
        const end = page.at(-1);
        if (!end) return;
        last = end.id;
      }
    },

    accept: async ({ userId, id }: UploadKey, logo: StoredLogo): Promise<void> => {
      await db
        .update(uploads)
        .set({ state: 'accepted', ...logo })
        .where(and(eq(uploads.userId, userId), eq(uploads.id, id)));
    },

    refuse: async ({ userId, id }: UploadKey, refusal: LogoRefusal): Promise<void> => {
      await db
        .update(uploads)
        .set({ state: 'refused', refusal })
        .where(and(eq(uploads.userId, userId), eq(uploads.id, id), eq(uploads.state, 'requested')));
    },

    /**
     * Forgets what no card and nothing in the bin has pointed at since a moment ago, and answers how many. What turns
     * out to be used is not looked at again, unless a card lets go of it meanwhile.
     */
    forgetUnused: async (before: Date): Promise<number> => {
      const { rows } = await db.$client.query<UploadKey & { since: string }>(unused, [before]);
      let forgotten = 0;
      for (const { userId, id, since } of rows) {
        const values = [userId, id, since];
        // A card may take it up this very moment; then the reference refuses, and it stays.
        const { rowCount } = await db.$client.query(forget, values).catch((error: unknown) => {
          if (violatedReference(error)) return { rowCount: 0 };
          throw error;
        });
        if (rowCount) forgotten += 1;
        else await db.$client.query(keep, values);
      }
      return forgotten;
    },

    /** Files whose upload was forgotten before a moment, some at a time. */
    abandoned: async (before: Date): Promise<UploadKey[]> =>
      (await db.$client.query<UploadKey>(abandoned, [before])).rows,

    /** A forgotten upload's files are gone too. */
    buried: async ({ userId, id }: UploadKey): Promise<void> => {
      await db.$client.query('DELETE FROM abandoned_objects WHERE user_id = $1 AND upload_id = $2', [
        userId,
        id,
      ]);
    },
  };
}

// The moment goes out and comes back as text: JavaScript's dates have no microseconds.
const unused = `
  SELECT user_id AS "userId", id, unused_since::text AS since FROM uploads
  WHERE unused_since < $1 ORDER BY unused_since LIMIT 1000`;
const forget = `
  DELETE FROM uploads u WHERE user_id = $1 AND id = $2 AND unused_since = $3::timestamptz
    AND NOT EXISTS (SELECT FROM cards c WHERE c.user_id = u.user_id AND c.logo_id = u.id)
    AND NOT EXISTS (SELECT FROM binned_cards b WHERE b.user_id = u.user_id AND b.logo_id = u.id)`;
const keep = `
  UPDATE uploads SET unused_since = NULL WHERE user_id = $1 AND id = $2 AND unused_since = $3::timestamptz`;
const abandoned = `
  SELECT user_id AS "userId", upload_id AS id FROM abandoned_objects
  WHERE abandoned_at < $1 ORDER BY abandoned_at LIMIT 1000`;
