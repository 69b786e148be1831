import { and, count, eq, gt, inArray } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { Language } from '#domain/account/languages.ts';
import { type CompanyRole, companyPlanRefusal, invitationEnd, membersMax } from '#domain/company/company.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import { queueMails } from '../mail/outbox.ts';
import { accounts, companies, companyInvitationLinks, companyInvitations } from '../schema.ts';
import { appendCompanyLog, type MemberActor } from '../shared/company-log.ts';
import { clearJoinRequests, takeJoinRequest } from './join-requests.ts';
import { addMember, lockCompany, lockForOwner, membersOf } from './members.ts';

type Invite = { emails: string[]; role: CompanyRole; language: Language; now: Date };

/** Invitations to a company: by mail, for one address, once. */
export function invitationStore(db: Database) {
  return {
    /**
     * Invites addresses and queues the mails of those that `isMailed` allows. An address that is invited already gets a
     * new invitation in place of the old one; that of a member gets none.
     */
    invite: (by: MemberActor, invited: Invite, isMailed: (email: string) => boolean): Promise<void> =>
      db.transaction(async (tx) => {
        const members = await lockForOwner(tx, by);
        await inviteAll(tx, by, { members, ...invited }, isMailed);
      }),

    /** Invites somebody who waits as a manager: they come in with their next single sign-on. */
    admit: (
      by: MemberActor,
      requestId: string,
      { language, now }: Pick<Invite, 'language' | 'now'>,
      isMailed: (email: string) => Promise<boolean>,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const members = await lockForOwner(tx, by);
        const email = await takeJoinRequest(tx, by.companyId, requestId);
        const isAllowed = await isMailed(email);
        const invited = { members, emails: [email], role: 'manager' as const, language, now };
        await inviteAll(tx, by, invited, () => isAllowed);
      }),

    revoke: (by: MemberActor, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        await lockForOwner(tx, by);
        const [revoked] = await tx
          .delete(companyInvitations)
          .where(and(eq(companyInvitations.accountId, by.companyId), eq(companyInvitations.id, id)))
          .returning({ email: companyInvitations.email });
        if (!revoked) throw new Refusal('MEMBER_NOT_FOUND');
        await appendCompanyLog(tx, by, 'invitation_revoked', { email: revoked.email });
      }),

    /** Stores a link for the mail of an invitation. Returns its company, or null if it no longer waits. */
    addLink: (invitationId: string, tokenHash: Buffer, now: Date) =>
      db.transaction(async (tx) => {
        const isWaiting = and(eq(companyInvitations.id, invitationId), gt(companyInvitations.expiresAt, now));
        const [found] = await tx
          .select({ company: companies.name, role: accounts.role })
          .from(companyInvitations)
          .innerJoin(companies, eq(companies.accountId, companyInvitations.accountId))
          .innerJoin(accounts, eq(accounts.id, companyInvitations.accountId))
          .where(isWaiting)
          .for('key share', { of: companyInvitations });
        if (!found) return null;
        await tx.insert(companyInvitationLinks).values({ tokenHash, invitationId });
        return { company: found.company, hasPlan: companyPlanRefusal(found) === null };
      }),

    /** The invitation of a link, or null. Does not use it. */
    find: (tokenHash: Buffer, now: Date) => findByLink(db, tokenHash, now),

    /** Makes the user a member. Of two requests with one link, one succeeds. Returns the company. */
    accept: (tokenHash: Buffer, user: { id: string; username: string; email: string }, now: Date) =>
      db.transaction(async (tx): Promise<string> => {
        const seen = await findByLink(tx, tokenHash, now);
        if (!seen) throw new Refusal('INVITATION_INVALID');
        await lockCompany(tx, seen.companyId);
        // It may have been accepted or revoked while this request waited for the lock.
        const invitation = await findByLink(tx, tokenHash, now);
        if (!invitation) throw new Refusal('INVITATION_INVALID');
        const { companyId, id, email, role } = invitation;
        if (email.toLowerCase() !== user.email.toLowerCase()) throw new Refusal('INVITATION_OF_ANOTHER');
        if ((await membersOf(tx, companyId)).length >= membersMax) throw new Refusal('COMPANY_FULL');
        await addMember(tx, companyId, user.id, role);
        await tx.delete(companyInvitations).where(eq(companyInvitations.id, id));
        const by = { companyId, userId: user.id, username: user.username };
        await appendCompanyLog(tx, by, 'member_joined', { role });
        return companyId;
      }),
  };
}

/** The company is locked. */
async function inviteAll(
  tx: Transaction,
  by: MemberActor,
  { members, emails, role, language, now }: Invite & { members: Awaited<ReturnType<typeof membersOf>> },
  isMailed: (email: string) => boolean,
): Promise<void> {
  const { companyId } = by;
  const known = new Set(members.map(({ email }) => email.toLowerCase()));
  const invited = new Map(emails.map((email) => [email.toLowerCase(), email]));
  for (const key of known) invited.delete(key);
  if (invited.size === 0) return;
  const keys = [...invited.keys()];
  await tx
    .delete(companyInvitations)
    .where(and(eq(companyInvitations.accountId, companyId), inArray(companyInvitations.emailKey, keys)));
  await clearJoinRequests(tx, companyId, keys);
  const rows = [...invited].map(([emailKey, email]) => ({
    id: uuidv7(),
    accountId: companyId,
    email,
    emailKey,
    role,
    createdAt: now,
    expiresAt: invitationEnd(now),
  }));
  if (members.length + (await waiting(tx, companyId)) + rows.length > membersMax)
    throw new Refusal('COMPANY_FULL');
  await tx.insert(companyInvitations).values(rows);
  const mails = rows
    .filter(({ email }) => isMailed(email))
    .map(({ id, email }) => ({
      kind: 'companyInvitation' as const,
      userId: null,
      recipient: email,
      language,
      details: { invitationId: id, sender: by.username },
    }));
  if (mails.length > 0) await queueMails(tx, mails);
  for (const { email } of rows) await appendCompanyLog(tx, by, 'member_invited', { email, role });
}

async function waiting(tx: Transaction, accountId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(companyInvitations)
    .where(eq(companyInvitations.accountId, accountId));
  return row?.total ?? 0;
}

async function findByLink(tx: Pick<Transaction, 'select'>, tokenHash: Buffer, now: Date) {
  const { id, accountId, email, role } = companyInvitations;
  const [found] = await tx
    .select({ id, companyId: accountId, company: companies.name, email, role })
    .from(companyInvitationLinks)
    .innerJoin(companyInvitations, eq(id, companyInvitationLinks.invitationId))
    .innerJoin(companies, eq(companies.accountId, accountId))
    .where(and(eq(companyInvitationLinks.tokenHash, tokenHash), gt(companyInvitations.expiresAt, now)));
  return found ?? null;
}
