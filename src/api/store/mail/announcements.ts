import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { inLanguage, type Language } from '#domain/account/languages.ts';
import { type Announcement, type Audience, maxWaitingAnnouncements } from '#domain/mail/announcement.ts';
import { paidPlans, roleOfPlan } from '#domain/plan/plans.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import { type AnnouncePage, announceTask } from '../../jobs/tasks.ts';
import { addJob } from '../jobs/add-job.ts';
import { accounts, announcements, mails, users } from '../schema.ts';
import { countWaitingAnnouncements, queueMails } from './outbox.ts';

export type AnnouncementProgress = {
  name: string;
  isFinished: boolean;
  sent: number;
  waiting: number;
  failed: number;
};

const pageSize = 500;
/** How long a page waits while the outbox is full. */
const pauseMs = 5000;

/** Mails to many accounts. */
export function announcementStore(db: Database) {
  return {
    countAudience: (audience: Audience): Promise<number> =>
      db.$count(users, isAddressed(audience, sql`now()`)),

    /** Stores an announcement and adds its first job; false if one of this name exists. */
    begin: (announcement: Announcement): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [begun] = await tx
          .insert(announcements)
          .values({ id: uuidv7(), ...announcement })
          .onConflictDoNothing()
          .returning();
        if (begun) await addPage(tx, { announcementId: begun.id, afterUserId: begun.afterUserId });
        return begun !== undefined;
      }),

    /** What to write in a language, and why. */
    text: async (id: string, language: Language) => {
      const [found] = await db.select().from(announcements).where(eq(announcements.id, id));
      return found ? { reason: found.reason, ...inLanguage(found.texts, language) } : null;
    },

    progress: async (name: string): Promise<AnnouncementProgress | null> => {
      const [found] = await db.select().from(announcements).where(eq(announcements.name, name));
      if (!found) return null;
      const countIf = (condition: SQL) => sql<number>`(count(*) FILTER (WHERE ${condition}))::int`;
      const [counts = { sent: 0, failed: 0, all: 0 }] = await db
        .select({
          sent: countIf(isNotNull(mails.sentAt)),
          failed: countIf(isNotNull(mails.failedAt)),
          all: count(),
        })
        .from(mails)
        .where(eq(mails.announcementId, found.id));
      const { sent, failed, all } = counts;
      return { name, isFinished: found.finishedAt !== null, sent, failed, waiting: all - sent - failed };
    },

    /** Adds the mails of one page and the job of the next. While too many wait to be sent, the same page is tried later. */
    mailPage: (page: AnnouncePage): Promise<void> =>
      db.transaction(async (tx) => {
        const [announcement] = await tx
          .select()
          .from(announcements)
          .where(eq(announcements.id, page.announcementId))
          .for('update');
        if (!announcement) throw new Error(`There is no announcement ${page.announcementId}`);
        // The job was killed after its commit and runs again.
        if (announcement.afterUserId !== page.afterUserId) return;
        const room = maxWaitingAnnouncements - (await countWaitingAnnouncements(tx));
        if (room < pageSize) return addPage(tx, page, pauseMs);

        const accounts = await tx
          .select({
            userId: users.id,
            recipient: users.email,
            language: users.language,
            isAddressed: sql<boolean>`${isAddressed(announcement.audience, announcement.createdAt)}`,
          })
          .from(users)
          .where(gt(users.id, page.afterUserId))
          .orderBy(asc(users.id))
          .limit(pageSize);
        const added = accounts
          .filter((account) => account.isAddressed)
          .map(({ userId, recipient, language }) => ({
            kind: 'announcement' as const,
            announcementId: announcement.id,
            userId,
            recipient,
            language: language ?? 'en',
          }));
        if (added.length > 0) await queueMails(tx, added);
        const last = accounts.at(-1)?.userId;
        const reached = last ? { afterUserId: last } : { finishedAt: sql`now()` };
        await tx.update(announcements).set(reached).where(eq(announcements.id, announcement.id));
        if (last) await addPage(tx, { announcementId: announcement.id, afterUserId: last });
      }),
  };
}

export type AnnouncementStore = ReturnType<typeof announcementStore>;

function addPage(tx: Transaction, page: AnnouncePage, delayMs = 0): Promise<void> {
  return addJob(tx, announceTask, page, { delayMs });
}

const hasPaidRole = inArray(
  accounts.role,
  paidPlans.map((plan) => roleOfPlan[plan]),
);

/** Accounts of the audience that existed at this time. An address that nobody has confirmed may be a stranger's. */
function isAddressed(audience: Audience, at: Date | SQL): SQL | undefined {
  return and(
    isNotNull(users.emailVerifiedAt),
    isNull(users.deletesAt),
    lte(users.createdAt, at),
    audience === 'paid'
      ? sql`${users.accountId} IN (SELECT id FROM ${accounts} WHERE ${hasPaidRole})`
      : undefined,
  );
}
