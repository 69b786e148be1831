import { sql } from 'drizzle-orm';
import type { Database } from '../../database/db.ts';

/** As if the waits after failures were over. */
export async function endEventWaits(db: Database): Promise<void> {
  await db.execute(sql`UPDATE event_endpoints SET retry_at = now()`);
  await db.execute(sql`UPDATE event_deliveries SET next_try_at = now() WHERE state = 'waiting'`);
}

/** As if the leases of killed processes were over. */
export async function endEventLeases(db: Database): Promise<void> {
  await db.execute(sql`UPDATE event_endpoints SET lease = NULL, leased_until = NULL`);
}
