import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { CompanyChange, NewCompany } from '#contract/company-schemas.ts';
import { Refusal } from '#contract/errors.ts';
import { type CompanyRole, companyPlanRefusal } from '#domain/company/company.ts';
import type { Entitlement } from '#domain/payment/entitlement.ts';
import { cardLimits } from '#domain/plan/plans.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import { setBillingDetails } from '../payments/billing.ts';
import { billingDetailsOf } from '../payments/invoices.ts';
import { addGrant, applyEntitlement, lockAccountRow } from '../payments/ledger.ts';
import {
  accounts,
  companies,
  companyInvitations,
  companyMembers,
  orders,
  submissions,
  users,
} from '../schema.ts';
import { appendCompanyLog, type MemberActor } from '../shared/company-log.ts';
import { passKeysOn, revokeKeysOf } from '../shared/keys-of-member.ts';
import { joinRequestsOf } from './join-requests.ts';
import { addMember, lockCompany, lockForOwner, membersOf, nextOwner, setRole } from './members.ts';
import { moveContents, movePlan, refuseOverLimits } from './move-account.ts';

type Founder = { id: string; username: string; accountId: string };

export type CompanyStore = ReturnType<typeof companyStore>;

/** Companies and their members. */
export function companyStore(db: Database, given: Entitlement | null = null) {
  return {
    /** The companies that somebody is a member of, by name. */
    listOf: (userId: string) =>
      db
        .select({
          id: companies.accountId,
          name: companies.name,
          role: companyMembers.role,
          cardCount: accounts.cardCount,
        })
        .from(companyMembers)
        .innerJoin(companies, eq(companies.accountId, companyMembers.accountId))
        .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
        .where(eq(companyMembers.userId, userId))
        .orderBy(asc(companies.name), asc(companies.accountId)),

    members: (accountId: string) => membersOf(db, accountId),

    /** What waits for a member. Both are bounded by the limits of an account. */
    countWork: async (accountId: string) => {
      const isOpen = and(eq(orders.accountId, accountId), eq(orders.stage, 'open'));
      const isWaiting = and(eq(submissions.accountId, accountId), eq(submissions.state, 'waiting'));
      const [waiting, openOrders, [sent]] = await Promise.all([
        db.$count(submissions, isWaiting),
        db.$count(orders, isOpen),
        db
          .select({ id: orders.id })
          .from(orders)
          .where(and(eq(orders.accountId, accountId), isNotNull(orders.sentAt)))
          .limit(1),
      ]);
      return { submissions: waiting, openOrders, hasOrdered: sent !== undefined };
    },

    /** With the cards in the own account of whoever asks. */
    find: async (accountId: string, userId: string) => {
      const [found] = await db.select().from(companies).where(eq(companies.accountId, accountId));
      if (!found) throw new Refusal('NOT_A_MEMBER');
      const { id, email, role, createdAt, expiresAt } = companyInvitations;
      const [members, billing, [own], invitations, requests] = await Promise.all([
        membersOf(db, accountId),
        billingDetailsOf(db, accountId),
        db
          .select({ cards: accounts.cardCount })
          .from(accounts)
          .innerJoin(users, eq(users.accountId, accounts.id))
          .where(eq(users.id, userId)),
        db
          .select({ id, email, role, createdAt, expiresAt })
          .from(companyInvitations)
          .where(eq(companyInvitations.accountId, accountId))
          .orderBy(asc(id)),
        joinRequestsOf(db, accountId),
      ]);
      return { ...found, billing, ownCards: own?.cards ?? 0, members, invitations, requests };
    },

    /**
     * Makes a company with the Corporate plan of its founder, and with their cards if they want: all of it or nothing.
     * The founder's account is locked, so a second request finds no plan to move.
     */
    create: ({ id: userId, username, accountId: from }: Founder, input: NewCompany): Promise<string> =>
      db.transaction(async (tx) => {
        const { name, country, billing, withCards } = input;
        await lockAccountRow(tx, from);
        const [before] = await tx.select({ role: accounts.role }).from(accounts).where(eq(accounts.id, from));
        const refusal = companyPlanRefusal({ role: before?.role ?? 'free' });
        if (refusal) throw new Refusal(refusal);
        const id = uuidv7();
        await tx.insert(accounts).values({ id, kind: 'company' });
        await tx.insert(companies).values({ accountId: id, name, country });
        await addMember(tx, id, userId, 'owner');
        await setBillingDetails(tx, id, billing && { company: name, country, ...billing });
        // A plan that was paid for is moved; where plans are given the company gets another.
        if (given) await giveCorporate(tx, id, given);
        else await movePlan(tx, { from, to: id });
        const [after] = await tx.select({ role: accounts.role }).from(accounts).where(eq(accounts.id, id));
        // What is owed back was not moved.
        if (!after || companyPlanRefusal(after)) throw new Refusal('COMPANY_NEEDS_PLAN');
        const moved = withCards ? await moveContents(tx, { from, to: id }) : 0;
        await appendCompanyLog(tx, { companyId: id, userId, username }, 'company_created', { cards: moved });
        return id;
      }),

    change: (by: MemberActor, { name, country, billing }: CompanyChange): Promise<void> =>
      db.transaction(async (tx) => {
        await lockForOwner(tx, by);
        await tx.update(companies).set({ name, country }).where(eq(companies.accountId, by.companyId));
        await setBillingDetails(tx, by.companyId, billing && { company: name, country, ...billing });
        await appendCompanyLog(tx, by, 'company_changed', { name });
      }),

    /** Moves what a member has in their own account to the company: all of it or nothing. Returns how many cards. */
    moveIn: (by: MemberActor): Promise<number> =>
      db.transaction(async (tx) => {
        const { companyId, userId } = by;
        await lockCompany(tx, companyId);
        const members = await membersOf(tx, companyId);
        // They may have been removed since the request arrived.
        if (!members.some((member) => member.userId === userId)) throw new Refusal('NOT_A_MEMBER');
        const [own] = await tx.select({ id: users.accountId }).from(users).where(eq(users.id, userId));
        if (!own) throw new Refusal('NOT_A_MEMBER');
        const found = await tx
          .select({
            id: accounts.id,
            role: accounts.role,
            cardCount: accounts.cardCount,
            cardLimit: accounts.cardLimit,
          })
          .from(accounts)
          .where(inArray(accounts.id, [own.id, companyId]))
          .orderBy(asc(accounts.id))
          .for('update');
        const [from, to] = [own.id, companyId].map((id) => found.find((account) => account.id === id));
        if (!from || !to) throw new Refusal('NOT_A_MEMBER');
        if (companyPlanRefusal(to)) throw new Refusal('COMPANY_NEEDS_PLAN');
        if (from.cardCount + to.cardCount > to.cardLimit) throw new Refusal('CARD_LIMIT_EXCEEDED');
        const move = { from: from.id, to: to.id };
        await refuseOverLimits(tx, move, new Date());
        const cards = await moveContents(tx, move);
        await appendCompanyLog(tx, by, 'cards_moved_in', { cards });
        return cards;
      }),

    setRole: (by: MemberActor, userId: string, role: CompanyRole): Promise<void> =>
      db.transaction(async (tx) => {
        const members = await lockForOwner(tx, by);
        const before = await setRole(tx, by.companyId, members, userId, role);
        const details = { name: before.username, before: before.role, role };
        await appendCompanyLog(tx, by, 'member_changed', details);
      }),

    /** Ends a membership. The keys that the member has made are revoked, unless the owner keeps them. */
    remove: (by: MemberActor, userId: string, keys: 'keep' | 'revoke'): Promise<void> =>
      db.transaction(async (tx) => {
        const members = await lockForOwner(tx, by);
        const { username } = await setRole(tx, by.companyId, members, userId, null);
        await appendCompanyLog(tx, by, 'member_removed', { name: username });
        if (keys === 'revoke') await revokeKeysOf(tx, by, userId);
        const to = by.userId === userId ? nextOwner(members, userId) : by.userId;
        if (to) await passKeysOn(tx, by, { from: userId, to });
      }),

    /** Ends the membership of the one who asks. What they made stays with the company, and their keys go on. */
    leave: (by: MemberActor): Promise<void> =>
      db.transaction(async (tx) => {
        await lockCompany(tx, by.companyId);
        const members = await membersOf(tx, by.companyId);
        await setRole(tx, by.companyId, members, by.userId, null);
        await appendCompanyLog(tx, by, 'member_left');
        const to = nextOwner(members, by.userId);
        if (to) await passKeysOn(tx, by, { from: by.userId, to });
      }),
  };
}

/** Gives a company the plan of new accounts, or Corporate where that is less. */
async function giveCorporate(tx: Transaction, accountId: string, { role, cardLimit }: Entitlement) {
  const limit = role === 'enterprise' ? cardLimit : cardLimits.enterprise;
  await addGrant(tx, { accountId, role: 'enterprise', cardLimit: limit, grantedBy: null });
  await applyEntitlement(tx, accountId);
}
