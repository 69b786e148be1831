import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/db.ts';
import type { Task } from '../../jobs/task.ts';

/** Adds a job in the transaction of what it is for, so that both are committed or neither. */
export async function addJob<Payload>(
  tx: Database | Transaction,
  { name, payload: schema, maxAttempts }: Task<Payload>,
  payload: Payload,
  { delayMs = 0 } = {},
): Promise<void> {
  const data = JSON.stringify(schema.parse(payload));
  await tx.execute(sql`
    SELECT FROM graphile_worker.add_job(
      ${name}, ${data}::json, max_attempts => ${maxAttempts}, run_at => now() + ${delayMs} * interval '1 ms')`);
}
