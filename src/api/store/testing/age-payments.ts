import type { Database } from '../../database/db.ts';

/** Makes every open payment as old as an interval says, so that what time brings need not be waited for. */
export async function agePayments(db: Database, interval: string): Promise<void> {
  await db.$client.query(`UPDATE payments SET created_at = now() - $1::interval WHERE state = 'open'`, [
    interval,
  ]);
}
