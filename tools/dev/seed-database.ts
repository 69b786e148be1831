import type { Database } from '#api/database/db.ts';
import { hashPassword } from '#api/security/hash-password.ts';
import { accounts, cards, users } from '#api/store/schema.ts';
import { bulkLoad, highestSeededNumber } from '#api/store/testing/bulk-load.ts';
import { cardLimits } from '#domain/plan/plans.ts';
import { demoPassword } from './accounts.ts';
import { type SeedRows, type SeedSize, seedRows } from './seed-rows.ts';

/** Adds users, numbered after the existing ones, and their cards; returns the generators of the rows. */
export async function seedDatabase(db: Database, size: SeedSize): Promise<SeedRows> {
  if (size.cards > size.users * cardLimits.enterprise) {
    throw new Error(
      `${size.cards} cards are too many for ${size.users} users: nobody may have more than ${cardLimits.enterprise}`,
    );
  }
  const rows = seedRows({
    ...size,
    firstNumber: (await highestSeededNumber(db)) + 1,
    passwordHash: await hashPassword(demoPassword),
    now: new Date(),
  });
  await bulkLoad(db, async (copy) => {
    await copy(accounts, rows.accounts());
    await copy(users, rows.users());
    await copy(cards, rows.cards());
  });
  return rows;
}
