import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import { type EventType, testEventType, webhooksMax } from '#domain/webhook/events.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import type { SessionUser } from '../../security/session.ts';
import { type AuditSource, appendAudit } from '../audit-log.ts';
import { lockLimits } from '../links/share-links.ts';
import { cards, eventDeliveries, eventEndpoints, events, submissions } from '../schema.ts';
import { appendCompanyLog } from '../shared/company-log.ts';
import { hasRoom, insertEvent, wakeEndpoint } from '../shared/record-event.ts';

/** Who changes an endpoint, for the account that the request is about. */
type Changer = Pick<SessionUser, 'id' | 'username' | 'accountId' | 'company'> & { source: AuditSource };

type EndpointChange = { types: readonly EventType[]; isOn: boolean };

const deliveriesListed = 100;

type WebhookStore = ReturnType<typeof webhookStore>;
export type DeliveryRow = Awaited<ReturnType<WebhookStore['deliveries']>>[number];

/** Endpoints of an account, and what was sent to them. Every query starts with the account's id. */
export function webhookStore(db: Database) {
  const { id, url, types, isOn, fault, failingSince, createdAt } = eventEndpoints;
  const columns = { id, url, types, isOn, fault, failingSince, createdAt };
  const isOf = (accountId: string, endpointId: string) =>
    and(eq(eventEndpoints.accountId, accountId), eq(eventEndpoints.id, endpointId));

  async function lock(tx: Transaction, accountId: string, endpointId: string) {
    const [found] = await tx
      .select(columns)
      .from(eventEndpoints)
      .where(isOf(accountId, endpointId))
      .for('no key update');
    if (!found) throw new Refusal('ENDPOINT_NOT_FOUND');
    return found;
  }

  return {
    list: (accountId: string) =>
      db
        .select(columns)
        .from(eventEndpoints)
        .where(eq(eventEndpoints.accountId, accountId))
        .orderBy(asc(eventEndpoints.id)),

    /** Adds an endpoint with a new secret. */
    add: (changer: Changer, endpoint: { url: string; types: readonly EventType[] }) =>
      db.transaction(async (tx) => {
        const { accountId, id: createdBy } = changer;
        // Two requests at once must not both find room for one more.
        await lockLimits(tx, accountId);
        const count = await tx.$count(eventEndpoints, eq(eventEndpoints.accountId, accountId));
        if (count >= webhooksMax) throw new Refusal('ENDPOINT_LIMIT_EXCEEDED');
        const secret = randomBytes(32);
        const [added] = await tx
          .insert(eventEndpoints)
          .values({
            id: uuidv7(),
            accountId,
            createdBy,
            url: endpoint.url,
            types: [...new Set(endpoint.types)],
            secret,
          })
          .returning(columns);
        if (!added) throw new Error('The endpoint was not added');
        await logEndpoint(tx, changer, 'endpoint_added', endpoint.url);
        return { ...added, secret };
      }),

    /** Changes which events an endpoint gets, or switches it. What waited while it was off is sent when it is on again. */
    change: (
      changer: Changer,
      endpointId: string,
      { types: wanted, isOn: willBeOn }: EndpointChange,
      now: Date,
    ) =>
      db.transaction(async (tx) => {
        const found = await lock(tx, changer.accountId, endpointId);
        const isStarted = willBeOn && !found.isOn;
        const fresh = { fault: null, failingSince: null, failures: 0, retryAt: now };
        const [changed] = await tx
          .update(eventEndpoints)
          .set({ types: [...new Set(wanted)], isOn: willBeOn, ...(isStarted && fresh) })
          .where(eq(eventEndpoints.id, endpointId))
          .returning(columns);
        if (isStarted) {
          await tx
            .update(eventDeliveries)
            .set({ nextTryAt: now })
            .where(and(eq(eventDeliveries.endpointId, endpointId), eq(eventDeliveries.state, 'waiting')));
          await wakeEndpoint(tx, endpointId, now);
        }
        await logEndpoint(tx, changer, 'endpoint_changed', found.url);
        return changed ?? found;
      }),

    /** Replaces the secret; the previous one stays valid for 24 hours. */
    renewSecret: (changer: Changer, endpointId: string, now: Date) =>
      db.transaction(async (tx) => {
        const found = await lock(tx, changer.accountId, endpointId);
        const secret = randomBytes(32);
        await tx
          .update(eventEndpoints)
          .set({ secret, previousSecret: sql`${eventEndpoints.secret}`, rotatedAt: now })
          .where(eq(eventEndpoints.id, endpointId));
        await logEndpoint(tx, changer, 'endpoint_changed', found.url);
        return { ...found, secret };
      }),

    /** Deletes an endpoint with what waits for it. */
    remove: (changer: Changer, endpointId: string): Promise<void> =>
      db.transaction(async (tx) => {
        const found = await lock(tx, changer.accountId, endpointId);
        await tx.delete(eventEndpoints).where(eq(eventEndpoints.id, endpointId));
        await logEndpoint(tx, changer, 'endpoint_removed', found.url);
      }),

    /** Sends an event about nothing. */
    sendTest: (accountId: string, endpointId: string, now: Date): Promise<void> =>
      db.transaction(async (tx) => {
        const found = await lock(tx, accountId, endpointId);
        if (!found.isOn || !(await hasRoom(tx, endpointId))) throw new Refusal('ENDPOINT_OFF');
        // Somebody has just asked for it: the pause after failures ends.
        await tx.update(eventEndpoints).set({ retryAt: now }).where(eq(eventEndpoints.id, endpointId));
        const about = { data: {}, subjectIds: [], endpointIds: [endpointId] };
        await insertEvent(tx, accountId, { type: testEventType, ...about }, now);
      }),

    /** The newest deliveries of all endpoints, with what they were about as it is called now. */
    deliveries: (accountId: string) => {
      const newest = db
        .select()
        .from(eventDeliveries)
        .where(eq(eventDeliveries.endpointId, eventEndpoints.id))
        .orderBy(desc(eventDeliveries.sequence))
        .limit(deliveriesListed)
        .as('newest');
      const name = sql<string | null>`coalesce(
        ${cards.name}, replace(${submissions.content} #>> '{texts,fullName}', chr(10), ' '), ${events.data} ->> 'order')`;
      return db
        .select({
          endpointId: newest.endpointId,
          eventId: newest.eventId,
          state: newest.state,
          tries: newest.tries,
          nextTryAt: newest.nextTryAt,
          triedAt: newest.triedAt,
          status: newest.status,
          failure: newest.failure,
          durationMs: newest.durationMs,
          type: events.type,
          data: events.data,
          createdAt: events.createdAt,
          name,
        })
        .from(eventEndpoints)
        .innerJoinLateral(newest, sql`true`)
        .innerJoin(events, eq(events.id, newest.eventId))
        .leftJoin(
          cards,
          and(eq(cards.accountId, accountId), sql`${cards.id} = (${events.data} ->> 'cardId')::uuid`),
        )
        .leftJoin(
          submissions,
          and(
            eq(submissions.accountId, accountId),
            sql`${submissions.id} = (${events.data} ->> 'submissionId')::uuid`,
          ),
        )
        .where(eq(eventEndpoints.accountId, accountId))
        .orderBy(desc(newest.sequence), desc(newest.endpointId))
        .limit(deliveriesListed);
    },

    /** Sends an event again, from the first try on. */
    resend: (accountId: string, endpointId: string, eventId: string, now: Date): Promise<void> =>
      db.transaction(async (tx) => {
        const found = await lock(tx, accountId, endpointId);
        const isDelivery = and(
          eq(eventDeliveries.endpointId, endpointId),
          eq(eventDeliveries.eventId, eventId),
        );
        if ((await tx.$count(eventDeliveries, isDelivery)) === 0) throw new Refusal('ENDPOINT_NOT_FOUND');
        if (!found.isOn || !(await hasRoom(tx, endpointId))) throw new Refusal('ENDPOINT_OFF');
        await tx
          .update(eventDeliveries)
          .set({ state: 'waiting', tries: 0, nextTryAt: now })
          .where(isDelivery);
        await tx.update(eventEndpoints).set({ retryAt: now }).where(eq(eventEndpoints.id, endpointId));
        await wakeEndpoint(tx, endpointId, now);
      }),
  };
}

/** In the log of the company, or for a person in the audit log: the host, since the rest of an address may be a secret. */
async function logEndpoint(
  tx: Transaction,
  { id, username, company, source }: Changer,
  action: 'endpoint_added' | 'endpoint_changed' | 'endpoint_removed',
  url: string,
): Promise<void> {
  const actor = { id, username };
  const { host: name } = new URL(url);
  if (company) await appendCompanyLog(tx, { companyId: company.id, userId: id, username }, action, { name });
  else await appendAudit(tx, source, { action, actor, subject: actor, after: { name } });
}
