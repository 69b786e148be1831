import { and, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { Language } from '#domain/account/languages.ts';
import { type Database, type Transaction, violatedReference } from '../../database/db.ts';
import type { StoredPasskey } from '../../security/passkeys.ts';
import { type AuditSource, appendAudit } from '../audit-log.ts';
import { queueMail } from '../mail/outbox.ts';
import {
  backupCodes,
  factorChallenges,
  passkeys,
  sessions,
  totpProposals,
  totpSecrets,
  users,
} from '../schema.ts';
import { type CheckedAccount, lockAsChecked } from '../shared/checked-account.ts';

/** Whose second factors change, and the request that does it. */
type Owner = { id: string; language: Language; source: AuditSource };

/** An owner who is signed in: the session, and whether the account had a second factor when the request arrived. */
export type FactorOwner = Owner & { tokenHash: Buffer; hasSecondFactor: boolean };

/** A user has at most this many. */
const passkeyMax = 10;

/** Authenticator apps, passkeys and backup codes. Every change is audited and told by mail. */
export function secondFactorStore(db: Database) {
  return {
    list: async (userId: string) => {
      const [totp] = await db
        .select({ confirmedAt: totpSecrets.confirmedAt })
        .from(totpSecrets)
        .where(eq(totpSecrets.userId, userId));
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
        .where(eq(totpSecrets.userId, userId));
      return row?.secret ?? null;
    },

    /** Marks the code of a time step as used; false if it or a later one was used before. */
    spendTotpStep: async (userId: string, step: number): Promise<boolean> => {
      const { rowCount } = await db
        .update(totpSecrets)
        .set({ lastStep: step })
        .where(and(eq(totpSecrets.userId, userId), lt(totpSecrets.lastStep, step)));
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

    /** Stores a secret that does nothing until its first code was entered in the same session. Replaces an earlier one. */
    proposeTotp: (tokenHash: Buffer, secret: Buffer, checked: CheckedAccount): Promise<void> =>
      db.transaction(async (tx) => {
        await lockAsChecked(tx, checked);
        if ((await tx.$count(totpSecrets, eq(totpSecrets.userId, checked.id))) > 0)
          throw new Refusal('FACTOR_EXISTS');
        await tx
          .insert(totpProposals)
          .values({ sessionHash: tokenHash, secret })
          .onConflictDoUpdate({
            target: totpProposals.sessionHash,
            set: { secret, createdAt: sql`now()` },
          })
          .catch((error: unknown) => {
            // The session has ended meanwhile.
            throw violatedReference(error) ? new Refusal('NOT_SIGNED_IN') : error;
          });
      }),

    proposedTotpSecret: async (tokenHash: Buffer, since: Date): Promise<Buffer | null> => {
      const [row] = await db
        .select({ secret: totpProposals.secret })
        .from(totpProposals)
        .where(and(eq(totpProposals.sessionHash, tokenHash), gt(totpProposals.createdAt, since)));
      return row?.secret ?? null;
    },

    /** Sets the proposed app up. Returns whether the backup codes were stored: a user who has some keeps them. */
    confirmTotp: (
      owner: FactorOwner,
      { secret, step }: { secret: Buffer; step: number },
      codeHashes: Buffer[],
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        await lockOwner(tx, owner);
        const { rowCount } = await tx
          .insert(totpSecrets)
          .values({ userId: owner.id, secret, lastStep: step })
          .onConflictDoNothing();
        if (rowCount === 0) throw new Refusal('FACTOR_EXISTS');
        return added(tx, owner, codeHashes);
      }),

    addPasskey: (
      owner: FactorOwner,
      passkey: StoredPasskey & { name: string },
      codeHashes: Buffer[],
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        await lockOwner(tx, owner);
        if ((await tx.$count(passkeys, eq(passkeys.userId, owner.id))) >= passkeyMax)
          throw new Refusal('TOO_MANY_PASSKEYS');
        const { rowCount } = await tx
          .insert(passkeys)
          .values({ ...passkey, userId: owner.id })
          .onConflictDoNothing();
        if (rowCount === 0) throw new Refusal('FACTOR_EXISTS');
        return added(tx, owner, codeHashes);
      }),

    /**
     * Removes the app or a passkey. With the last of them the backup codes are deleted; `isAdminFactorRequired` refuses
     * that for an admin.
     */
    remove: (
      owner: FactorOwner,
      factor: string,
      { isAdminFactorRequired }: { isAdminFactorRequired: boolean },
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const { isAdmin } = await lockOwner(tx, owner);
        const { rowCount } =
          factor === 'totp'
            ? await tx.delete(totpSecrets).where(eq(totpSecrets.userId, owner.id))
            : await tx.delete(passkeys).where(and(eq(passkeys.userId, owner.id), eq(passkeys.id, factor)));
        if (rowCount === 0) throw new Refusal('FACTOR_NOT_FOUND');
        const hasOther = await hasFactor(tx, owner.id);
        if (isAdmin && isAdminFactorRequired && !hasOther) throw new Refusal('LAST_FACTOR');
        if (!hasOther) await clear(tx, owner.id);
        await tell(tx, owner, 'secondFactorRemoved');
      }),

    replaceBackupCodes: (owner: FactorOwner, codeHashes: Buffer[]): Promise<void> =>
      db.transaction(async (tx) => {
        await lockOwner(tx, owner);
        await tx.delete(backupCodes).where(eq(backupCodes.userId, owner.id));
        await storeCodes(tx, owner.id, codeHashes);
      }),

    /** For the operator: removes everything, so that the user logs in with the password only. */
    reset: (owner: Owner): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.select({ id: users.id }).from(users).where(eq(users.id, owner.id)).for('update');
        await removeFactors(tx, owner);
      }),
  };
}

/** Removes the factors of an account that its transaction has locked, or those added since a moment. */
export async function removeFactors(tx: Transaction, owner: Owner, since?: Date): Promise<void> {
  const { rowCount: apps } = await tx
    .delete(totpSecrets)
    .where(and(eq(totpSecrets.userId, owner.id), since && gte(totpSecrets.confirmedAt, since)));
  const { rowCount: keys } = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, owner.id), since && gte(passkeys.createdAt, since)));
  await tx
    .delete(backupCodes)
    .where(and(eq(backupCodes.userId, owner.id), since && gte(backupCodes.createdAt, since)));
  if (!(await hasFactor(tx, owner.id))) await clear(tx, owner.id);
  if (apps || keys) await tell(tx, owner, 'secondFactorRemoved');
}

/**
 * Locks the account of a change. It is refused if its session has ended meanwhile, as with a new password, and if another
 * session has added the first factor: this one has not given it.
 */
async function lockOwner(
  tx: Transaction,
  { id, tokenHash, hasSecondFactor }: FactorOwner,
): Promise<{ isAdmin: boolean }> {
  const [user] = await tx
    .select({ isAdmin: users.isAdmin, hasSecondFactor: users.hasSecondFactor })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  const session = and(
    eq(sessions.tokenHash, tokenHash),
    eq(sessions.actorId, id),
    eq(sessions.subjectId, id),
  );
  if (!user || (await tx.$count(sessions, session)) === 0) throw new Refusal('NOT_SIGNED_IN');
  if (user.hasSecondFactor !== hasSecondFactor) throw new Refusal('WRONG_CODE');
  return user;
}

async function hasFactor(tx: Transaction, userId: string): Promise<boolean> {
  const apps = await tx.$count(totpSecrets, eq(totpSecrets.userId, userId));
  return apps + (await tx.$count(passkeys, eq(passkeys.userId, userId))) > 0;
}

async function storeCodes(tx: Transaction, userId: string, codeHashes: Buffer[]): Promise<void> {
  await tx.insert(backupCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

/** What other sessions began to set up ends: they did not give this factor. */
async function added(tx: Transaction, owner: FactorOwner, codeHashes: Buffer[]): Promise<boolean> {
  const own = tx.select({ hash: sessions.tokenHash }).from(sessions).where(eq(sessions.actorId, owner.id));
  await tx.delete(totpProposals).where(inArray(totpProposals.sessionHash, own));
  await tx
    .delete(factorChallenges)
    .where(and(eq(factorChallenges.purpose, 'add'), inArray(factorChallenges.sessionHash, own)));
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
  { id, language, source }: Owner,
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
