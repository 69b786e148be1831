import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import { type CompanyRole, companiesMax, isLastOwner } from '#domain/company/company.ts';
import type { Transaction } from '../../database/db.ts';
import { companies, companyMembers, users } from '../schema.ts';
import type { MemberActor } from '../shared/company-log.ts';
import { passKeysOn } from '../shared/keys-of-member.ts';
import { endIdentitiesOfMember } from '../shared/sso-identities.ts';

/** The members of a company, first the earliest. */
export function membersOf(tx: Pick<Transaction, 'select'>, accountId: string) {
  const { username, email } = users;
  const { userId, role, since } = companyMembers;
  const isLeaving = sql<boolean>`${users.deletesAt} IS NOT NULL`;
  return tx
    .select({ userId, username, email, role, since, isLeaving })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(companyMembers.accountId, accountId))
    .orderBy(asc(since), asc(userId));
}

/** Locks a company until the transaction ends: changes of its members run one after the other. */
export async function lockCompany(tx: Transaction, accountId: string): Promise<void> {
  const { accountId: id } = companies;
  await tx.select({ id }).from(companies).where(eq(id, accountId)).for('update');
}

/** Locks a company for an owner. Another owner may have changed their role since the request arrived. */
export async function lockForOwner(tx: Transaction, { companyId, userId }: MemberActor) {
  await lockCompany(tx, companyId);
  const members = await membersOf(tx, companyId);
  if (!members.some((member) => member.userId === userId && member.role === 'owner'))
    throw new Refusal('NOT_AN_OWNER');
  return members;
}

type Members = Awaited<ReturnType<typeof membersOf>>;

/** Sets the role of a member; null ends the membership, and who they are at the provider. The last owner stays one. */
export async function setRole(
  tx: Transaction,
  accountId: string,
  members: Members,
  userId: string,
  role: CompanyRole | null,
) {
  const member = members.find((one) => one.userId === userId);
  if (!member) throw new Refusal('MEMBER_NOT_FOUND');
  if (role !== 'owner' && isLastOwner(members, userId)) throw new Refusal('LAST_OWNER');
  const isMember = and(eq(companyMembers.accountId, accountId), eq(companyMembers.userId, userId));
  if (role) await tx.update(companyMembers).set({ role }).where(isMember);
  else {
    await tx.delete(companyMembers).where(isMember);
    await endIdentitiesOfMember(tx, accountId, userId);
  }
  return member;
}

/** The owner who has been in a company longest, besides somebody who leaves. */
export function nextOwner(members: Members, leaving: string): string | null {
  return members.find(({ userId, role }) => role === 'owner' && userId !== leaving)?.userId ?? null;
}

/** Adds a member, whose next sign-in opens the company; one who is a member already keeps their role. */
export async function addMember(
  tx: Transaction,
  accountId: string,
  userId: string,
  role: CompanyRole,
): Promise<void> {
  // Locks the user's row, so that two companies do not count at the same time.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [own] = await tx
    .select({ total: count() })
    .from(companyMembers)
    .where(and(eq(companyMembers.userId, userId), ne(companyMembers.accountId, accountId)));
  if (own && own.total >= companiesMax) throw new Refusal('TOO_MANY_COMPANIES');
  await tx.insert(companyMembers).values({ accountId, userId, role }).onConflictDoNothing();
  await tx.update(users).set({ lastAccountId: accountId }).where(eq(users.id, userId));
}

/** A company of which somebody is the last owner, or null. Locks their companies until the transaction ends. */
export async function companyOfLastOwner(tx: Transaction, userId: string): Promise<string | null> {
  const owned = tx
    .select({ id: companyMembers.accountId })
    .from(companyMembers)
    .where(and(eq(companyMembers.userId, userId), eq(companyMembers.role, 'owner')));
  const locked = await tx
    .select({ id: companies.accountId })
    .from(companies)
    .where(inArray(companies.accountId, owned))
    .orderBy(asc(companies.accountId))
    .for('update');
  for (const { id } of locked) if (isLastOwner(await membersOf(tx, id), userId)) return id;
  return null;
}

/** Before a user is deleted: the keys of their companies go on with an owner. */
export async function passKeysOfUserOn(
  tx: Transaction,
  { id, username }: { id: string; username: string },
): Promise<void> {
  const joined = await tx
    .select({ companyId: companyMembers.accountId })
    .from(companyMembers)
    .where(eq(companyMembers.userId, id))
    .orderBy(asc(companyMembers.accountId));
  for (const { companyId } of joined) {
    await lockCompany(tx, companyId);
    const to = nextOwner(await membersOf(tx, companyId), id);
    if (to) await passKeysOn(tx, { companyId, userId: id, username }, { from: id, to });
  }
}
