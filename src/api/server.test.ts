import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../tools/dev/free-port.ts';
import { requestTimeoutMs } from './http/http-server.ts';
import { startApi } from './testing/api-under-test.ts';

/** Starts the server as a separate process, as an operator does. */

const api = await startApi();
afterAll(() => api.close());

function startServer(settings: Record<string, string>) {
  const server = spawn(process.execPath, ['src/api/server.ts'], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...settings },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return { server, output: () => output };
}

test('without settings the server does not start and names each missing variable', async () => {
  const { server, output } = startServer({});
  expect(await once(server, 'exit')).toEqual([1, null]);
  expect(output()).toContain('DATABASE_URL is missing');
  expect(output()).not.toContain('STRIPE_');
});

async function startNode(settings: Record<string, string> = {}) {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const { server, output } = startServer({
    NODE_ENV: 'development',
    PORT: port,
    PUBLIC_ORIGIN: origin,
    DATABASE_URL: api.config.database.url,
    ...settings,
  });
  const exited = once(server, 'exit');
  await expect.poll(output).toContain('"msg":"ready"');
  return { server, exited, origin, output };
}

test('a database without tables is said in the log and, to this machine, at /readyz; the node is not called ready', async () => {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const empty = new URL(api.config.database.url);
  empty.pathname = '/template1';
  const { server, output } = startServer({
    NODE_ENV: 'development',
    PORT: port,
    PUBLIC_ORIGIN: origin,
    DATABASE_URL: empty.href,
    REDIS_ULR: 'redis://127.0.0.1',
  });
  const problem = 'The database has no tables of Vizitka. Run migrate.';
  await expect.poll(output, { timeout: 60_000 }).toContain(problem);
  const readyz = async (headers = {}): Promise<unknown> =>
    (await fetch(`${origin}/readyz`, { headers })).json();
  expect(await readyz()).toEqual({ status: 'unready', problems: [problem] });
  expect(await readyz({ 'x-forwarded-for': '203.0.113.9' })).toEqual({ status: 'unready' });
  expect(output()).not.toContain('"msg":"ready"');
  expect(output()).toContain('REDIS_ULR is no setting and is ignored. Did you mean REDIS_URL?');
  server.kill('SIGKILL');
});

test('a key that the payment provider refuses is said at the start, and the node serves', async () => {
  const provider = createServer((_request, response) => {
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { type: 'invalid_request_error', message: 'Invalid API Key' } }));
  });
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  const { server, exited, origin, output } = await startNode({
    STRIPE_SECRET_KEY: 'sk_test_none',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
    STRIPE_WEBHOOK_SECRET: 'whsec_none',
    PAYMENTS_SIMULATOR_URL: `http://127.0.0.1:${port}`,
  });
  await expect.poll(output).toContain('The payment provider refuses STRIPE_SECRET_KEY.');
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  server.kill('SIGKILL');
  await exited;
  provider.close();
});

/** Sends the headers of a login and waits for 100 Continue: the request is then in progress. */
async function beginLogin(origin: string, username: string) {
  const body = JSON.stringify({ username, password: 'wrong' });
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  };
  const login = request(`${origin}/api/auth/login`, { method: 'POST', headers });
  const responseEvent = once(login, 'response') as Promise<[IncomingMessage]>;
  await once(login, 'continue');
  return async () => {
    login.end(body);
    const [response] = await responseEvent;
    response.resume();
    return response.statusCode;
  };
}

const isListening = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    () => true,
    () => false,
  );

test('on SIGTERM the server finishes running requests and exits with code 0', async () => {
  // Long enough for the poll of /readyz below.
  const { server, exited, origin } = await startNode({ DRAIN_MS: '5000' });

  const logins = await Promise.all(
    Array.from({ length: 10 }, (_, index) => beginLogin(origin, `nobody-${index}`)),
  );
  server.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(503);
  const statuses = await Promise.all(logins.map((finish) => finish()));
  expect(statuses).toEqual(Array(10).fill(401));
  expect(await exited).toEqual([0, null]);
});

test('an upload in progress is completed after SIGTERM, when the node no longer listens', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vizitka-stopping-'));
  const { server, exited, origin } = await startNode({ STORAGE_DIR: folder, DRAIN_MS: '0' });
  const caller = await api.signedIn();
  const created = await fetch(`${origin}/api/objects/upload`, {
    method: 'POST',
    headers: { cookie: caller.cookie() ?? '' },
  });
  const { uploadURL } = (await created.json()) as { uploadURL: string };
  const upload = request(uploadURL, { method: 'PUT', headers: { 'content-length': 10 } });
  const responseEvent = once(upload, 'response') as Promise<[IncomingMessage]>;
  upload.write('0');
  await expect.poll(() => readdir(join(folder, 'partial'))).toHaveLength(1);
  server.kill('SIGTERM');
  await expect.poll(() => isListening(origin)).toBe(false);
  upload.write('123456789');
  upload.end();
  const [response] = await responseEvent;
  expect(response.statusCode).toBe(200);
  expect(await exited).toEqual([0, null]);
  await rm(folder, { recursive: true });
});

test('an idle connection does not delay the exit', async () => {
  const { server, exited, origin } = await startNode({ DRAIN_MS: '0' });
  const silent = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(silent, 'connect');
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  const killedMs = Date.now();
  server.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(Date.now() - killedMs).toBeLessThan(requestTimeoutMs / 2);
  silent.destroy();
});

/** What becomes of the process that reads the log. */
const readers = {
  ends: (stdout: Readable) => stdout.destroy(),
  stops: (stdout: Readable) => stdout.pause(),
  'is slow': (stdout: Readable) => {
    stdout.removeAllListeners('data').pause();
    setInterval(() => void stdout.read(256), 20).unref();
  },
};

test.each(Object.keys(readers) as (keyof typeof readers)[])(
  'the server goes on and stops as usual when the reader of its log %s',
  async (end) => {
    const { server, exited, origin } = await startNode({ DRAIN_MS: '0' });
    readers[end](server.stdout);
    // Each is a line of 200 bytes; together they are more than any pipe takes.
    const statuses = new Set<number>();
    const send = async () => {
      for (let n = 0; n < 250; n += 1) statuses.add((await fetch(`${origin}/healthz`)).status);
    };
    await Promise.all(Array.from({ length: 8 }, send));
    expect(statuses).toEqual(new Set([200]));
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    const killedMs = Date.now();
    server.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(Date.now() - killedMs).toBeLessThan(10_000);
  },
);
