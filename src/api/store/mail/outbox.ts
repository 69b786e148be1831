import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#domain/account/languages.ts';
import {
  countedMs,
  countedWith,
  isCountedByAccount,
  isOverLimit,
  isToConfirmedOnly,
  type MailKind,
  mailLeaseMs,
  overLimitFailure,
} from '#domain/mail/mail.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import { mails, users } from '../schema.ts';

export type NewMail = {
  kind: MailKind;
  recipient: string;
  language: Language;
  /** Null: the address may belong to nobody. */
  userId: string | null;
  details?: Record<string, string>;
  announcementId?: string;
  /** Not before then; at once without it. */
  nextAttemptAt?: Date;
  /** It is not sent at all. */
  failedAt?: Date;
  failure?: string;
};

export type StoredMail = typeof mails.$inferSelect;

/**
 * Adds a mail in the transaction of what it tells, so that both are committed or neither. A trigger starts the job. A
 * notice to an address that its account has not confirmed is left out.
 */
export async function queueMail(tx: Database | Transaction, mail: NewMail): Promise<void> {
  if (!isToConfirmedOnly(mail.kind) || (await isConfirmed(tx, mail))) await queueMails(tx, [mail]);
}

/**
 * Queues a mail unless its recipient has had too many. Then it is stored as one that failed, and whoever sent it is told.
 */
export async function queueWithinLimit(tx: Transaction, mail: NewMail, now: Date): Promise<void> {
  const isOver = isOverLimit(
    { ...mail, createdAt: now },
    await earlierMails(tx, { ...mail, createdAt: now }),
  );
  await queueMails(tx, [{ ...mail, ...(isOver && { failedAt: now, failure: overLimitFailure }) }]);
}

/** Queues a mail to a user, in the language that they have chosen, else in English. */
export async function queueMailToUser(
  tx: Transaction,
  userId: string,
  mail: Pick<NewMail, 'kind' | 'details'>,
): Promise<void> {
  const [user] = await tx
    .select({ recipient: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  if (user) await queueMail(tx, { ...mail, ...user, userId, language: user.language ?? 'en' });
}

async function isConfirmed(tx: Database | Transaction, { userId, recipient }: NewMail): Promise<boolean> {
  if (!userId) return false;
  const isOwn = and(eq(users.id, userId), eq(users.emailKey, recipient.toLowerCase()));
  return (await tx.$count(users, and(isOwn, isNotNull(users.emailVerifiedAt)))) === 1;
}

/** Adds several mails, except those of an announcement that the account has got before. */
export async function queueMails(tx: Database | Transaction, added: NewMail[]): Promise<void> {
  // In the past, so that it is due at once for a node whose clock is behind that of the database.
  const nextAttemptAt = sql`now() - interval '1 minute'`;
  await tx
    .insert(mails)
    .values(added.map((mail) => ({ id: uuidv7(), nextAttemptAt, ...mail })))
    .onConflictDoNothing({
      target: [mails.announcementId, mails.userId],
      where: isNotNull(mails.announcementId),
    });
}

/** Whether a mail with these details waits for a user. */
export async function hasWaitingMail(
  tx: Database | Transaction,
  { kind, userId, details }: { kind: MailKind; userId: string; details: Record<string, string> },
): Promise<boolean> {
  const isSame = and(
    eq(mails.userId, userId),
    eq(mails.kind, kind),
    sql`${mails.details} @> ${JSON.stringify(details)}::jsonb`,
  );
  return (await tx.$count(mails, and(isSame, isPending))) > 0;
}

/** How many mails of announcements are not sent yet. */
export async function countWaitingAnnouncements(tx: Transaction): Promise<number> {
  return tx.$count(mails, and(isPending, isNotNull(mails.announcementId)));
}

const isPending = and(isNull(mails.sentAt), isNull(mails.failedAt));

/** The mails that are to be sent. */
export function mailOutbox(db: Database) {
  return {
    /**
     * Takes the mail that is due the longest, one of an announcement only if no other is; null if none is. Two processes
     * never take the same one.
     */
    take: async (now: Date): Promise<StoredMail | null> => {
      const due = (isOfKind?: SQL) =>
        db
          .select({ id: mails.id })
          .from(mails)
          .where(and(isPending, lte(mails.nextAttemptAt, now), isOfKind))
          .orderBy(asc(mails.nextAttemptAt))
          .limit(1)
          .for('update', { skipLocked: true });
      const first = due(isNull(mails.announcementId));
      const [taken] = await db
        .update(mails)
        .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: later(now, mailLeaseMs) })
        .where(eq(mails.id, sql`coalesce((${first}), (${due()}))`))
        .returning();
      return taken ?? null;
    },

    /** The mails that count with this one: those that its recipient got, or is going to get, in the day before it. */
    earlierToRecipient: (mail: StoredMail) =>
      // Compared by the database: its times are finer than those of JavaScript.
      earlierMails(
        db,
        mail,
        sql`(${mails.createdAt}, ${mails.id}) < (SELECT own.created_at, own.id FROM mails own WHERE own.id = ${mail.id})`,
      ),

    markSent: async (id: string, now: Date): Promise<void> => {
      await db.update(mails).set({ sentAt: now, failure: null }).where(eq(mails.id, id));
    },

    /** Records why a mail was not sent, and when it is tried again. */
    postpone: async (id: string, nextAttemptAt: Date, failure: string): Promise<void> => {
      await db.update(mails).set({ nextAttemptAt, failure }).where(eq(mails.id, id));
    },

    /** Records why a mail is not sent any more. */
    markFailed: async (id: string, now: Date, failure: string): Promise<void> => {
      await db.update(mails).set({ failedAt: now, failure }).where(eq(mails.id, id));
    },

    /** The number of mails that wait for longer than ten minutes. */
    countOverdue: (): Promise<number> =>
      db.$count(mails, and(isPending, lt(mails.createdAt, sql`now() - interval '10 minutes'`))),

    /** Deletes the mails that nobody has sent for so long, where mail is off. Returns how many others wait. */
    discardOld: async (before: Date): Promise<number> => {
      await db.delete(mails).where(and(isPending, lt(mails.createdAt, before)));
      return db.$count(mails, isPending);
    },
  };
}

type CountedMail = Pick<NewMail, 'kind' | 'recipient' | 'details'> & { createdAt: Date };

async function earlierMails(
  db: Database | Transaction,
  { kind, recipient, details, createdAt }: CountedMail,
  isEarlier?: SQL,
) {
  const kinds = countedWith(kind);
  if (kinds.length === 0) return [];
  return db
    .select({ kind: mails.kind, createdAt: mails.createdAt })
    .from(mails)
    .where(
      and(
        eq(sql`lower(${mails.recipient})`, recipient.toLowerCase()),
        inArray(mails.kind, kinds),
        isNull(mails.failedAt),
        gt(mails.createdAt, later(createdAt, -countedMs)),
        isCountedByAccount(kind)
          ? eq(sql`${mails.details} ->> 'accountId'`, details?.accountId ?? '')
          : undefined,
        isEarlier,
      ),
    );
}

function later(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
