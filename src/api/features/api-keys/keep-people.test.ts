import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { aDesign } from '../../testing/a-design.ts';
import { aKey } from '../../testing/a-key.ts';
import { startApi, unlimited } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';

const script = join(import.meta.dirname, '../../../../docs/keep-people.mjs');
const run = promisify(execFile);

const api = await startApi({ limits: unlimited });
await api.app.listen({ host: '127.0.0.1', port: 0 });
const { port } = api.app.server.address() as AddressInfo;
const folder = await mkdtemp(join(tmpdir(), 'vizitka-people-'));
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

/** Where a connection breaks: within the request, after the server has answered, or within the answer. */
type Cut = 'request' | 'before answer' | 'answer';

/** A network that breaks its first connections, one after the other, and then works. */
async function brokenNetwork(cuts: Cut[]): Promise<{ origin: string; server: Server }> {
  const server = createServer((client) => {
    const cut = cuts.shift();
    const upstream = connect(port, '127.0.0.1');
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
    client.on('data', (bytes) => {
      upstream.write(cut === 'request' ? bytes.subarray(0, bytes.length - 20) : bytes);
      if (cut === 'request') upstream.end();
    });
    upstream.on('data', (bytes) => {
      if (cut === 'answer') client.write(bytes.subarray(0, bytes.length / 2), end);
      else if (cut) end();
      else client.write(bytes);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

const names = Array.from({ length: 40 }, (_, at) => `Person ${at}`);
const csv = [
  'externalId;fullName;email',
  ...names.map((name, at) => `hr-${at};"${name}";hr-${at}@x.example`),
];
const json = names.map((fullName, at) => ({ externalId: `hr-${at}`, fullName, email: `hr-${at}@x.example` }));

/** Runs the script with a list of 40 people while the network breaks. */
async function keepPeople(owner: Caller, designId: string, file: string, cuts: Cut[]) {
  const { key } = await aKey(owner, ['people:write']);
  const { origin, server } = await brokenNetwork(cuts);
  const { stdout } = await run(process.execPath, [script, origin, designId, file], {
    env: { PATH: process.env.PATH, VIZITKA_KEY: key },
  });
  server.close();
  expect(cuts).toEqual([]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Record<string, number>;
}

test('the script for lists of people has at most 60 lines', async () => {
  expect((await readFile(script, 'utf8')).trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});

test('while the network breaks, the script makes each person once and loses nobody', async () => {
  const owner = await api.signedIn({ role: 'enterprise', cardLimit: 500 });
  const [atOnce, waiting] = [await aDesign(owner), await aDesign(owner)];
  await owner.call('changeDesign', { params: { id: atOnce.id }, body: { takesPeopleAtOnce: true } });
  const [list, other] = [join(folder, 'people.csv'), join(folder, 'people.json')];
  await writeFile(list, `\uFEFF${csv.join('\r\n')}\r\n`);
  await writeFile(other, JSON.stringify(json));
  const counts = await Promise.all([
    keepPeople(owner, atOnce.id, list, ['request', 'before answer', 'answer']),
    keepPeople(owner, waiting.id, other, ['before answer', 'answer', 'request']),
  ]);
  expect(counts).toEqual([{ new: 40 }, { new: 40 }]);
  const cards = (await owner.call('listCards')).json<{ designId: string; fullName: string }[]>();
  const made = cards.filter(({ designId, fullName }) => designId === atOnce.id && names.includes(fullName));
  expect(made.map(({ fullName }) => fullName).sort()).toEqual([...names].sort());
  const rows = (await owner.call('listSubmissions')).json<{ texts: { fullName: string } }[]>();
  expect(rows.map(({ texts }) => texts.fullName).sort()).toEqual([...names].sort());
  // Another day, with the same list.
  expect(await keepPeople(owner, atOnce.id, list, [])).toEqual({ same: 40 });
}, 120_000);
