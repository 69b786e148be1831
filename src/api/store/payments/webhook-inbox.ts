import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { RecordOutcome } from '#domain/payment/record-rules.ts';
import type { Database } from '../../database/db.ts';
import type { EventPage } from '../../payments/list-events.ts';
import type { ProviderEvent } from '../../payments/verify-event.ts';
import { payments, webhookEvents } from '../schema.ts';

const batchSize = 200;

/** Events of the provider: stored first, handled after. Only the id of the intent is stored, nothing that could pay. */
export function webhookInbox(db: Database) {
  return {
    /** Stores an event once; true while it has not been handled. */
    add: async ({ id, type, intentId }: ProviderEvent): Promise<boolean> => {
      const [row] = await db
        .insert(webhookEvents)
        .values({ id, type, payload: { intentId } })
        // An update, not nothing: only then does the statement return the row.
        .onConflictDoUpdate({ target: webhookEvents.id, set: { type } })
        .returning({ processedAt: webhookEvents.processedAt });
      return row?.processedAt === null;
    },

    /** Stores the events that are missing, as received when they were created; returns how many there were. */
    addMissing: async (events: EventPage['events']): Promise<number> => {
      if (events.length === 0) return 0;
      const rows = events.map(({ id, type, intentId, at }) => ({
        id,
        type,
        payload: { intentId },
        receivedAt: at,
      }));
      return (await db.insert(webhookEvents).values(rows).onConflictDoNothing()).rowCount ?? 0;
    },

    markHandled: async (id: string, outcome: RecordOutcome): Promise<void> => {
      await db
        .update(webhookEvents)
        .set({ processedAt: sql`now()`, outcome })
        .where(eq(webhookEvents.id, id));
    },

    /** Events received before a time and not handled yet, oldest first, at most a batch. */
    unhandled: (before: Date): Promise<ProviderEvent[]> =>
      db
        .select({
          id: webhookEvents.id,
          type: webhookEvents.type,
          intentId: sql<string | null>`${webhookEvents.payload}->>'intentId'`,
        })
        .from(webhookEvents)
        .where(and(isNull(webhookEvents.processedAt), lt(webhookEvents.receivedAt, before)))
        .orderBy(asc(webhookEvents.receivedAt))
        .limit(batchSize),

    /** Payments received by the provider without a plan for the payer: the event is not handled, or raised an alarm. */
    countUnfulfilled: async (): Promise<number> => {
      const isPaid = sql`${webhookEvents.type} = 'payment_intent.succeeded'`;
      const [row] = await db
        .execute<{ count: number }>(sql`
        SELECT (
          (SELECT count(*) FROM ${webhookEvents} WHERE ${webhookEvents.processedAt} IS NULL AND ${isPaid})
          + (SELECT count(*) FROM ${webhookEvents} WHERE ${webhookEvents.outcome} IN ('unknown', 'nobody') AND ${isPaid})
          + (SELECT count(*) FROM ${payments} WHERE ${payments.state} = 'open' AND ${payments.providerStatus} = 'succeeded')
        )::integer AS count`)
        .then(({ rows }) => rows);
      return row?.count ?? 0;
    },
  };
}
