import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import type { Database } from '#api/database/db.ts';
import { uuidv7 } from '#api/database/ids.ts';
import { recordEvent } from '#api/store/shared/record-event.ts';
import { endEventLeases, endEventWaits } from '#api/store/testing/hurry-events.ts';
import { createJobQueue, runJobNow } from '#api/store/testing/job-queue.ts';
import { userStore } from '#api/store/users/users.ts';
import { webhookStore } from '#api/store/webhooks/webhooks.ts';
import type { EventDataOf } from '#domain/webhook/events.ts';
import { failedExpectations, type Size } from './report.ts';
import type { TestCluster } from './test-cluster.ts';

const cardCount = 25;
const timeoutMs = 600_000;

/**
 * The API is killed while it sends events to a receiver that fails, hangs, is slow and is killed, too. Each event must arrive,
 * in order for its card, and nothing that did not happen.
 */
export async function killedEventSender(cluster: TestCluster, { events: count, kills: most }: Size) {
  const kills = Math.ceil(most / 2);
  const { db } = cluster;
  await createJobQueue(db);
  const owner = { id: uuidv7(), username: `events-${process.pid}`, company: null };
  const email = `${owner.username}@cards.example`;
  const account = { role: 'free' as const, cardLimit: 1, isAdmin: false, passwordHash: '' };
  const accountId = await userStore(db).insert({ ...owner, ...account, email });
  const receiver = await startFaultyReceiver(kills > 1 ? 3 : 1);
  const source = { requestId: 'faults', address: null };
  const endpoint = { url: receiver.url, types: ['card.approved' as const] };
  const added = await webhookStore(db).add({ ...owner, accountId, source }, endpoint);
  receiver.setSecret(added.secret);
  const node = await cluster.startNode();
  const beganMs = Date.now();
  const cards = Array.from({ length: cardCount }, uuidv7);
  const writing = happen(db, accountId, cards, count);
  for (let killed = 0; killed < kills; killed += 1) {
    await untilArrived(db, receiver, Math.floor(((killed + 1) * count) / (kills + 1)));
    await wait(killed % 7);
    await node.kill();
    if (killed % 2 === 1) await receiver.killAndRestart();
    await endEventLeases(db);
    await node.restart();
  }
  await writing;
  await untilArrived(db, receiver, count);
  const seconds = (Date.now() - beganMs) / 1000;
  await node.kill();
  await receiver.close();
  const { arrived, repeats, unordered, unsigned, invented } = receiver.counts(count);
  return {
    acknowledged: count,
    stored: arrived,
    lost: count - arrived,
    twice: 0,
    told: [
      `${kills} kills, ${count} events of ${cardCount} cards in ${seconds.toFixed(0)} s`,
      `${repeats} arrived again with the same id; the receiver failed ${receiver.faults()} times`,
    ],
    wrong: failedExpectations({
      'events of one card arrive in order': unordered === 0,
      'every signature is valid, and none is after a byte has changed': unsigned === 0,
      'nothing arrives that did not happen': invented === 0,
    }),
  };
}

/** Events in order for each card; every tenth change is rolled back and must not arrive. */
async function happen(
  db: Database,
  accountId: string,
  cards: readonly string[],
  count: number,
): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const cardId = cards[number % cards.length] ?? '';
    const write = (order: string, isCommitted: boolean) =>
      db.transaction(async (tx) => {
        // The receiver knows the events by their snapshot.
        const data = { cardId, proofId: cardId, snapshotId: order };
        const event = { type: 'card.approved' as const, data, subjectIds: [cardId] };
        await recordEvent(tx, accountId, event, new Date());
        if (!isCommitted) throw new Error('rolled back');
      });
    await write(String(number), true);
    if (number % 10 === 0) await write('invented', false).catch(() => undefined);
  }
}

type Received = { id: string; cardId: string; order: string };
type FaultyReceiver = Awaited<ReturnType<typeof startFaultyReceiver>>;

/** Of forty requests it fails three, is slow for two and hangs for one, until the sender gives up: each time 15 seconds. */
async function startFaultyReceiver(hangsMax: number) {
  const received: Received[] = [];
  const counted = { requests: 0, faults: 0, hung: 0, unsigned: 0 };
  let webhook: Webhook | null = null;
  let port = 0;

  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = Buffer.concat(await request.toArray()).toString();
    counted.requests += 1;
    const kind = counted.requests % 40;
    if (kind === 7 && counted.hung < hangsMax) {
      counted.hung += 1;
      counted.faults += 1;
      return;
    }
    if ([3, 13, 23].includes(kind)) {
      counted.faults += 1;
      response.writeHead(kind === 13 ? 302 : 500, { location: '/' }).end();
      return;
    }
    if (kind === 11 || kind === 31) await wait(300);
    if (!isSigned(webhook, body, request.headers as Record<string, string>)) counted.unsigned += 1;
    const { data } = JSON.parse(body) as { data: EventDataOf['card.approved'] };
    const { cardId, snapshotId: order } = data;
    received.push({ id: String(request.headers['webhook-id']), cardId, order });
    // The event has arrived, and the sender does not know: it sends it again.
    if (kind === 17) response.destroy();
    else response.writeHead(204).end();
  };

  async function listen(): Promise<Server> {
    // A killed sender breaks its request off.
    const started = createServer((...exchange) => void receive(...exchange).catch(() => undefined)).listen(
      port,
      '127.0.0.1',
    );
    await once(started, 'listening');
    ({ port } = started.address() as AddressInfo);
    return started;
  }
  let server = await listen();

  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return {
    url: `http://127.0.0.1:${port}/hook`,
    setSecret: (secret: Buffer) => {
      webhook = new Webhook(secret.toString('base64'));
    },
    arrived: () => new Set(received.map(({ id }) => id)).size,
    faults: () => counted.faults,
    killAndRestart: async () => {
      await close();
      server = await listen();
    },
    close,
    counts: (count: number) => {
      const firsts = received.filter(({ id }, at) => received.findIndex((other) => other.id === id) === at);
      const isKnown = ({ order }: Received) => Number(order) >= 0 && Number(order) < count;
      const unordered = firsts.filter(({ cardId, order }, at) =>
        firsts.slice(at + 1).some((later) => later.cardId === cardId && Number(later.order) < Number(order)),
      ).length;
      return {
        arrived: new Set(firsts.filter(isKnown).map(({ order }) => order)).size,
        repeats: received.length - firsts.length,
        unordered,
        unsigned: counted.unsigned,
        invented: firsts.filter((event) => !isKnown(event)).length,
      };
    },
  };
}

/** Whether the signature is that of these bytes, and of no others. */
function isSigned(webhook: Webhook | null, body: string, headers: Record<string, string>): boolean {
  const at = body.length >> 1;
  const changed = `${body.slice(0, at)}${body[at] === 'a' ? 'b' : 'a'}${body.slice(at + 1)}`;
  const verifies = (text: string) => {
    try {
      webhook?.verify(text, headers, { jsonParse: false });
      return true;
    } catch {
      return false;
    }
  };
  return verifies(body) && !verifies(changed);
}

/** Waits for a number of events. If none arrives for a second, the waits after failures end. */
async function untilArrived(db: Database, receiver: FaultyReceiver, count: number): Promise<void> {
  const endMs = Date.now() + timeoutMs;
  while (Date.now() < endMs && receiver.arrived() < count) {
    const before = receiver.arrived();
    const pauseMs = Date.now() + 1000;
    while (Date.now() < pauseMs && receiver.arrived() < count) await wait(5);
    if (receiver.arrived() > before) continue;
    await endEventWaits(db);
    await runJobNow(db, 'wake-endpoints');
  }
}
