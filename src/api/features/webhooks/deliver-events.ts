import type { DeliveryTiming } from '#domain/webhook/events.ts';
import type { TaskRun } from '../../jobs/task.ts';
import type { DeliverEvents } from '../../jobs/tasks.ts';
import { BlockedAddress, guardedFetch } from '../../outbound/guarded-fetch.ts';
import { signedHeaders } from '../../outbound/sign-event.ts';
import type { Needs } from '../../services.ts';
import type { Attempt, Deliveries, DueEvent, TakenEndpoint } from '../../store/webhooks/deliveries.ts';
import { deliveryPlaces, isSlow } from './delivery-places.ts';

type Deps = Needs<'outbound' | 'log' | 'now'> & {
  deliveries: Deliveries;
  timing: Pick<DeliveryTiming, 'requestMs'>;
};

/** When an endpoint whose share of the places is used up asks again. */
const busyMs = 2000;

/** What one run of the job does at most; the next run does the rest. */
const perRunMax = 200;
const runMs = 45_000;

/** The job that sends the events of one endpoint, one after the other, until one fails or is slow, or nothing is due. */
export function eventSender(deps: Deps): (job: DeliverEvents, run: TaskRun) => Promise<void> {
  const { deliveries, now } = deps;
  const places = deliveryPlaces();
  return async ({ endpointId }, { signal }) => {
    const taken = await deliveries.take(endpointId, now());
    if (!taken) return deliveries.wakeLater(endpointId, now());
    const giveBack = places.take(taken);
    try {
      if (giveBack) await sendDue(deps, taken, signal);
    } finally {
      giveBack?.();
      await deliveries.release(taken);
    }
    // After the release, so that an event that was written before it and found the endpoint taken is not forgotten.
    return deliveries.wakeLater(endpointId, now(), new Date(now().getTime() + (giveBack ? 0 : busyMs)));
  };
}

async function sendDue(deps: Deps, taken: TakenEndpoint, signal: AbortSignal): Promise<void> {
  const { deliveries, log, now } = deps;
  const until = now().getTime() + runMs;
  const isStopping = () => signal.aborted;
  for (let sent = 0; sent < perRunMax && now().getTime() < until && !isStopping(); sent += 1) {
    const event = await deliveries.next(taken, now());
    if (!event) return;
    const attempt = await send(deps, taken, event, signal);
    // A node that stops has not failed: the event is sent again.
    if (isStopping() && attempt.failure) return;
    await deliveries.record(taken, event, attempt, now());
    if (attempt.failure) log.info({ endpoint: taken.id, event: event.id, ...attempt }, 'event not delivered');
    // Its place is for others first.
    if (attempt.failure || isSlow({ answeredMs: attempt.durationMs })) return;
  }
}

async function send(
  { outbound, timing, now }: Deps,
  { url, secrets }: TakenEndpoint,
  { id, type, data, createdAt }: DueEvent,
  signal: AbortSignal,
): Promise<Attempt> {
  const body = JSON.stringify({ type, timestamp: createdAt.toISOString(), data });
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    const { status } = await guardedFetch(
      url,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Vizitka',
          ...signedHeaders(id, body, secrets, now()),
        },
        body,
        signal,
      },
      { ...outbound, timeoutMs: timing.requestMs, ignoreBody: true },
    );
    const isSuccess = status >= 200 && status < 300;
    return { status, failure: isSuccess ? null : 'status', durationMs: took() };
  } catch (error) {
    return { status: null, failure: failureOf(error, took() >= timing.requestMs), durationMs: took() };
  }
}

function failureOf(error: unknown, isLate: boolean): NonNullable<Attempt['failure']> {
  if (error instanceof BlockedAddress) return error.problem === 'unresolved' ? 'unreachable' : 'blocked';
  return isLate ? 'timeout' : 'unreachable';
}
