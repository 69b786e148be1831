import { and, eq, sql } from 'drizzle-orm';
import type { CompanyRole } from '#domain/company/company.ts';
import type { Role } from '#domain/plan/plans.ts';
import type { Database } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import { addGrant } from '../payments/ledger.ts';
import { accounts, companies, companyMembers, ssoIdentities } from '../schema.ts';

/** Adds a company with a plan and without members; returns its id. */
export async function addCompany(
  db: Database,
  role: Role = 'enterprise',
  name = 'Stavby Kriváň',
): Promise<string> {
  const id = uuidv7();
  const cardLimit = 500;
  await db.transaction(async (tx) => {
    await tx.insert(accounts).values({ id, kind: 'company', role, cardLimit });
    await tx.insert(companies).values({ accountId: id, name, country: 'SK' });
    await addGrant(tx, { accountId: id, role, cardLimit, grantedBy: null });
  });
  return id;
}

/** Makes a user a member of a company, or ends the membership. */
export async function setMember(
  db: Database,
  accountId: string,
  userId: string,
  role: CompanyRole | null,
): Promise<void> {
  const isMember = and(eq(companyMembers.accountId, accountId), eq(companyMembers.userId, userId));
  await db.delete(companyMembers).where(isMember);
  if (role) await db.insert(companyMembers).values({ accountId, userId, role });
}

/** The plan, the stored count and the cards of a founder and of their companies, once no other connection moves them. */
export async function movedState(db: Database, { id, accountId }: { id: string; accountId: string }) {
  const stateOf = `SELECT role, card_count AS count,
    (SELECT count(*)::int FROM cards WHERE account_id = accounts.id) AS cards FROM accounts`;
  return db.transaction(async (tx) => {
    // Waits for the transaction of a killed process.
    await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
    const own = await db.$client.query(`${stateOf} WHERE id = $1`, [accountId]);
    const companies = await db.$client.query(
      `${stateOf} WHERE id IN (SELECT account_id FROM company_members WHERE user_id = $1)`,
      [id],
    );
    return { own: own.rows[0] as unknown, companies: companies.rows as unknown[] };
  });
}

/** Changes the role of a member, whose membership goes on. */
export async function setRoleOf(
  db: Database,
  accountId: string,
  userId: string,
  role: CompanyRole,
): Promise<void> {
  const isMember = and(eq(companyMembers.accountId, accountId), eq(companyMembers.userId, userId));
  await db.update(companyMembers).set({ role }).where(isMember);
}

/** The row that release 1.0.0 left when a membership ended. */
export async function addOldIdentity(
  db: Database,
  identity: { accountId: string; issuer: string; subject: string; userId: string },
): Promise<void> {
  await db
    .insert(ssoIdentities)
    .values({ ...identity, createdAt: sql`now() - interval '1 hour'` })
    .onConflictDoNothing();
}
