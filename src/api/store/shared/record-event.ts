import { and, arrayContains, eq } from 'drizzle-orm';
import {
  type AccountEvent,
  type EventData,
  type EventType,
  type testEventType,
  type WebhookFault,
  waitingDeliveriesMax,
} from '#domain/webhook/events.ts';
import type { Transaction } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import { deliverTask } from '../../jobs/tasks.ts';
import { addKeyedJob } from '../jobs/add-job.ts';
import { queueMail } from '../mail/outbox.ts';
import { companyMembers, eventDeliveries, eventEndpoints, eventSubjects, events, users } from '../schema.ts';

/**
 * Writes an event for the endpoints that asked for it, in the transaction of what happened. It is the last thing that the
 * transaction does: the endpoints stay locked until it ends, so the order of events is that of the commits.
 */
export async function recordEvent(
  tx: Transaction,
  accountId: string,
  { type, data, subjectIds }: AccountEvent,
  now: Date,
): Promise<void> {
  const endpoints = await tx
    .select({ id: eventEndpoints.id, url: eventEndpoints.url })
    .from(eventEndpoints)
    .where(
      and(
        eq(eventEndpoints.accountId, accountId),
        eq(eventEndpoints.isOn, true),
        arrayContains(eventEndpoints.types, [type]),
      ),
    )
    .orderBy(eventEndpoints.id)
    .for('no key update');
  const open: string[] = [];
  for (const { id, url } of endpoints) {
    if (await hasRoom(tx, id)) open.push(id);
    // The change itself must not fail because somebody's receiver does not answer.
    else await switchOff(tx, { id, accountId, url }, 'full');
  }
  if (open.length > 0) await insertEvent(tx, accountId, { type, data, subjectIds, endpointIds: open }, now);
}

/** Whether an endpoint can get one more event. */
export async function hasRoom(tx: Transaction, endpointId: string): Promise<boolean> {
  const isWaiting = and(eq(eventDeliveries.endpointId, endpointId), eq(eventDeliveries.state, 'waiting'));
  return (await tx.$count(eventDeliveries, isWaiting)) < waitingDeliveriesMax;
}

type NewEvent = {
  type: EventType | typeof testEventType;
  data: EventData;
  subjectIds: readonly string[];
  endpointIds: readonly string[];
};

/** Writes an event for these endpoints and starts to send it; returns its id. */
export async function insertEvent(
  tx: Transaction,
  accountId: string,
  { type, data, subjectIds, endpointIds }: NewEvent,
  now: Date,
): Promise<string> {
  const eventId = uuidv7();
  const [inserted] = await tx
    .insert(events)
    .values({ id: eventId, accountId, type, data, createdAt: now })
    .returning({ sequence: events.sequence });
  if (!inserted) throw new Error('The event was not written');
  const { sequence } = inserted;
  const subjects = [...new Set(subjectIds)].map((subjectId) => ({ subjectId, eventId }));
  if (subjects.length > 0) await tx.insert(eventSubjects).values(subjects);
  await tx
    .insert(eventDeliveries)
    .values(endpointIds.map((endpointId) => ({ endpointId, eventId, sequence, nextTryAt: now })));
  for (const endpointId of endpointIds) await wakeEndpoint(tx, endpointId, now);
  return eventId;
}

/** Starts the job that sends to an endpoint. At most one waits for each. */
export function wakeEndpoint(
  tx: Parameters<typeof addKeyedJob>[0],
  endpointId: string,
  runAt: Date,
  { isLater = false } = {},
): Promise<void> {
  return addKeyedJob(tx, deliverTask, { endpointId }, { key: `endpoint-${endpointId}`, runAt, isLater });
}

/** Switches an endpoint off and tells the owners. What waits for it is kept, and sent when it is switched on again. */
export async function switchOff(
  tx: Transaction,
  { id, accountId, url }: { id: string; accountId: string; url: string },
  fault: WebhookFault,
): Promise<void> {
  await tx.update(eventEndpoints).set({ isOn: false, fault }).where(eq(eventEndpoints.id, id));
  const person = { id: users.id, email: users.email, language: users.language };
  const owners = await tx
    .select(person)
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(companyMembers.accountId, accountId), eq(companyMembers.role, 'owner')));
  const isCompany = owners.length > 0;
  const told = isCompany ? owners : await tx.select(person).from(users).where(eq(users.accountId, accountId));
  const page = isCompany ? 'company' : 'account';
  const { host } = new URL(url);
  for (const { id: userId, email: recipient, language } of told)
    await queueMail(tx, {
      kind: 'endpointOff',
      userId,
      recipient,
      language: language ?? 'en',
      details: { host, fault, page },
    });
}
