import type { Database } from '../../database/db.ts';
import type { EventPage } from '../../payments/list-events.ts';
import type { ProviderEvent } from '../../payments/verify-event.ts';
import type { Recorded } from './record-payment.ts';

export type WebhookInbox = ReturnType<typeof webhookInbox>;

/** Events of the provider's: kept first, acted on after. Of each only what it is about is kept, nothing that could pay. */
export function webhookInbox(db: Database) {
  return {
    /** Keeps an event, once; true while it has not been acted on. */
    keep: async ({ id, type, intentId }: ProviderEvent): Promise<boolean> => {
      const { rows } = await db.$client.query<{ waits: boolean }>(keep, [id, type, { intentId }]);
      return rows[0]?.waits ?? false;
    },

    /** Keeps those that never came as if each had come when it was made; answers how many those were. */
    keepMissing: async (events: EventPage['events']): Promise<number> =>
      (await db.$client.query(keepMissing, [JSON.stringify(events)])).rowCount ?? 0,

    done: async (id: string, outcome: Recorded['outcome']): Promise<void> => {
      await db.$client.query(done, [id, outcome]);
    },

    /** Events that came before a moment and still wait, the oldest first, some at a time. */
    waiting: async (before: Date): Promise<ProviderEvent[]> =>
      (await db.$client.query<ProviderEvent>(waiting, [before])).rows,

    /** Payments that the provider has the money of and nobody got anything for: the event about them still waits, or an alarm was raised. */
    countUnfulfilled: async (): Promise<number> =>
      (await db.$client.query<{ count: number }>(unfulfilled)).rows[0]?.count ?? 0,
  };
}

const keep = `
  INSERT INTO webhook_events (id, type, payload) VALUES ($1, $2, $3)
  ON CONFLICT (id) DO UPDATE SET type = excluded.type RETURNING processed_at IS NULL AS waits`;
const keepMissing = `
  INSERT INTO webhook_events (id, type, payload, received_at)
  SELECT id, type, jsonb_build_object('intentId', "intentId"), at
  FROM jsonb_to_recordset($1) AS told(id text, type text, "intentId" text, at timestamptz)
  ON CONFLICT DO NOTHING`;
const done = 'UPDATE webhook_events SET processed_at = now(), outcome = $2 WHERE id = $1';
const waiting = `
  SELECT id, type, payload->>'intentId' AS "intentId" FROM webhook_events
  WHERE processed_at IS NULL AND received_at < $1 ORDER BY received_at LIMIT 200`;
const unfulfilled = `
  SELECT (
    (SELECT count(*) FROM webhook_events WHERE processed_at IS NULL AND type = 'payment_intent.succeeded')
    + (SELECT count(*) FROM webhook_events
       WHERE outcome IN ('unknown', 'nobody') AND type = 'payment_intent.succeeded')
    + (SELECT count(*) FROM payments WHERE state = 'open' AND provider_status = 'succeeded')
  )::integer AS count`;
