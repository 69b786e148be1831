import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeliveryTiming, deliveryTiming, webhooksMax } from '#domain/webhook/events.ts';
import { uuidv7 } from '../../database/ids.ts';
import { createLog } from '../../http/log.ts';
import { type JobRunner, startTaskRunner } from '../../jobs/job-runner.ts';
import { runnableTasks } from '../../runnable-tasks.ts';
import { recordEvent } from '../../store/shared/record-event.ts';
import { createJobQueue } from '../../store/testing/job-queue.ts';
import { type ApiUnderTest, startApi, unlimited } from '../../testing/api-under-test.ts';
import { startReceiver } from '../../testing/event-receiver.ts';
import { type OddityName, oddityNames, startOddReceiver } from '../../testing/odd-receivers.ts';

/** Receivers that answer oddly or not at all, with the real jobs: what the events of others wait for them. */

/** A request lasts as long as in production; what failed is tried again soon. */
const timing: DeliveryTiming = {
  ...deliveryTiming,
  retryDelaysMs: [1000, 1000, 1000, 1000, 1000, 1000, 1000],
};
const othersWithinMs = 1000;

let api: ApiUnderTest;
let runner: JobRunner;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
const hostile: Awaited<ReturnType<typeof startOddReceiver>>[] = [];
beforeAll(async () => {
  api = await startApi({ limits: unlimited });
  await createJobQueue(api.db);
  receiver = await startReceiver();
  const [deliver] = runnableTasks({
    db: api.db,
    objects: { remove: async () => undefined } as never,
    isMailOn: false,
    outbound: { allowLoopback: true },
    log: createLog('silent'),
    now: () => new Date(),
    timing,
  }).filter(({ name }) => name === 'deliver-events');
  if (!deliver) throw new Error('No task');
  runner = startTaskRunner(api.config.database.url, deliver, createLog('silent'));
});
afterAll(async () => {
  for (const odd of hostile) odd.close();
  await runner.stop();
  receiver.close();
  await api.close();
});

const free = () => api.signedIn({ role: 'free', cardLimit: 1, emailVerifiedAt: new Date() });
const happen = (accountId: string, marker = '') => {
  const data = { cardId: uuidv7(), proofId: marker, snapshotId: uuidv7() };
  return api.db.transaction((tx) =>
    recordEvent(tx, accountId, { type: 'card.approved', data, subjectIds: [data.cardId] }, new Date()),
  );
};

/** A free account whose endpoints answer in these ways; five events wait for each. */
async function anAttacker(names: readonly OddityName[]): Promise<void> {
  const owner = await free();
  for (const name of names) {
    const odd = await startOddReceiver(name);
    hostile.push(odd);
    const endpoint = { url: `http://${odd.host}/hook`, types: ['card.approved' as const] };
    expect((await owner.call('addEndpoint', { body: endpoint })).statusCode).toBe(201);
  }
  for (let event = 0; event < 5; event += 1) await happen(owner.user.accountId);
}

test('whatever receivers answer, the events of another account arrive within a second', async () => {
  const other = await free();
  const { url } = receiver;
  await other.call('addEndpoint', { body: { url, types: ['card.approved'] } });
  const arrived = () => receiver.received.map(({ data }) => data.proofId);
  const delayOf = async (marker: string) => {
    const started = performance.now();
    await happen(other.user.accountId, marker);
    await expect.poll(arrived, { interval: 5, timeout: 30_000 }).toContain(marker);
    return performance.now() - started;
  };
  await delayOf('first');
  // Two accounts with ten receivers that hang, and every odd way to answer.
  const hanging = Array.from({ length: webhooksMax }, () => 'silence' as const);
  await anAttacker(hanging);
  await anAttacker(hanging);
  for (let at = 0; at < oddityNames.length; at += webhooksMax)
    await anAttacker(oddityNames.slice(at, at + webhooksMax));
  const delays: number[] = [];
  for (let event = 0; event < 10; event += 1) {
    delays.push(await delayOf(`event ${event}`));
    // The next one meets other requests of the hostile.
    await expect.poll(() => hostile.some((odd) => odd.requests() > event / 3)).toBe(true);
  }
  expect(Math.max(...delays)).toBeLessThan(othersWithinMs);
  // Each of them was asked.
  await expect
    .poll(() => hostile.filter((odd) => odd.requests() > 0).length, { timeout: 60_000, interval: 100 })
    .toBeGreaterThan(oddityNames.length / 2);
}, 120_000);
