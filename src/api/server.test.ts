import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../local/free-port.ts';
import { type ApiUnderTest, startApi } from './testing/api-under-test.ts';

/** The server as an operator starts it: a process of its own. */

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

function startServer(settings: Record<string, string>) {
  const server = spawn(process.execPath, ['src/api/server.ts'], {
    env: { PATH: process.env.PATH, ...settings },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return { server, output: () => output };
}

test('with nothing set it refuses to start and names each variable', async () => {
  const { server, output } = startServer({});
  expect(await once(server, 'exit')).toEqual([1, null]);
  expect(output()).toContain('PUBLIC_ORIGIN is missing');
  expect(output()).toContain('STRIPE_SECRET_KEY is missing');
});

test('told to stop, it finishes what it has begun and leaves cleanly', async () => {
  const port = String(await freePort());
  const { server, output } = startServer({
    NODE_ENV: 'development',
    PORT: port,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    DATABASE_URL: api.config.database.url,
  });
  const exited = once(server, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  while (!output().includes('"msg":"ready"')) await wait(20);

  // Ten logins take a second or so between them; the signal arrives while they are being answered.
  const logins = Array.from({ length: 10 }, (_, index) =>
    fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: `nobody-${index}`, password: 'wrong' }),
    }),
  );
  await wait(10);
  server.kill('SIGTERM');
  await wait(100);
  expect((await fetch(`${origin}/readyz`)).status).toBe(503);
  expect((await Promise.all(logins)).map(({ status }) => status)).toEqual(Array(10).fill(401));
  expect(await exited).toEqual([0, null]);
});
