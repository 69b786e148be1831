import { and, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit.ts';
import { Refusal } from '#contract/errors.ts';
import { type LinkPurpose, linkLifetimeMs } from '#domain/account/account-links.ts';
import type { Language } from '#domain/account/languages.ts';
import { type Database, type Transaction, violatedUnique } from '../../database/db.ts';
import { type AuditSource, appendAudit } from '../audit-log.ts';
import { queueMail } from '../mail/outbox.ts';
import { accountLinks, mails, sessions, users } from '../schema.ts';

/** A link that works, with its account. */
export type AccountLink = {
  userId: string;
  username: string;
  email: string;
  isAdmin: boolean;
  purpose: LinkPurpose;
};

type Use = { tokenHash: Buffer; now: Date; language: Language; source: AuditSource };

export type AccountLinks = ReturnType<typeof accountLinkStore>;

/** Links in mails that verify an address, reset a password, change the address or undo that. */
export function accountLinkStore(db: Database) {
  return {
    add: async (
      purpose: LinkPurpose,
      link: { tokenHash: Buffer; userId: string; email: string },
      now: Date,
    ): Promise<void> => {
      const expiresAt = new Date(now.getTime() + linkLifetimeMs[purpose]);
      await db.insert(accountLinks).values({ ...link, purpose, expiresAt });
    },

    /** The link of a token, if it works for one of the purposes, or null. Does not use it. */
    find: async (
      tokenHash: Buffer,
      purposes: readonly LinkPurpose[],
      now: Date,
    ): Promise<AccountLink | null> => {
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

    /** Sets a new password, ends all sessions and other links, and tells it by mail. Whoever got the link reads the mail of the address, so it is verified. */
    resetPassword: (use: Use, passwordHash: string): Promise<void> =>
      db.transaction(async (tx) => {
        const { userId, email } = await takeLink(tx, use, ['reset_password']);
        const [user] = await tx
          .update(users)
          .set({ passwordHash, emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${use.now})` })
          .where(and(eq(users.id, userId), eq(users.emailKey, email.toLowerCase())))
          .returning({ username: users.username, language: users.language });
        if (!user) throw new Refusal('LINK_INVALID');
        await auditOwn(tx, use, 'password_reset', { id: userId, username: user.username });
        await endSessions(tx, userId);
        await revokeLinks(tx, userId);
        await queueMail(tx, {
          kind: 'passwordChanged',
          userId,
          recipient: email,
          language: user.language ?? use.language,
        });
      }),

    /** Marks the address of an account as verified, or makes a new address its own. Returns the address. */
    verifyEmail: (use: Use): Promise<string> =>
      db.transaction(async (tx) => {
        const link = await takeLink(tx, use, ['verify_email', 'change_email']);
        if (link.purpose === 'verify_email') await markVerified(tx, link, use.now);
        else await changeEmail(tx, link, use);
        return link.email;
      }),

    /** Gives an account its earlier address back. Whoever changed it knew the password: it is replaced, all sessions end, and a mail offers a new one. */
    undoEmailChange: (use: Use, passwordHash: string): Promise<string> =>
      db.transaction(async (tx) => {
        const { userId, email, createdAt } = await takeLink(tx, use, ['undo_email_change']);
        const user = await setEmail(tx, { userId, email }, { now: use.now, passwordHash });
        await auditOwn(tx, use, 'email_change_undone', { id: userId, username: user.username });
        await endSessions(tx, userId);
        await revokeLinks(tx, userId);
        // A link of a later change must not take the address away again; that of an earlier one still may.
        await tx
          .delete(accountLinks)
          .where(and(eq(accountLinks.userId, userId), gte(accountLinks.createdAt, createdAt)));
        const language = user.language ?? use.language;
        await queueMail(tx, { kind: 'resetPassword', userId, recipient: email, language });
        return email;
      }),
  };
}

/** Deletes the links that change a password or an address, and the mails with such links that are not sent yet. */
export async function revokeLinks(tx: Transaction, userId: string): Promise<void> {
  await tx
    .delete(accountLinks)
    .where(
      and(eq(accountLinks.userId, userId), inArray(accountLinks.purpose, ['reset_password', 'change_email'])),
    );
  await tx
    .delete(mails)
    .where(
      and(
        eq(mails.userId, userId),
        eq(mails.kind, 'changeEmail'),
        isNull(mails.sentAt),
        isNull(mails.failedAt),
      ),
    );
}

/** Ends the sessions of an account, also those of admins who view the site as it. */
async function endSessions(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(sessions).where(or(eq(sessions.actorId, userId), eq(sessions.subjectId, userId)));
}

function isUsable(tokenHash: Buffer, purposes: readonly LinkPurpose[], now: Date) {
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

type TakenLink = typeof accountLinks.$inferSelect;

/** Deletes a link in the transaction of what it does: of two requests with one token, one succeeds. */
async function takeLink(
  tx: Transaction,
  { tokenHash, now }: Use,
  purposes: readonly LinkPurpose[],
): Promise<TakenLink> {
  const [link] = await tx
    .delete(accountLinks)
    .where(isUsable(tokenHash, purposes, now))
    .returning();
  if (!link) throw new Refusal('LINK_INVALID');
  return link;
}

async function markVerified(tx: Transaction, { userId, email }: TakenLink, now: Date): Promise<void> {
  const { rowCount } = await tx
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(and(eq(users.id, userId), eq(users.emailKey, email.toLowerCase())));
  if (!rowCount) throw new Refusal('LINK_INVALID');
}

/** The old address is told. It gets a link that undoes the change if it was verified: else it may be a stranger's. */
async function changeEmail(tx: Transaction, { userId, email }: TakenLink, use: Use): Promise<void> {
  const [before] = await tx
    .select({ email: users.email, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!before) throw new Refusal('LINK_INVALID');
  const user = await setEmail(tx, { userId, email }, { now: use.now });
  await auditOwn(tx, use, 'email_changed', { id: userId, username: user.username });
  await revokeLinks(tx, userId);
  await queueMail(tx, {
    kind: before.verifiedAt ? 'emailChanged' : 'unverifiedEmailChanged',
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
    return user;
  } catch (error) {
    if (violatedUnique(error) === 'users_email_key') throw new Refusal('EMAIL_TAKEN');
    throw error;
  }
}
