import { sql } from 'drizzle-orm';
import type { Database } from '../../database/db.ts';
import type { StoredSession } from '../../security/session.ts';

/** Brings an account into states that take a mail, a day or an admin, and reads the rows of its states. */
export function accountStateRows(db: Database, userId: string) {
  const isThere = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows.length > 0;
  return {
    confirmAddress: () => db.execute(sql`UPDATE users SET email_verified_at = now() WHERE id = ${userId}`),
    agePasskeys: () =>
      db.execute(sql`UPDATE passkeys SET created_at = now() - interval '2 days' WHERE user_id = ${userId}`),
    reserve: (email: string) =>
      db.execute(sql`INSERT INTO reserved_emails (email_key, user_id, expires_at)
        VALUES (${email}, ${userId}, now() + interval '7 days')`),
    impersonate: (adminId: string, { tokenHash, expiresAt }: StoredSession) =>
      db.execute(sql`INSERT INTO sessions (token_hash, actor_id, subject_id, expires_at)
        VALUES (${tokenHash}, ${adminId}, ${userId}, ${expiresAt})`),
    hasChallenge: (purpose: string, holder: Buffer) =>
      isThere(sql`SELECT FROM factor_challenges
        WHERE purpose = ${purpose} AND coalesce(session_hash, sign_in_hash) = ${holder}`),
    hasProposal: (session: Buffer) =>
      isThere(sql`SELECT FROM totp_proposals WHERE session_hash = ${session}`),
    hasReservation: () => isThere(sql`SELECT FROM reserved_emails WHERE user_id = ${userId}`),
    hasPasskey: (id: string) => isThere(sql`SELECT FROM passkeys WHERE id = ${id}`),
  };
}
