import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { uuidv7 } from '../database/ids.ts';
import { createRateLimits } from '../security/rate-limits.ts';
import { aDesign } from '../testing/a-design.ts';
import { startApi } from '../testing/api-under-test.ts';
import type { Caller } from '../testing/caller.ts';

/** What a large body can cost. */

const api = await startApi();
await api.app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => api.close());

const company = () => api.signedIn({ role: 'enterprise', cardLimit: 500 });
const importInto = (caller: Caller, id: string, json: string) =>
  caller.send({
    method: 'POST',
    url: `/api/designs/${id}/cards`,
    payload: json,
    headers: { 'content-type': 'application/json' },
  });
const mebibytes = (count: number, part: string) => part.repeat(Math.floor((count * 1_048_576) / part.length));

/** Processor time of this thread: other requests wait for it. */
async function threadMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

test('a free user is refused before the body is sent', async () => {
  const caller = await api.signedIn({ role: 'free', cardLimit: 1 });
  const { port } = api.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    [
      `POST /api/designs/${uuidv7()}/cards HTTP/1.1`,
      'host: 127.0.0.1',
      `cookie: ${caller.cookie()}`,
      'content-type: application/json',
      'content-length: 4000000',
      '',
      '{"create":[',
    ].join('\r\n'),
  );
  const [response] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  expect(response.toString()).toMatch(/^HTTP\/1\.1 403 .*FREE_CANNOT_DESIGN/s);
});

test.each([
  ['people that are empty', `{"create":[${mebibytes(3.9, '{},').slice(0, -1)}]}`, 413],
  ['lists in lists', `{"create":${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}}`, 413],
  ['unknown fields', `{${mebibytes(3.9, '"a":1,').slice(0, -1)}}`, 413],
  ['one unknown field with a long name', `{"${mebibytes(3.9, 'secret')}":1}`, 400],
  ['one long text', `{"create":[{"texts":{"fullName":"${mebibytes(3.9, 'secret')}"}}]}`, 400],
  ['no JSON', mebibytes(3.9, 'secret'), 400],
])('4 MB of %s are refused beside other requests, in a short answer', async (_what, json, status) => {
  const caller = await company();
  const design = await aDesign(caller);
  let answer = { statusCode: 0, body: '' };
  const ms = await threadMs(async () => {
    answer = await importInto(caller, design.id, json);
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.body.length).toBeLessThan(300);
  expect(answer.body).not.toContain('secret');
  // On the event loop: 400 ms to 3 s.
  expect(ms).toBeLessThan(200);
});

test('a refusal names at most 20 fields', async () => {
  const caller = await company();
  const design = await aDesign(caller);
  const create = Array.from({ length: 400 }, () => ({ texts: { fullName: 7, email: 'x' } }));
  const invalid = await importInto(caller, design.id, JSON.stringify({ create }));
  expect(Object.entries(invalid.json<{ fields: object }>().fields)).toHaveLength(20);
  expect(invalid.json()).toMatchObject({
    fields: { 'create/0/texts/fullName': 'INVALID_REQUEST', 'create/0/texts/email': 'INVALID_EMAIL' },
  });
  const locked = create.map(() => ({ texts: { fullName: 'Eva', companyName: 'Others' } }));
  const refused = await importInto(caller, design.id, JSON.stringify({ create: locked }));
  expect([refused.statusCode, Object.keys(refused.json<{ fields: object }>().fields)]).toEqual([
    403,
    Array.from({ length: 20 }, (_, row) => `create/${row}/texts/companyName`),
  ]);
});

test('a refusal does not repeat a key that the schema does not know', async () => {
  const caller = await company();
  const { id } = await aDesign(caller);
  const answer = await caller.put(`/api/designs/${id}`, {
    rules: { secret: 'locked' },
    branches: [{ id: uuidv7(), name: 'A', texts: { secret: 'x' } }],
    card: { companyName: 'A', fullName: 'B', back: { kind: 'card', content: { secret: 'x' } } },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).not.toContain('secret');
});

test('the largest import is validated in a thread and saved', async () => {
  const caller = await company();
  const design = await aDesign(caller);
  const texts = { position: 'ž'.repeat(200), department: '部'.repeat(200), free1: 'x'.repeat(200) };
  const create = Array.from({ length: 499 }, (_, row) => ({
    texts: { ...texts, fullName: `Person ${row}` },
  }));
  const json = JSON.stringify({ create });
  expect(Buffer.byteLength(json)).toBeGreaterThan(500_000);
  const answer = await importInto(caller, design.id, json);
  expect([answer.statusCode, answer.json<{ created: string[] }>().created.length]).toEqual([201, 499]);
});

test('large bodies are counted by their bytes, before they are parsed', async () => {
  const limits = createRateLimits(undefined, () => undefined, { designBytesByUser: 9_000_000 });
  const frugal = await startApi({ limits });
  const caller = await frugal.signedIn({ role: 'enterprise', cardLimit: 500 });
  const { id } = await aDesign(caller);
  const json = `{"${mebibytes(3.9, 'x')}":1}`;
  const statuses: number[] = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await importInto(caller, id, json)).statusCode);
  expect(statuses).toEqual([400, 400, 429]);
  await frugal.close();
});

test('one user has no more than 16 MiB of bodies on the way, and other users have room', async () => {
  const [greedy, other] = [await company(), await company()];
  const [first, second] = [await aDesign(greedy), await aDesign(other)];
  const { port } = api.app.server.address() as AddressInfo;
  // Bodies that are announced and never sent. The room is reserved before the server starts to read the body.
  const sockets: Socket[] = [];
  for (let count = 0; count < 4; count += 1) {
    const arrived = once(api.app.server, 'request');
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    onTestFinished(() => void socket.destroy());
    socket.write(
      `POST /api/designs/${first.id}/cards HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${greedy.cookie()}\r\ncontent-type: application/json\r\ncontent-length: 4194304\r\n\r\n{`,
    );
    const [request] = (await arrived) as [IncomingMessage];
    await once(request, 'resume');
  }
  const one = JSON.stringify({ create: [{ texts: { fullName: 'Eva' } }] });
  expect((await importInto(greedy, first.id, one)).statusCode).toBe(429);
  expect((await importInto(other, second.id, one)).statusCode).toBe(201);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await importInto(greedy, first.id, one)).statusCode).toBe(201);
});
