import { and, desc, eq } from 'drizzle-orm';
import { cardLimits } from '#domain/plan/plans.ts';
import type { Database } from '../../database/db.ts';
import { ledgerEntries, users } from '../schema.ts';

/** The grants of an account, newest first. */
export async function planGrantsOf(db: Database, accountId: string) {
  const rows = await db
    .select({
      id: ledgerEntries.id,
      role: ledgerEntries.role,
      cardLimit: ledgerEntries.cardLimit,
      createdAt: ledgerEntries.createdAt,
      grantedBy: users.username,
    })
    .from(ledgerEntries)
    .leftJoin(users, eq(users.id, ledgerEntries.grantedBy))
    .where(and(eq(ledgerEntries.accountId, accountId), eq(ledgerEntries.kind, 'grant')))
    .orderBy(desc(ledgerEntries.createdAt));
  return rows.map(({ cardLimit, ...grant }) => ({ ...grant, cardLimit: cardLimit ?? cardLimits.free }));
}
