import { and, eq, lte, or, sql } from 'drizzle-orm';
import {
  type DeliveryFailure,
  type DeliveryTiming,
  type EventData,
  previousSecretMs,
  retryDelayMs,
  webhookPauseMs,
} from '#domain/webhook/events.ts';
import type { Database } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import { eventDeliveries, eventEndpoints } from '../schema.ts';
import { switchOff, wakeEndpoint } from '../shared/record-event.ts';

/** An endpoint that this process sends to until its lease ends. answeredMs: how long its last request took, null without an answer. */
export type TakenEndpoint = {
  id: string;
  accountId: string;
  lease: string;
  url: string;
  secrets: Buffer[];
  answeredMs: number | null;
};

/** An event that is due at an endpoint. */
export type DueEvent = { id: string; type: string; data: EventData; createdAt: Date; tries: number };

/** What a request came to. */
export type Attempt = { status: number | null; failure: DeliveryFailure | null; durationMs: number };

export type Deliveries = ReturnType<typeof deliveryStore>;

/** What waits to be sent to endpoints. One process at a time sends to an endpoint, one event after the other. */
export function deliveryStore(db: Database, timing: DeliveryTiming) {
  const isTaken = ({ id, lease }: TakenEndpoint) =>
    and(eq(eventEndpoints.id, id), eq(eventEndpoints.lease, lease));
  const leasedUntil = (now: Date) => later(now, timing.leaseMs);

  /** When the next event of an endpoint is due; null if nothing waits, or another process sends to it. */
  async function nextDueAt(endpointId: string, now: Date): Promise<Date | null> {
    const { rows } = await db.execute<{ dueAt: Date | null }>(sql`
      SELECT greatest(event_endpoints.retry_at, min(due.next_try_at)) AS "dueAt"
      FROM event_endpoints, LATERAL (${unblocked}) due
      WHERE event_endpoints.id = ${endpointId} AND is_on AND (leased_until IS NULL OR leased_until <= ${now.toISOString()})
      GROUP BY event_endpoints.id`);
    const dueAt = rows[0]?.dueAt;
    return dueAt ? new Date(dueAt) : null;
  }

  return {
    /** Takes an endpoint that is on, not paused, and that no other process has. */
    take: async (endpointId: string, now: Date): Promise<TakenEndpoint | null> => {
      const lease = uuidv7();
      const isFree = or(sql`${eventEndpoints.leasedUntil} IS NULL`, lte(eventEndpoints.leasedUntil, now));
      const [taken] = await db
        .update(eventEndpoints)
        .set({ lease, leasedUntil: leasedUntil(now) })
        .where(
          and(
            eq(eventEndpoints.id, endpointId),
            eq(eventEndpoints.isOn, true),
            lte(eventEndpoints.retryAt, now),
            isFree,
          ),
        )
        .returning();
      if (!taken) return null;
      const { url, accountId, answeredMs, secret, previousSecret, rotatedAt } = taken;
      const isFormerUsed =
        previousSecret && rotatedAt && now.getTime() - rotatedAt.getTime() < previousSecretMs;
      const secrets = isFormerUsed ? [secret, previousSecret] : [secret];
      return { id: endpointId, accountId, lease, url, answeredMs, secrets };
    },

    /**
     * The oldest event that is due and renews the lease; null if there is none or the endpoint is no longer this process's.
     * An event is not due while an earlier one about the same card waits.
     */
    next: async (taken: TakenEndpoint, now: Date): Promise<DueEvent | null> => {
      const { rowCount } = await db
        .update(eventEndpoints)
        .set({ leasedUntil: leasedUntil(now) })
        .where(and(isTaken(taken), eq(eventEndpoints.isOn, true)));
      if (!rowCount) return null;
      const { rows } = await db.execute<Omit<DueEvent, 'createdAt'> & { createdAt: Date | string }>(sql`
        SELECT events.id, events.type, events.data, events.created_at AS "createdAt", due.tries
        FROM event_endpoints, LATERAL (${unblocked}) due JOIN events ON events.id = due.event_id
        WHERE event_endpoints.id = ${taken.id} AND due.next_try_at <= ${now.toISOString()}
        ORDER BY due.sequence LIMIT 1`);
      const [row] = rows;
      return row ? { ...row, createdAt: new Date(row.createdAt) } : null;
    },

    /**
     * Records an attempt. After a failure the event is tried again later, or given up, and the endpoint pauses. One that
     * has failed for three days is switched off.
     */
    record: (taken: TakenEndpoint, event: DueEvent, attempt: Attempt, now: Date): Promise<void> =>
      db.transaction(async (tx) => {
        const { failure } = attempt;
        const [endpoint] = await tx
          .select()
          .from(eventEndpoints)
          .where(eq(eventEndpoints.id, taken.id))
          .for('no key update');
        if (!endpoint) return;
        const tries = event.tries + 1;
        const delayMs = failure ? retryDelayMs(timing, tries) : null;
        const result =
          delayMs === null
            ? { state: failure ? ('failed' as const) : ('delivered' as const) }
            : { nextTryAt: later(now, delayMs) };
        await tx
          .update(eventDeliveries)
          .set({ ...attempt, ...result, tries, triedAt: now })
          .where(
            and(
              eq(eventDeliveries.endpointId, taken.id),
              eq(eventDeliveries.eventId, event.id),
              eq(eventDeliveries.state, 'waiting'),
            ),
          );
        const failures = failure ? endpoint.failures + 1 : 0;
        const failingSince = failure ? (endpoint.failingSince ?? now) : null;
        const retryAt = failure ? later(now, webhookPauseMs(timing, failures)) : now;
        await tx
          .update(eventEndpoints)
          .set({ failures, failingSince, retryAt, answeredMs: failure ? null : attempt.durationMs })
          .where(eq(eventEndpoints.id, taken.id));
        const isDead = failingSince && now.getTime() - failingSince.getTime() >= timing.switchOffMs;
        if (isDead && endpoint.isOn) await switchOff(tx, endpoint, 'failing');
      }),

    release: async (taken: TakenEndpoint): Promise<void> => {
      await db.update(eventEndpoints).set({ lease: null, leasedUntil: null }).where(isTaken(taken));
    },

    /** Adds the job for the next event of an endpoint, not before a time. */
    wakeLater: async (endpointId: string, now: Date, notBefore: Date = now): Promise<void> => {
      const dueAt = await nextDueAt(endpointId, now);
      if (!dueAt) return;
      const runAt = dueAt < notBefore ? notBefore : dueAt;
      await wakeEndpoint(db, endpointId, runAt, { isLater: true });
    },

    /** Adds jobs for the endpoints at which something is due, in case theirs was lost or its process killed. */
    wakeDue: async (now: Date): Promise<number> => {
      const { rows } = await db.execute<{ id: string }>(sql`
        SELECT id FROM event_endpoints
        WHERE is_on AND retry_at <= ${now.toISOString()} AND (leased_until IS NULL OR leased_until <= ${now.toISOString()})
          AND id IN (SELECT endpoint_id FROM event_deliveries
            WHERE state = 'waiting' AND next_try_at <= ${now.toISOString()})
        LIMIT ${wokenMax}`);
      for (const { id } of rows) await wakeEndpoint(db, id, now);
      return rows.length;
    },
  };
}

/** How many endpoints one run of the job wakes. */
const wokenMax = 1000;

/** The events that wait for an endpoint, without those that wait for an earlier one about the same card. */
const unblocked = sql`
  SELECT waiting.event_id, waiting.sequence, waiting.next_try_at, waiting.tries
  FROM event_deliveries waiting
  WHERE waiting.endpoint_id = event_endpoints.id AND waiting.state = 'waiting' AND NOT EXISTS (
    SELECT FROM event_subjects own
    JOIN event_subjects other ON other.subject_id = own.subject_id
    JOIN event_deliveries earlier ON earlier.event_id = other.event_id
      AND earlier.endpoint_id = waiting.endpoint_id
    WHERE own.event_id = waiting.event_id AND earlier.state = 'waiting' AND earlier.sequence < waiting.sequence
  )`;

function later(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
