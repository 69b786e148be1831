import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/db.ts';
import type { Task } from '../../jobs/task.ts';

/** Adds a job in the transaction of what it is for, so that both are committed or neither. */
export function addJob<Payload>(
  tx: Database | Transaction,
  task: Task<Payload>,
  payload: Payload,
  options: { delayMs?: number } = {},
): Promise<void> {
  return addJobs(tx, task, [payload], options);
}

/** Adds several jobs in one statement. */
async function addJobs<Payload>(
  tx: Database | Transaction,
  { name, payload: schema, maxAttempts }: Task<Payload>,
  payloads: readonly Payload[],
  { delayMs = 0 } = {},
): Promise<void> {
  if (payloads.length === 0) return;
  const data = JSON.stringify(payloads.map((payload) => schema.parse(payload)));
  await tx.execute(sql`
    SELECT FROM json_array_elements(${data}::json) AS jobs (payload), LATERAL graphile_worker.add_job(
      ${name}, jobs.payload, max_attempts => ${maxAttempts}, run_at => now() + ${delayMs} * interval '1 ms')`);
}

/**
 * Adds jobs of an account, of which one runs at a time. Each waits behind as many jobs of other accounts as the account
 * has jobs before it: many do not delay the first of somebody else.
 */
export async function addSharedJobs<Payload>(
  tx: Database | Transaction,
  { name, payload: schema, maxAttempts }: Task<Payload>,
  accountId: string,
  payloads: readonly Payload[],
): Promise<void> {
  if (payloads.length === 0) return;
  const data = JSON.stringify(payloads.map((payload) => schema.parse(payload)));
  const queue = `${name}:${accountId}`;
  await tx.execute(sql`
    SELECT FROM json_array_elements(${data}::json) WITH ORDINALITY AS jobs (payload, place),
      (SELECT count(*) AS before FROM graphile_worker.jobs WHERE queue_name = ${queue}) AS own,
      LATERAL graphile_worker.add_job(${name}, jobs.payload, queue_name => ${queue}, max_attempts => ${maxAttempts},
        priority => least(own.before + jobs.place, 30000)::integer)`);
}

/**
 * Adds a job that replaces the waiting one with the same key, so that at most one waits. An earlier time wins if `isLater`:
 * then the waiting one keeps its time.
 */
export async function addKeyedJob<Payload>(
  tx: Database | Transaction,
  { name, payload: schema, maxAttempts }: Task<Payload>,
  payload: Payload,
  { key, runAt, isLater = false }: { key: string; runAt: Date; isLater?: boolean },
): Promise<void> {
  const mode = isLater ? 'preserve_run_at' : 'replace';
  await tx.execute(sql`
    SELECT FROM graphile_worker.add_job(${name}, ${JSON.stringify(schema.parse(payload))}::json,
      max_attempts => ${maxAttempts}, run_at => ${runAt.toISOString()}::timestamptz, job_key => ${key},
      job_key_mode => ${mode})`);
}
