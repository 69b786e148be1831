import { and, asc, count, eq, inArray, ne } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import { type CompanyRole, companiesMax, isLastOwner } from '#domain/company/company.ts';
import type { Transaction } from '../../database/db.ts';
import { companies, companyMembers, users } from '../schema.ts';
import type { ActingMember } from './company-log.ts';

/** The members of a company, first the earliest. */
export function membersOf(tx: Pick<Transaction, 'select'>, accountId: string) {
  const { username, email } = users;
  const { userId, role, since } = companyMembers;
  return tx
    .select({ userId, username, email, role, since })
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
export async function lockForOwner(tx: Transaction, { companyId, userId }: ActingMember) {
  await lockCompany(tx, companyId);
  const members = await membersOf(tx, companyId);
  if (!members.some((member) => member.userId === userId && member.role === 'owner'))
    throw new Refusal('NOT_AN_OWNER');
  return members;
}

/** Sets the role of a member; null ends the membership. The last owner stays one. */
export async function setRole(
  tx: Transaction,
  accountId: string,
  members: Awaited<ReturnType<typeof membersOf>>,
  userId: string,
  role: CompanyRole | null,
) {
  const member = members.find((one) => one.userId === userId);
  if (!member) throw new Refusal('MEMBER_NOT_FOUND');
  if (role !== 'owner' && isLastOwner(members, userId)) throw new Refusal('LAST_OWNER');
  const isMember = and(eq(companyMembers.accountId, accountId), eq(companyMembers.userId, userId));
  if (role) await tx.update(companyMembers).set({ role }).where(isMember);
  else await tx.delete(companyMembers).where(isMember);
  return member;
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

/** Whether somebody is the last owner of a company. Locks their companies until the transaction ends. */
export async function isLastOwnerAnywhere(tx: Transaction, userId: string): Promise<boolean> {
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
  for (const { id } of locked) if (isLastOwner(await membersOf(tx, id), userId)) return true;
  return false;
}
