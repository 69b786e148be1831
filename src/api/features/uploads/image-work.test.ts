import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { Refusal } from '#contract/errors.ts';
import { logoPath } from '#domain/card/logo-file.ts';
import { createRateLimits } from '../../security/rate-limits.ts';
import { withImageSlot } from '../../storage/clean-image.ts';
import { uploadStore } from '../../store/cards/uploads.ts';
import { aCard } from '../../testing/a-card.ts';
import { reply, startApi } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import {
  inflatingPng,
  manyChunksPng,
  manySegmentsJpeg,
  manyTablesJpeg,
  nestedSvg,
} from '../../testing/hostile-files.ts';
import { aPng, aPngOf, costlyBrokenPng, pixelBomb } from '../../testing/logo-files.ts';

/** How much work a user can cause with a file. */

const api = await startApi();
afterAll(() => api.close());

const premium = () => api.signedIn({ role: 'premium', cardLimit: 50 });
const save = (caller: Caller, logoUrl: string) => caller.call('saveCard', { body: aCard({ logoUrl }) });

async function upload(caller: Caller, file: Buffer): Promise<string> {
  const created = await caller.call('requestUpload', { query: { byteSize: String(file.length) } });
  const { pathname, search } = new URL(created.json().uploadURL);
  const headers = { 'content-type': 'image/png' };
  const sent = await caller.put(pathname + search, undefined, { payload: file, headers });
  expect(sent.statusCode).toBe(200);
  return logoPath(pathname.slice(-36));
}

/** Processor time in milliseconds of all threads of this process. */
async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test('a hundred reads and a hundred saves of a refused logo use less processor time than refusing it once', async () => {
  const caller = await premium();
  const logoUrl = await upload(caller, costlyBrokenPng());
  // Warms up: the first run is slow.
  await caller.get(logoUrl);
  const refusedOnce = await processorMs(async () => {
    expect((await save(caller, logoUrl)).statusCode).toBe(422);
  });
  const statuses = new Set<number>();
  const hundred = (call: () => Promise<{ statusCode: number }>) =>
    processorMs(async () => {
      for (let count = 0; count < 100; count += 1) statuses.add((await call()).statusCode);
    });
  const reads = await hundred(() => caller.get(logoUrl));
  const saves = await hundred(() => save(caller, logoUrl));
  expect([...statuses]).toEqual([422]);
  expect(reads).toBeLessThan(refusedOnce);
  expect(saves).toBeLessThan(refusedOnce);
});

test('one logo saved with many cards concurrently is decoded once', async () => {
  const caller = await premium();
  const logoUrl = await upload(caller, pixelBomb(6000));
  const once = await processorMs(() => save(caller, logoUrl));
  const shared = await upload(caller, pixelBomb(6000));
  const together = await processorMs(async () => {
    const responses = await Promise.all(Array.from({ length: 4 }, () => save(caller, shared)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  });
  expect(together).toBeLessThan(2 * once);
});

test('a user with too many queued jobs gets 429, other users do not', async () => {
  const [greedy, other] = [await premium(), await premium()];
  const logos = await Promise.all(Array.from({ length: 6 }, async () => upload(greedy, await aPng())));
  const another = await upload(other, await aPng());
  const blocked = blockQueue();
  const saves = logos.map((logoUrl) => save(greedy, logoUrl));
  const waiting = save(other, another);
  // While the queue is blocked, only a refusal is an answer.
  const answers: Awaited<(typeof saves)[number]>[] = [];
  for (const saving of saves) void saving.then((answer) => answers.push(answer));
  await expect.poll(() => answers.length).toBe(2);
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
    [429, '5'],
    [429, '5'],
  ]);
  blocked.end();
  expect((await waiting).statusCode).toBe(201);
  const statuses = (await Promise.all(saves)).map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
});

test.each([
  ['PNG whose profile inflates to a gigabyte', inflatingPng, 201],
  ['PNG of 400,000 chunks', manyChunksPng, 422],
  ['JPEG of 2.6 million segments', manySegmentsJpeg, 422],
  ['JPEG of 490,000 Huffman tables', manyTablesJpeg, 422],
  ['drawing of 100,000 nested groups', async () => nestedSvg(100_000), 422],
  ['picture of 36 megapixels', async () => pixelBomb(6000), 201],
])('a %s is read in a thread of its own, so that other requests are served', async (_what, make, status) => {
  const caller = await premium();
  const logoUrl = await upload(caller, await make());
  const before = process.threadCpuUsage();
  expect((await save(caller, logoUrl)).statusCode).toBe(status);
  const { user, system } = process.threadCpuUsage(before);
  // Without a thread and its bounds: 1 to 14 seconds.
  expect((user + system) / 1000).toBeLessThan(250);
});

test('a small picture is charged for its bytes', async () => {
  const budget = { imageWorkByUser: 12 };
  const frugal = await startApi({ limits: createRateLimits(undefined, () => undefined, budget) });
  const caller = await frugal.signedIn({ role: 'premium', cardLimit: 50 });
  const logos = [await aPngOf(10_000_000), await aPngOf(2_000_000), await aPng()];
  const [first = '', second = '', third = ''] = await Promise.all(logos.map((file) => upload(caller, file)));
  const statuses: number[] = [];
  for (const logoUrl of [first, second, third]) statuses.push((await save(caller, logoUrl)).statusCode);
  expect(statuses).toEqual([201, 201, 429]);
  await frugal.close();
});

test('each user has a decoding budget in megapixels; a refusal beyond it does not mark the file as invalid', async () => {
  const budget = { imageWorkByUser: 72 };
  const frugal = await startApi({ limits: createRateLimits(undefined, () => undefined, budget) });
  const caller = await frugal.signedIn({ role: 'premium', cardLimit: 50 });
  const logos = [pixelBomb(6000), pixelBomb(6000), await aPng()];
  const [first = '', second = '', third = ''] = await Promise.all(logos.map((file) => upload(caller, file)));
  expect((await save(caller, first)).statusCode).toBe(201);
  expect((await save(caller, second)).statusCode).toBe(201);
  expect(await reply(save(caller, third))).toMatchObject([429, { code: 'TOO_MANY_ATTEMPTS' }]);
  const key = { accountId: caller.user.accountId, id: third.slice(-36) };
  expect(await uploadStore(frugal.db).find(key)).toEqual({ logo: null, refusal: null });
  await frugal.close();
});

test('a logo is not decoded when its client disconnects while it is queued', async () => {
  const caller = await premium();
  const logoUrl = await upload(caller, await aPng());
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  const blocked = blockQueue();
  const userId = caller.user.id;
  const others = Array.from({ length: 3 }, () => withImageSlot(async () => undefined, { userId }));
  const body = JSON.stringify(aCard({ logoUrl }));
  const saving = request({
    port,
    method: 'POST',
    path: '/api/business-cards',
    headers: { cookie: caller.cookie(), 'content-type': 'application/json' },
  });
  const arrived = once(api.app.server, 'request') as Promise<[unknown, NodeJS.EventEmitter]>;
  saving.end(body);
  const [, response] = await arrived;
  // The save is the user's fourth queued job when a fifth is refused.
  const fifth = () => withImageSlot(async () => undefined, { userId, signal: AbortSignal.abort() });
  await expect.poll(() => fifth().catch(codeOf)).toBe('TOO_MANY_ATTEMPTS');
  const closed = once(response, 'close');
  saving.on('error', () => undefined);
  saving.destroy();
  await closed;
  blocked.end();
  // The save would have run before this job.
  await Promise.all([...others, withImageSlot(async () => undefined)]);
  expect((await caller.call('listCards')).json()).toEqual([]);
  const key = { accountId: caller.user.accountId, id: logoUrl.slice(-36) };
  expect(await uploadStore(api.db).find(key)).toEqual({ logo: null, refusal: null });
});

function codeOf(error: unknown): string {
  return error instanceof Refusal ? error.code : String(error);
}

/** Occupies the only image slot until `end` is called. */
function blockQueue(): { end: () => void } {
  let end: () => void = () => undefined;
  void withImageSlot(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  return { end: () => end() };
}
