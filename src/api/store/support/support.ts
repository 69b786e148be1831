import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import { mailDomainsMax } from '#domain/company/single-sign-on.ts';
import type { Database } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import { type AuditRow, appendAudit, auditColumns } from '../audit-log.ts';
import { queueMailToUser } from '../mail/outbox.ts';
import {
  accounts,
  auditLog,
  binnedCards,
  cards,
  companies,
  companyDesigns,
  companyMembers,
  mails,
  ssoDomains,
  supportNotes,
  users,
} from '../schema.ts';
import { sessionList } from '../sessions/session-list.ts';
import { type Admin, lockAccount } from '../shared/account-lock.ts';
import { endAccess } from '../shared/end-access.ts';
import { userColumns } from '../shared/user-columns.ts';

/** The newest mails and notes that a page shows. */
const listMax = 50;
const auditMax = 20;

export type SupportStore = ReturnType<typeof supportStore>;

/** What support reads about a user and does for them. Each change is added to the audit log with its reason. */
export function supportStore(db: Database) {
  const notesOf = (userId: string) =>
    db
      .select({
        id: supportNotes.id,
        author: supportNotes.author,
        text: supportNotes.text,
        createdAt: supportNotes.createdAt,
      })
      .from(supportNotes)
      .where(eq(supportNotes.userId, userId))
      .orderBy(desc(supportNotes.id));

  return {
    /** All of them, for the export of the user. */
    notesOf,

    /** Null if there is no such user. */
    page: async (id: string) => {
      const [user] = await db
        .select({
          ...userColumns,
          isEmailVerified: sql<boolean>`${users.emailVerifiedAt} IS NOT NULL`,
          hasSecondFactor: users.hasSecondFactor,
          language: users.language,
          deletesAt: users.deletesAt,
          isBlocked: sql<boolean>`${users.blockedAt} IS NOT NULL`,
        })
        .from(users)
        .innerJoin(accounts, eq(accounts.id, users.accountId))
        .where(eq(users.id, id));
      if (!user) return null;
      const [sessions, counts, mailRows, notes, audit, companyRows, domainRows] = await Promise.all([
        sessionList(db).list(id),
        countCardsOf(db, user.accountId),
        db
          .select({
            id: mails.id,
            kind: mails.kind,
            recipient: mails.recipient,
            createdAt: mails.createdAt,
            sentAt: mails.sentAt,
            failedAt: mails.failedAt,
            failure: mails.failure,
          })
          .from(mails)
          .where(eq(mails.userId, id))
          .orderBy(desc(mails.createdAt))
          .limit(listMax),
        notesOf(id).limit(listMax),
        auditAbout(db, id),
        companiesOf(db, id),
        domainsOfCompanies(db, id),
      ]);
      const companiesWithDomains = companyRows.map((company) => ({
        ...company,
        domains: domainRows.filter(({ companyId }) => companyId === company.id),
      }));
      return {
        user,
        companies: companiesWithDomains,
        sessions,
        cards: counts,
        mails: mailRows,
        notes,
        audit,
      };
    },

    addNote: (admin: Admin, id: string, text: string): Promise<void> =>
      db.transaction(async (tx) => {
        const subject = await lockAccount(tx, admin, id);
        await tx.insert(supportNotes).values({ id: uuidv7(), userId: id, author: admin.username, text });
        // The text is personal and can be deleted; the entry cannot.
        await appendAudit(tx, admin.source, { action: 'note_added', actor: admin, subject });
      }),

    /** Ends all sessions of a user, also those of admins who view the site as them. Those of another admin stay theirs to end. */
    endSessions: (admin: Admin, id: string, reason: string): Promise<void> =>
      db.transaction(async (tx) => {
        const subject = await lockAccount(tx, admin, id);
        const isOwn = id === admin.id;
        if (subject.isAdmin && !isOwn) throw new Refusal('PROTECTED_ACCOUNT');
        await endAccess(tx, id, admin.source, isOwn ? admin.tokenHash : undefined);
        if (!isOwn) await queueMailToUser(tx, id, { kind: 'signedOutBySupport', details: { reason } });
        await appendAudit(tx, admin.source, {
          action: 'sessions_ended',
          actor: admin,
          subject,
          after: { reason },
        });
      }),

    /** Queues a failed mail again. A second request finds it waiting and is refused. */
    resendMail: (
      admin: Admin,
      { id, mailId }: { id: string; mailId: string },
      reason: string,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const subject = await lockAccount(tx, admin, id);
        const { rowCount } = await tx
          .update(mails)
          .set({
            failedAt: null,
            failure: null,
            attempts: 0,
            nextAttemptAt: sql`now() - interval '1 minute'`,
          })
          .where(
            and(eq(mails.id, mailId), eq(mails.userId, id), isNotNull(mails.failedAt), isNull(mails.sentAt)),
          );
        if (rowCount !== 1) throw new Refusal('MAIL_NOT_FAILED');
        await appendAudit(tx, admin.source, {
          action: 'mail_resent',
          actor: admin,
          subject,
          after: { reason },
        });
      }),

    /** Queues a mail with a link for a new password. */
    sendPasswordLink: (admin: Admin, id: string, reason: string): Promise<void> =>
      db.transaction(async (tx) => {
        const subject = await lockAccount(tx, admin, id);
        await queueMailToUser(tx, id, { kind: 'resetPassword' });
        await appendAudit(tx, admin.source, {
          action: 'password_link_sent',
          actor: admin,
          subject,
          after: { reason },
        });
      }),

    /** Blocks signing in and ends all sessions, or allows it again. Repeating it changes nothing. Admins cannot be blocked. */
    block: (
      admin: Admin,
      id: string,
      { isBlocked, reason }: { isBlocked: boolean; reason: string },
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const subject = await lockAccount(tx, admin, id);
        if (isBlocked && subject.isAdmin) throw new Refusal('PROTECTED_ACCOUNT');
        const { rowCount } = await tx
          .update(users)
          .set({ blockedAt: isBlocked ? sql`now()` : null })
          .where(and(eq(users.id, id), isBlocked ? isNull(users.blockedAt) : isNotNull(users.blockedAt)));
        if (rowCount === 0) return;
        if (isBlocked) await endAccess(tx, id, admin.source);
        await appendAudit(tx, admin.source, {
          action: isBlocked ? 'user_blocked' : 'user_unblocked',
          actor: admin,
          subject,
          after: { reason },
        });
      }),

    /** Adds the reason of a refund to the log before the money goes back. */
    logRefund: (admin: Admin, id: string, refund: { paymentId: string; reason: string }): Promise<void> =>
      db.transaction(async (tx) => {
        const subject = await lockAccount(tx, admin, id);
        await appendAudit(tx, admin.source, {
          action: 'refund_requested',
          actor: admin,
          subject,
          after: refund,
        });
      }),
  };
}

/** The companies that a user acts for, by numbers. */
function companiesOf(db: Database, userId: string) {
  return db
    .select({
      id: companies.accountId,
      name: companies.name,
      role: companyMembers.role,
      members: memberCount(db),
      cards: accounts.cardCount,
    })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.accountId, companyMembers.accountId))
    .innerJoin(accounts, eq(accounts.id, companies.accountId))
    .where(eq(companyMembers.userId, userId))
    .orderBy(companies.name)
    .limit(listMax);
}

/** The mail domains of the companies that a user acts for. */
function domainsOfCompanies(db: Database, userId: string) {
  const { accountId: companyId, domain, provedAt, provedBy } = ssoDomains;
  return db
    .select({ companyId, domain, provedAt, provedBy })
    .from(companyMembers)
    .innerJoin(ssoDomains, eq(companyId, companyMembers.accountId))
    .where(eq(companyMembers.userId, userId))
    .orderBy(domain)
    .limit(listMax * mailDomainsMax);
}

/** The members of the company of a row. */
function memberCount(db: Database) {
  return db.$count(sql`${companyMembers} AS others`, sql`others.account_id = ${companies.accountId}`);
}

async function countCardsOf(db: Database, accountId: string) {
  const ofDesign = sql`${cards.design} ? 'designId'`;
  const [[saved], binned, designs] = await Promise.all([
    db
      .select({
        own: sql<number>`count(*) FILTER (WHERE NOT (${ofDesign}))`.mapWith(Number),
        ofDesigns: sql<number>`count(*) FILTER (WHERE ${ofDesign})`.mapWith(Number),
        lastChangeAt: sql<Date | null>`max(${cards.updatedAt})`.mapWith(cards.updatedAt),
      })
      .from(cards)
      .where(eq(cards.accountId, accountId)),
    db.$count(binnedCards, eq(binnedCards.accountId, accountId)),
    db.$count(companyDesigns, eq(companyDesigns.accountId, accountId)),
  ]);
  return {
    own: saved?.own ?? 0,
    ofDesigns: saved?.ofDesigns ?? 0,
    lastChangeAt: saved?.lastChangeAt ?? null,
    inBin: binned,
    designs,
  };
}

/** The newest entries with the user as subject or actor. */
async function auditAbout(db: Database, id: string): Promise<AuditRow[]> {
  return db
    .select(auditColumns)
    .from(auditLog)
    .where(or(eq(auditLog.subjectId, id), eq(auditLog.actorId, id)))
    .orderBy(desc(auditLog.id))
    .limit(auditMax);
}
