import { and, eq, gt, sql } from 'drizzle-orm';
import type { Language } from '#domain/account/languages.ts';
import type { Database } from '../../database/db.ts';
import type { StoredSession } from '../../security/session.ts';
import { queueMail } from '../mail/outbox.ts';
import { knownDevices, pendingSignIns, users } from '../schema.ts';
import { type CheckedAccount, isAsChecked } from '../shared/checked-account.ts';

/** A browser that logs in: the hash of its cookie, and what the mail says about it. */
export type Device = { hash: Buffer; name: string | null; network: string | null; language: Language };

/** Logins on their way to a session: those that wait for the second factor, and the browsers that were used before. */
export function signIns(db: Database) {
  return {
    /**
     * Stores a right password, or the word of a company's provider, that waits for the second factor; false if it is no
     * longer right.
     */
    hold: async (
      { tokenHash, expiresAt }: StoredSession,
      checked: CheckedAccount,
      ssoCompanyId: string | null = null,
    ): Promise<boolean> => {
      const { rowCount } = await db.execute(sql`
        INSERT INTO pending_sign_ins (token_hash, user_id, expires_at, sso_account_id)
        SELECT ${tokenHash}::bytea, ${users.id}, ${expiresAt}::timestamptz, ${ssoCompanyId}::uuid
        FROM ${users} WHERE ${isAsChecked(checked)} FOR SHARE`);
      return rowCount === 1;
    },

    /** The account that has to give the second factor, or null. A new password ends what is pending, so it is as it was checked. */
    pending: async (tokenHash: Buffer, now: Date) => {
      const [found] = await db
        .select({
          id: users.id,
          isAdmin: users.isAdmin,
          passwordHash: users.passwordHash,
          hasSecondFactor: users.hasSecondFactor,
          ssoCompanyId: pendingSignIns.ssoAccountId,
        })
        .from(pendingSignIns)
        .innerJoin(users, eq(users.id, pendingSignIns.userId))
        .where(and(eq(pendingSignIns.tokenHash, tokenHash), gt(pendingSignIns.expiresAt, now)));
      return found ?? null;
    },

    release: async (tokenHash: Buffer): Promise<boolean> => {
      const { rowCount } = await db.delete(pendingSignIns).where(eq(pendingSignIns.tokenHash, tokenHash));
      return rowCount === 1;
    },

    /** Remembers a browser. A mail tells the user about one that is new, except the first of all. */
    remember: (userId: string, { hash: deviceHash, name, network, language }: Device): Promise<void> =>
      db.transaction(async (tx) => {
        const { rowCount: known } = await tx
          .update(knownDevices)
          .set({ seenAt: sql`now()` })
          .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash)));
        if (known) return;
        const isFirst = (await tx.$count(knownDevices, eq(knownDevices.userId, userId))) === 0;
        await tx.insert(knownDevices).values({ userId, deviceHash }).onConflictDoNothing();
        await tx.delete(knownDevices).where(
          and(
            eq(knownDevices.userId, userId),
            sql`${knownDevices.deviceHash} NOT IN (
              SELECT device_hash FROM known_devices WHERE user_id = ${userId} ORDER BY seen_at DESC LIMIT 50)`,
          ),
        );
        const [user] = await tx
          .select({ email: users.email, language: users.language })
          .from(users)
          .where(eq(users.id, userId));
        if (isFirst || !user) return;
        await queueMail(tx, {
          kind: 'newDevice',
          userId,
          recipient: user.email,
          language: user.language ?? language,
          details: { device: name ?? '', network: network ?? '' },
        });
      }),
  };
}
