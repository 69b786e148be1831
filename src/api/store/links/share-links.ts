import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { Language } from '#domain/account/languages.ts';
import { onOneLine } from '#domain/card/line-breaks.ts';
import { dayMs } from '#domain/days.ts';
import {
  addressesMax,
  isLinkLive,
  liveLinksMax,
  reminderDays,
  type ShareLinkKind,
  type StoredLink,
  shareLinkMs,
} from '#domain/link/share-links.ts';
import type { MailKind } from '#domain/mail/mail.ts';
import type { Role } from '#domain/plan/plans.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import { cardStore } from '../cards/cards.ts';
import { type NewMail, queueMails } from '../mail/outbox.ts';
import { accounts, shareLinks, shareLinkTokens, users } from '../schema.ts';
import { appendIfCompany } from '../shared/company-log.ts';

/** A link to make. A mailed one gets a token when the mail is sent, and needs none before. */
export type NewShareLink = {
  kind: ShareLinkKind;
  subjectId: string;
  cardId?: string;
  recipient?: string;
  tokenHash?: Buffer;
  /** After 14 days unless it says otherwise. */
  expiresAt?: Date;
};

/** Who sends a link by mail. */
export type LinkSender = { id: string; email: string; language: Language };

/** How many reminders one run of the job adds. */
const remindedMax = 500;

/** How many links a list has at most. */
const listedMax = 1000;

/** Links for people without an account. Everything but the token's own link is found by the account's id first. */
export function shareLinkStore(db: Database) {
  return {
    /** The link of a token, whatever its state, with the role of its account. */
    find: async (tokenHash: Buffer): Promise<(StoredLink & { role: Role }) | null> => {
      const [found] = await db
        .select({ link: shareLinks, role: accounts.role })
        .from(shareLinkTokens)
        .innerJoin(shareLinks, eq(shareLinks.id, shareLinkTokens.linkId))
        .innerJoin(accounts, eq(accounts.id, shareLinks.accountId))
        .where(eq(shareLinkTokens.tokenHash, tokenHash));
      return found ? { ...found.link, role: found.role } : null;
    },

    /** The newest links of an account. */
    list: (accountId: string, kind?: ShareLinkKind): Promise<StoredLink[]> =>
      db
        .select()
        .from(shareLinks)
        .where(and(eq(shareLinks.accountId, accountId), kind && eq(shareLinks.kind, kind)))
        .orderBy(desc(shareLinks.id))
        .limit(listedMax),

    /** Makes links. Those with a recipient are mailed in the sender's language, and name the sender's address. */
    create: (
      accountId: string,
      by: LinkSender,
      links: readonly NewShareLink[],
      now: Date,
    ): Promise<StoredLink[]> =>
      db.transaction(async (tx) => {
        const created = await createShareLinks(tx, accountId, by.id, links, now);
        const mails = created.flatMap((link) => mailOf(link, 'fillIn', by) ?? []);
        if (mails.length > 0) await queueMails(tx, mails);
        return created;
      }),

    /**
     * Mails the links again that nobody has used: each reminder once, whichever node runs this. The rows stay locked until
     * their mails are added.
     */
    remind: (now: Date): Promise<number> =>
      db.transaction(async (tx) => {
        const isDue = or(
          ...reminderDays.map((days, sent) =>
            and(
              eq(shareLinks.reminders, sent),
              lte(shareLinks.createdAt, new Date(now.getTime() - days * dayMs)),
            ),
          ),
        );
        const due = await tx
          .select({ link: shareLinks, email: users.email, language: users.language })
          .from(shareLinks)
          .innerJoin(users, eq(users.id, shareLinks.createdBy))
          .innerJoin(accounts, eq(accounts.id, shareLinks.accountId))
          .where(
            and(
              eq(shareLinks.kind, 'fill_in'),
              isNotNull(shareLinks.recipient),
              isNull(shareLinks.usedAt),
              isNull(shareLinks.revokedAt),
              gt(shareLinks.expiresAt, now),
              ne(accounts.role, 'free'),
              isDue,
            ),
          )
          .orderBy(shareLinks.createdAt)
          .limit(remindedMax)
          .for('update', { of: shareLinks, skipLocked: true });
        if (due.length === 0) return 0;
        const ids = due.map(({ link }) => link.id);
        await tx
          .update(shareLinks)
          .set({ reminders: sql`${shareLinks.reminders} + 1` })
          .where(inArray(shareLinks.id, ids));
        const mails = due.flatMap(
          ({ link, email, language }) =>
            mailOf(link, 'fillInReminder', { id: link.createdBy ?? '', email, language: language ?? 'en' }) ??
            [],
        );
        await queueMails(tx, mails);
        return due.length;
      }),

    /** The name on the card of a link for one person, as it is now; empty without. */
    personOf: async (accountId: string, id: string): Promise<string> => {
      const [link] = await db
        .select({ cardId: shareLinks.cardId })
        .from(shareLinks)
        .where(and(eq(shareLinks.accountId, accountId), eq(shareLinks.id, id)));
      if (!link?.cardId) return '';
      const card = (await cardStore(db).findMany(accountId, [link.cardId])).get(link.cardId);
      return onOneLine(card?.card?.content.fullName ?? '');
    },

    /** Whether somebody has used a link. */
    isUsed: async (accountId: string, id: string): Promise<boolean> =>
      (await db.$count(
        shareLinks,
        and(eq(shareLinks.accountId, accountId), eq(shareLinks.id, id), isNotNull(shareLinks.usedAt)),
      )) > 0,

    /** Ends a link; null if the account has no such link. One that was revoked stays as it is. */
    revoke: (accountId: string, id: string, userId: string, now: Date): Promise<StoredLink | null> =>
      db.transaction(async (tx) => {
        const isLink = and(eq(shareLinks.accountId, accountId), eq(shareLinks.id, id));
        const [link] = await tx.select().from(shareLinks).where(isLink).for('update');
        if (!link || link.revokedAt) return link ?? null;
        const [revoked] = await tx.update(shareLinks).set({ revokedAt: now }).where(isLink).returning();
        await appendIfCompany(tx, { accountId, userId }, 'link_revoked', { kind: link.kind });
        return revoked ?? null;
      }),

    /** Gives a link of the account a further token; false if it does not work any more. */
    addToken: (accountId: string, id: string, tokenHash: Buffer, now: Date): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [link] = await tx
          .select()
          .from(shareLinks)
          .where(and(eq(shareLinks.accountId, accountId), eq(shareLinks.id, id)))
          .for('update');
        if (!link || !isLinkLive(link, now)) return false;
        const older = tx
          .select({ tokenHash: shareLinkTokens.tokenHash })
          .from(shareLinkTokens)
          .where(eq(shareLinkTokens.linkId, id))
          .orderBy(desc(shareLinkTokens.createdAt))
          .offset(addressesMax - 1);
        await tx.delete(shareLinkTokens).where(inArray(shareLinkTokens.tokenHash, older));
        await tx.insert(shareLinkTokens).values({ tokenHash, linkId: id });
        return true;
      }),
  };
}

/** The mail of a link; null for one to copy. It has no token: that is made when the mail is sent. */
export function mailOf(
  { id, accountId, recipient }: StoredLink,
  kind: MailKind,
  sender: LinkSender,
): NewMail | null {
  if (recipient === null) return null;
  const details = { linkId: id, accountId, sender: sender.email };
  return { kind, recipient, language: sender.language, userId: sender.id, details };
}

/**
 * Requests of one account that count its links or rows run one after the other, so that together they exceed no limit. It is
 * the lock of `lockAccountCount`: the account's row.
 */
export async function lockLimits(tx: Transaction, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}

/** Makes links in a transaction. */
export async function createShareLinks(
  tx: Transaction,
  accountId: string,
  createdBy: string,
  links: readonly NewShareLink[],
  now: Date,
): Promise<StoredLink[]> {
  await lockLimits(tx, accountId);
  const isLive = and(
    eq(shareLinks.accountId, accountId),
    isNull(shareLinks.revokedAt),
    gt(shareLinks.expiresAt, now),
  );
  if ((await tx.$count(shareLinks, isLive)) + links.length > liveLinksMax)
    throw new Refusal('LINK_LIMIT_EXCEEDED');
  const expiresAt = new Date(now.getTime() + shareLinkMs);
  const rows = links.map(({ tokenHash: _, ...link }) => ({
    expiresAt,
    ...link,
    accountId,
    id: uuidv7(),
    createdBy,
    createdAt: now,
  }));
  const created = await tx.insert(shareLinks).values(rows).returning();
  const tokens = rows.flatMap(({ id }, at) => {
    const tokenHash = links[at]?.tokenHash;
    return tokenHash ? [{ tokenHash, linkId: id }] : [];
  });
  if (tokens.length > 0) await tx.insert(shareLinkTokens).values(tokens);
  const [first] = links;
  if (first)
    await appendIfCompany(tx, { accountId, userId: createdBy }, 'links_made', {
      links: links.length,
      kind: first.kind,
    });
  return created;
}

/**
 * Records that somebody did something by a link, in the transaction of what they did. Refuses one that was revoked since the
 * request was let in.
 */
export async function markLinkUsed(
  tx: Transaction,
  { accountId, id }: Pick<StoredLink, 'accountId' | 'id'>,
  now: Date,
): Promise<void> {
  const isLink = and(
    eq(shareLinks.accountId, accountId),
    eq(shareLinks.id, id),
    isNull(shareLinks.revokedAt),
  );
  const { rowCount } = await tx.update(shareLinks).set({ usedAt: now }).where(isLink);
  if (!rowCount) throw new Refusal('LINK_ENDED');
}
