import { and, eq, gt, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit.ts';
import { Refusal } from '#contract/errors.ts';
import { type EmailTokenPurpose, emailTokenLifetimeMs } from '#domain/account/email-tokens.ts';
import type { Language } from '#domain/account/languages.ts';
import { dayMs } from '#domain/days.ts';
import { type Database, type Transaction, violatedUnique } from '../../database/db.ts';
import { type AuditSource, appendAudit } from '../audit-log.ts';
import { queueMail } from '../mail/outbox.ts';
import { accountLinks, apiKeys, eventEndpoints, mails, users } from '../schema.ts';
import { endAccess } from '../shared/end-access.ts';
import { makerOf } from '../shared/keys-of-member.ts';
import { endIdentitiesElsewhere, endIdentitiesSince } from '../shared/sso-identities.ts';
import { extendReservation, refuseReserved, releaseEmails, reserveEmail } from './reserved-emails.ts';
import { removeFactors } from './second-factors.ts';

/** A link that works, with its account. */
export type EmailToken = {
  userId: string;
  username: string;
  email: string;
  isAdmin: boolean;
  purpose: EmailTokenPurpose;
};

/** A mail that gets a link. */
type TokenMail = Pick<typeof mails.$inferSelect, 'id' | 'createdAt'>;

type Use = { tokenHash: Buffer; now: Date; language: Language; source: AuditSource };

/** Links in mails that verify an address, reset a password, change the address or undo that. */
export function emailTokenStore(db: Database) {
  return {
    /** Stores a link for a mail; false if the mail was revoked meanwhile. */
    add: (
      purpose: EmailTokenPurpose,
      { mail, ...link }: { tokenHash: Buffer; userId: string; email: string; mail?: TokenMail },
      now: Date,
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        // The account before the mail, as in revokeLinks.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, link.userId)).for('key share');
        if (mail && !(await isStillQueued(tx, mail))) return false;
        const expiresAt = new Date(now.getTime() + emailTokenLifetimeMs[purpose]);
        const isUndo = purpose === 'undo_email_change';
        const changedAt = (isUndo && mail?.createdAt) || null;
        await tx.insert(accountLinks).values({ ...link, purpose, expiresAt, changedAt });
        if (isUndo) await extendReservation(tx, { ...link, expiresAt });
        return true;
      }),

    /** The link of a token, if it works for one of the purposes, or null. Does not use it. */
    find: async (
      tokenHash: Buffer,
      purposes: readonly EmailTokenPurpose[],
      now: Date,
    ): Promise<EmailToken | null> => {
      const [link] = await db
        .select({
          userId: users.id,
          username: users.username,
          email: accountLinks.email,
          isAdmin: users.isAdmin,
          purpose: accountLinks.purpose,
        })
        .from(accountLinks)
        .innerJoin(users, eq(users.id, accountLinks.userId))
        .where(isUsable(tokenHash, purposes, now));
      return link ?? null;
    },

    /**
     * Sets a new password, ends all sessions and other links, and tells it by mail. Whoever got the link reads the mail of
     * the address, so it is verified. If it was not before, the account may be a stranger's: its second factors are
     * removed, except those of an admin.
     */
    resetPassword: (use: Use, passwordHash: string): Promise<void> =>
      db.transaction(async (tx) => {
        const { link, before } = await consumeToken(tx, use, ['reset_password']);
        const { userId, email } = link;
        const [user] = await tx
          .update(users)
          .set({ passwordHash, emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${use.now})` })
          .where(and(eq(users.id, userId), eq(users.emailKey, email.toLowerCase())))
          .returning({ username: users.username, language: users.language });
        if (!user) throw new Refusal('LINK_INVALID');
        const language = user.language ?? use.language;
        await auditOwn(tx, use, 'password_reset', { id: userId, username: user.username });
        await endAccess(tx, userId, use.source);
        await revokeEmailTokens(tx, userId);
        if (!before.verifiedAt && !before.isAdmin)
          await removeFactors(tx, { id: userId, language, source: use.source });
        await queueMail(tx, { kind: 'passwordChanged', userId, recipient: email, language });
      }),

    /** Marks the address of an account as verified, or makes a new address its own. Returns the address. */
    verifyEmail: (use: Use): Promise<string> =>
      db.transaction(async (tx) => {
        const taken = await consumeToken(tx, use, ['verify_email', 'change_email']);
        if (taken.link.purpose === 'verify_email') await markVerified(tx, taken.link, use.now);
        else await changeEmail(tx, taken, use);
        return taken.link.email;
      }),

    /**
     * Gives an account its earlier address back. Whoever changed it knew the password: it is replaced, all sessions end,
     * second factors, keys and addresses for events added since are removed, and a mail offers a new password.
     */
    undoEmailChange: (use: Use, passwordHash: string): Promise<string> =>
      db.transaction(async (tx) => {
        const { link } = await consumeToken(tx, use, ['undo_email_change']);
        const { userId, email } = link;
        const changedAt = link.changedAt ?? link.createdAt;
        const user = await setEmail(tx, { userId, email }, { now: use.now, passwordHash });
        const language = user.language ?? use.language;
        await auditOwn(tx, use, 'email_change_undone', { id: userId, username: user.username });
        await endAccess(tx, userId, use.source);
        await revokeEmailTokens(tx, userId);
        await revokeLaterChanges(tx, userId, changedAt);
        await releaseEmails(tx, userId, changedAt);
        const since = new Date(changedAt.getTime() - preparationMs);
        await removeFactors(tx, { id: userId, language, source: use.source }, since);
        await tx.delete(apiKeys).where(and(eq(makerOf, userId), gte(apiKeys.createdAt, since)));
        await endIdentitiesSince(tx, userId, since);
        await tx
          .delete(eventEndpoints)
          .where(and(eq(eventEndpoints.createdBy, userId), gte(eventEndpoints.createdAt, since)));
        await queueMail(tx, { kind: 'resetPassword', userId, recipient: email, language });
        return email;
      }),
  };
}

/** Whoever takes an account over may add a factor before changing the address: those of this long before are removed, too. */
const preparationMs = dayMs;

/** Whether a mail was not revoked. It cannot be until the transaction ends. */
async function isStillQueued(tx: Transaction, { id }: TokenMail): Promise<boolean> {
  const [queued] = await tx.select({ id: mails.id }).from(mails).where(eq(mails.id, id)).for('share');
  return queued !== undefined;
}

/**
 * Deletes the links that change a password or an address, and the mails with such links that are not sent yet. The mails
 * first: one that is being sent has stored its link when its row can be deleted.
 */
export async function revokeEmailTokens(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(mails).where(and(isUnsent(userId), eq(mails.kind, 'changeEmail')));
  await tx
    .delete(accountLinks)
    .where(
      and(eq(accountLinks.userId, userId), inArray(accountLinks.purpose, ['reset_password', 'change_email'])),
    );
}

/** A link of a later change must not take the address away again; that of an earlier one still may. */
async function revokeLaterChanges(tx: Transaction, userId: string, since: Date): Promise<void> {
  await tx
    .delete(mails)
    .where(and(isUnsent(userId), eq(mails.kind, 'emailChanged'), gte(mails.createdAt, since)));
  const changedAt = sql`coalesce(${accountLinks.changedAt}, ${accountLinks.createdAt})`;
  await tx.delete(accountLinks).where(and(eq(accountLinks.userId, userId), gte(changedAt, since)));
}

const isUnsent = (userId: string) =>
  and(eq(mails.userId, userId), isNull(mails.sentAt), isNull(mails.failedAt));

function isUsable(tokenHash: Buffer, purposes: readonly EmailTokenPurpose[], now: Date) {
  return and(
    eq(accountLinks.tokenHash, tokenHash),
    inArray(accountLinks.purpose, [...purposes]),
    gt(accountLinks.expiresAt, now),
  );
}

/** An entry about what the owner of an account did with a link. */
async function auditOwn(
  tx: Transaction,
  { source }: Use,
  action: AuditAction,
  owner: { id: string; username: string },
): Promise<void> {
  await appendAudit(tx, source, { action, actor: owner, subject: owner });
}

type TokenRow = typeof accountLinks.$inferSelect;
type ConsumedToken = Awaited<ReturnType<typeof consumeToken>>;

/**
 * Deletes a link in the transaction of what it does: of two requests with one token, one succeeds. Locks the account
 * first, as everything that ends its sessions and links does.
 */
async function consumeToken(
  tx: Transaction,
  { tokenHash, now }: Use,
  purposes: readonly EmailTokenPurpose[],
) {
  const usable = isUsable(tokenHash, purposes, now);
  const owner = tx.select({ id: accountLinks.userId }).from(accountLinks).where(usable);
  const [before] = await tx
    .select({ email: users.email, verifiedAt: users.emailVerifiedAt, isAdmin: users.isAdmin })
    .from(users)
    .where(inArray(users.id, owner))
    .for('no key update');
  const [link] = await tx.delete(accountLinks).where(usable).returning();
  if (!before || !link) throw new Refusal('LINK_INVALID');
  return { link, before };
}

async function markVerified(tx: Transaction, { userId, email }: TokenRow, now: Date): Promise<void> {
  const { rowCount } = await tx
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(and(eq(users.id, userId), eq(users.emailKey, email.toLowerCase())));
  if (!rowCount) throw new Refusal('LINK_INVALID');
}

/** The old address gets a link that undoes the change and stays reserved, if it was verified: else it may be a stranger's. */
async function changeEmail(tx: Transaction, { link, before }: ConsumedToken, use: Use): Promise<void> {
  const { userId, email } = link;
  const user = await setEmail(tx, { userId, email }, { now: use.now });
  await auditOwn(tx, use, 'email_changed', { id: userId, username: user.username });
  await revokeEmailTokens(tx, userId);
  if (!before.verifiedAt) return;
  await reserveEmail(tx, userId, before.email);
  await queueMail(tx, {
    kind: 'emailChanged',
    userId,
    recipient: before.email,
    language: user.language ?? use.language,
  });
}

async function setEmail(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
  { now, passwordHash }: { now: Date; passwordHash?: string },
): Promise<{ username: string; language: Language | null }> {
  try {
    const [user] = await tx
      .update(users)
      .set({
        email,
        emailKey: email.toLowerCase(),
        emailVerifiedAt: now,
        ...(passwordHash && { passwordHash }),
      })
      .where(eq(users.id, userId))
      .returning({ username: users.username, language: users.language });
    if (!user) throw new Refusal('LINK_INVALID');
    await refuseReserved(tx, userId, email);
    await endIdentitiesElsewhere(tx, userId);
    return user;
  } catch (error) {
    if (violatedUnique(error) === 'users_email_key') throw new Refusal('EMAIL_TAKEN');
    throw error;
  }
}
