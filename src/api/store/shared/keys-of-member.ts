import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/db.ts';
import { apiKeys } from '../schema.ts';
import { appendCompanyLog, type MemberActor } from './company-log.ts';

/** What becomes of the keys of a company when somebody leaves it. The company is locked. */

/** Who made a key. */
export const makerOf = sql<string>`coalesce(${apiKeys.makerId}, ${apiKeys.userId})`;

/** The keys that act with the rights of a member go on with those of another, and the log names them. */
export async function passKeysOn(
  tx: Transaction,
  by: MemberActor,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const kept = await tx
    .update(apiKeys)
    .set({ makerId: makerOf, userId: to, heldSince: sql`now()` })
    .where(and(eq(apiKeys.accountId, by.companyId), eq(apiKeys.userId, from)))
    .returning({ name: apiKeys.name });
  for (const { name } of kept) await appendCompanyLog(tx, by, 'key_kept', { name });
}

/** Deletes the keys that a member has made: they may have a copy. */
export async function revokeKeysOf(tx: Transaction, by: MemberActor, memberId: string): Promise<void> {
  const revoked = await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.accountId, by.companyId), eq(makerOf, memberId)))
    .returning({ name: apiKeys.name });
  for (const { name } of revoked) await appendCompanyLog(tx, by, 'key_revoked', { name });
}
