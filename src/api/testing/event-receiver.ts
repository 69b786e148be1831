import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type DeliveryTiming, deliveryTiming } from '#domain/webhook/events.ts';
import type { Database } from '../database/db.ts';
import { eventSender } from '../features/webhooks/deliver-events.ts';
import { createLog } from '../http/log.ts';
import { takeJobs } from '../store/testing/job-queue.ts';
import { deliveryStore } from '../store/webhooks/deliveries.ts';

export type ReceivedEvent = {
  id: string;
  type: string;
  data: Record<string, unknown>;
  headers: IncomingHttpHeaders;
  body: string;
};

/** What the receiver does with a request: a status, or nothing at all. */
type Behaviour = (event: ReceivedEvent) => number | 'hang';

/** A real server that gets events, in the order in which it accepts them. */
export async function startReceiver() {
  const received: ReceivedEvent[] = [];
  const state: { answer: Behaviour } = { answer: () => 204 };
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = Buffer.concat(await request.toArray()).toString();
    const { type, data } = JSON.parse(body) as Pick<ReceivedEvent, 'type' | 'data'>;
    const id = String(request.headers['webhook-id']);
    const event = { id, type, data, headers: request.headers, body };
    const status = state.answer(event);
    if (status === 'hang') return;
    if (status < 300) received.push(event);
    response.writeHead(status, { location: '/elsewhere' }).end();
  };
  const server = createServer((...exchange) => void receive(...exchange)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    types: () => received.map(({ type }) => type),
    answer: (behaviour: Behaviour) => {
      state.answer = behaviour;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The job that delivers events. `deliver` runs it for every endpoint that has a job, at a time. */
export function eventJobs(db: Database, timing: DeliveryTiming = deliveryTiming) {
  const clock = { now: new Date() };
  const deliveries = deliveryStore(db, timing);
  const run = eventSender({
    deliveries,
    outbound: { allowLoopback: true },
    timing,
    log: createLog('silent'),
    now: () => clock.now,
  });
  return {
    deliveries,
    run: (endpointId: string, signal = new AbortController().signal): Promise<void> => {
      clock.now = new Date();
      return run({ endpointId }, { signal });
    },
    deliver: async (at = new Date()): Promise<void> => {
      clock.now = at;
      await takeJobs(db, 'deliver-events');
      await deliveries.wakeDue(at);
      for (const { payload } of await takeJobs(db, 'deliver-events'))
        await run(payload as Parameters<typeof run>[0], { signal: new AbortController().signal });
    },
  };
}
