import { sql } from 'drizzle-orm';
import type { Metric } from '#domain/metrics/metrics.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { dailyFigures } from '../schema.ts';

export function usageMetricsStore(db: Database, timeZone: string) {
  return { add: (metrics: readonly Metric[]) => addMetrics(db, metrics, { timeZone }) };
}

/** When it happened, by default now, and the time zone that decides the day. */
type When = { timeZone: string; at?: Date };

/**
 * Adds to the metrics of a day with one statement. Rows are locked in one order, so that two statements never wait for
 * each other. A transaction adds last, because the row of a day is every other transaction's too.
 */
export async function addMetrics(
  tx: Database | Transaction,
  metrics: readonly Metric[],
  { timeZone, at }: When,
): Promise<void> {
  if (metrics.length === 0) return;
  const day = sql<string>`(${at ? sql`${at.toISOString()}::timestamptz` : sql`now()`} AT TIME ZONE ${timeZone})::date`;
  const sorted = metrics.toSorted((a, b) => compare(`${a.kind} ${a.value}`, `${b.kind} ${b.value}`));
  await tx
    .insert(dailyFigures)
    .values(sorted.map((row) => ({ ...row, day })))
    .onConflictDoUpdate({
      target: [dailyFigures.day, dailyFigures.kind, dailyFigures.value],
      set: {
        total: sql`${dailyFigures.total} + excluded.total`,
        cents: sql`${dailyFigures.cents} + excluded.cents`,
      },
    });
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
