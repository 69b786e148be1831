import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { Language } from '#domain/account/languages.ts';
import type { Database, Transaction } from '../../database/db.ts';
import type { StoredPasskey } from '../../security/passkeys.ts';
import { type AuditSource, appendAudit } from '../audit-log.ts';
import { queueMail } from '../mail/outbox.ts';
import { backupCodes, passkeyChallenges, passkeys, totpSecrets, users } from '../schema.ts';

/** Who changes their second factor, and the request that does it. */
export type FactorOwner = { id: string; language: Language; source: AuditSource };

/** A user has at most this many. */
const passkeyMax = 10;
const challengeMs = 5 * 60_000;

export type SecondFactors = ReturnType<typeof secondFactorStore>;

/** Authenticator apps, passkeys and backup codes. Every change is audited and told by mail. */
export function secondFactorStore(db: Database) {
  return {
    list: async (userId: string) => {
      const [totp] = await db
        .select({ confirmedAt: totpSecrets.confirmedAt })
        .from(totpSecrets)
        .where(isConfirmedTotp(userId));
      const keys = await db
        .select({
          id: passkeys.id,
          name: passkeys.name,
          createdAt: passkeys.createdAt,
          lastUsedAt: passkeys.lastUsedAt,
        })
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(passkeys.createdAt);
      const backupCodesLeft = await db.$count(backupCodes, eq(backupCodes.userId, userId));
      return { totpSince: totp?.confirmedAt ?? null, passkeys: keys, backupCodesLeft };
    },

    passkeysOf: (userId: string): Promise<StoredPasskey[]> =>
      db
        .select({
          id: passkeys.id,
          publicKey: passkeys.publicKey,
          counter: passkeys.counter,
          transports: passkeys.transports,
        })
        .from(passkeys)
        .where(eq(passkeys.userId, userId)),

    /** The secret of the app, if it is set up. */
    totpSecretOf: async (userId: string): Promise<Buffer | null> => {
      const [row] = await db
        .select({ secret: totpSecrets.secret })
        .from(totpSecrets)
        .where(isConfirmedTotp(userId));
      return row?.secret ?? null;
    },

    /** Marks the code of a time step as used; false if it or a later one was used before. */
    spendTotpStep: async (userId: string, step: number): Promise<boolean> => {
      const { rowCount } = await db
        .update(totpSecrets)
        .set({ lastStep: step })
        .where(and(isConfirmedTotp(userId), lt(totpSecrets.lastStep, step)));
      return rowCount === 1;
    },

    /** Deletes a backup code; false if the user does not have it. */
    spendBackupCode: async (userId: string, codeHash: Buffer): Promise<boolean> => {
      const { rowCount } = await db
        .delete(backupCodes)
        .where(and(eq(backupCodes.userId, userId), eq(backupCodes.codeHash, codeHash)));
      return rowCount === 1;
    },

    markPasskeyUsed: async (id: string, counter: number): Promise<void> => {
      await db.update(passkeys).set({ counter, lastUsedAt: sql`now()` }).where(eq(passkeys.id, id));
    },

    /** Stores a secret that does nothing until its first code was entered. Replaces one that was not confirmed. */
    proposeTotp: async (userId: string, secret: Buffer): Promise<void> => {
      const { rowCount } = await db
        .insert(totpSecrets)
        .values({ userId, secret })
        .onConflictDoUpdate({
          target: totpSecrets.userId,
          set: { secret, createdAt: sql`now()` },
          setWhere: sql`${totpSecrets.confirmedAt} IS NULL`,
        });
      if (rowCount === 0) throw new Refusal('FACTOR_EXISTS');
    },

    proposedTotpSecret: async (userId: string, since: Date): Promise<Buffer | null> => {
      const [row] = await db
        .select({ secret: totpSecrets.secret, confirmedAt: totpSecrets.confirmedAt })
        .from(totpSecrets)
        .where(and(eq(totpSecrets.userId, userId), gt(totpSecrets.createdAt, since)));
      return row && !row.confirmedAt ? row.secret : null;
    },

    /** Sets the app up. Returns whether the backup codes were stored: a user who has some keeps them. */
    confirmTotp: (owner: FactorOwner, step: number, codeHashes: Buffer[]): Promise<boolean> =>
      db.transaction(async (tx) => {
        const { rowCount } = await tx
          .update(totpSecrets)
          .set({ confirmedAt: sql`now()`, lastStep: step })
          .where(and(eq(totpSecrets.userId, owner.id), sql`${totpSecrets.confirmedAt} IS NULL`));
        if (rowCount === 0) throw new Refusal('FACTOR_EXISTS');
        return added(tx, owner, codeHashes);
      }),

    addPasskey: (
      owner: FactorOwner,
      passkey: StoredPasskey & { name: string },
      codeHashes: Buffer[],
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        await lockUser(tx, owner.id);
        if ((await tx.$count(passkeys, eq(passkeys.userId, owner.id))) >= passkeyMax)
          throw new Refusal('TOO_MANY_PASSKEYS');
        const { rowCount } = await tx
          .insert(passkeys)
          .values({ ...passkey, userId: owner.id })
          .onConflictDoNothing();
        if (rowCount === 0) throw new Refusal('FACTOR_EXISTS');
        return added(tx, owner, codeHashes);
      }),

    /** Removes the app or a passkey. With the last of them the backup codes are deleted. */
    remove: (owner: FactorOwner, factor: string): Promise<void> =>
      db.transaction(async (tx) => {
        await lockUser(tx, owner.id);
        const { rowCount } =
          factor === 'totp'
            ? await tx.delete(totpSecrets).where(isConfirmedTotp(owner.id))
            : await tx.delete(passkeys).where(and(eq(passkeys.userId, owner.id), eq(passkeys.id, factor)));
        if (rowCount === 0) throw new Refusal('FACTOR_NOT_FOUND');
        const hasOther =
          (await tx.$count(totpSecrets, isConfirmedTotp(owner.id))) +
            (await tx.$count(passkeys, eq(passkeys.userId, owner.id))) >
          0;
        if (!hasOther) await clear(tx, owner.id);
        await tell(tx, owner, 'secondFactorRemoved');
      }),

    replaceBackupCodes: (owner: FactorOwner, codeHashes: Buffer[]): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.delete(backupCodes).where(eq(backupCodes.userId, owner.id));
        await storeCodes(tx, owner.id, codeHashes);
      }),

    /** For the operator: removes everything, so that the user logs in with the password only. */
    reset: (owner: FactorOwner): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.delete(totpSecrets).where(eq(totpSecrets.userId, owner.id));
        await tx.delete(passkeys).where(eq(passkeys.userId, owner.id));
        await clear(tx, owner.id);
        await tell(tx, owner, 'secondFactorRemoved');
      }),

    /** The challenge of a session or a pending sign-in; a new one replaces it. */
    setChallenge: async (tokenHash: Buffer, challenge: string, now: Date): Promise<void> => {
      const expiresAt = new Date(now.getTime() + challengeMs);
      await db
        .insert(passkeyChallenges)
        .values({ tokenHash, challenge, expiresAt })
        .onConflictDoUpdate({ target: passkeyChallenges.tokenHash, set: { challenge, expiresAt } });
    },

    /** Returns the challenge and deletes it, so that a response works once. */
    takeChallenge: async (tokenHash: Buffer, now: Date): Promise<string | null> => {
      const [taken] = await db
        .delete(passkeyChallenges)
        .where(eq(passkeyChallenges.tokenHash, tokenHash))
        .returning();
      return taken && taken.expiresAt > now ? taken.challenge : null;
    },
  };
}

const isConfirmedTotp = (userId: string) =>
  and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt));

async function lockUser(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
}

async function storeCodes(tx: Transaction, userId: string, codeHashes: Buffer[]): Promise<void> {
  await tx.insert(backupCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

async function added(tx: Transaction, owner: FactorOwner, codeHashes: Buffer[]): Promise<boolean> {
  await tx.update(users).set({ hasSecondFactor: true }).where(eq(users.id, owner.id));
  const isFirst = (await tx.$count(backupCodes, eq(backupCodes.userId, owner.id))) === 0;
  if (isFirst) await storeCodes(tx, owner.id, codeHashes);
  await tell(tx, owner, 'secondFactorAdded');
  return isFirst;
}

async function clear(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(backupCodes).where(eq(backupCodes.userId, userId));
  await tx.update(users).set({ hasSecondFactor: false }).where(eq(users.id, userId));
}

async function tell(
  tx: Transaction,
  { id, language, source }: FactorOwner,
  kind: 'secondFactorAdded' | 'secondFactorRemoved',
): Promise<void> {
  const [user] = await tx
    .select({ username: users.username, email: users.email })
    .from(users)
    .where(eq(users.id, id));
  if (!user) throw new Refusal('NOT_SIGNED_IN');
  const self = { id, username: user.username };
  const action = kind === 'secondFactorAdded' ? 'second_factor_added' : 'second_factor_removed';
  await appendAudit(tx, source, { action, actor: self, subject: self });
  await queueMail(tx, { kind, userId: id, recipient: user.email, language });
}
