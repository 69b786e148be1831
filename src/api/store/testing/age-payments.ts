import type { Database } from '../../database/db.ts';

/** Sets the age of every open payment, so that tests need not wait. */
export async function agePayments(db: Database, interval: string): Promise<void> {
  await db.$client.query(`UPDATE payments SET created_at = now() - $1::interval WHERE state = 'open'`, [
    interval,
  ]);
}
