import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { freePort } from '../../../tools/dev/free-port.ts';
import { createRateLimits } from './rate-limits.ts';

test('attempts are counted in memory while Redis is unreachable', async () => {
  const limits = createRateLimits('redis://127.0.0.1:1', () => undefined);
  for (let attempt = 0; attempt < 10; attempt += 1) await limits.count('loginFailuresByName', 'elena');
  await expect(limits.count('loginFailuresByName', 'elena')).rejects.toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
    details: { retryAfterSeconds: 900 },
  });
  await limits.count('loginFailuresByName', 'somebody else');
  limits.close();
});

test('a forgiven attempt does not count', async () => {
  const limits = createRateLimits(undefined, () => undefined);
  for (let attempt = 0; attempt < 10; attempt += 1) await limits.count('loginFailuresByName', 'elena');
  await limits.forgive('loginFailuresByName', 'elena');
  await limits.count('loginFailuresByName', 'elena');
  await expect(limits.count('loginFailuresByName', 'elena')).rejects.toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
  });
});

test('a /48 is counted at ten times the rate of its /64s', async () => {
  const limits = createRateLimits(undefined, () => undefined);
  const tries = async (network: number) => {
    for (let count = 0; count < 50; count += 1)
      await limits.count('loginFailuresByAddress', `2001:db8:9:${network}::${count}`);
  };
  for (let network = 0; network < 10; network += 1) await tries(network);
  const refused = { code: 'TOO_MANY_ATTEMPTS' };
  await expect(limits.count('loginFailuresByAddress', '2001:db8:9:ffff::1')).rejects.toMatchObject(refused);
  await limits.count('loginFailuresByAddress', '2001:db8:a::1');
});

test('work is counted in points and refused when the budget is used up', async () => {
  const limits = createRateLimits(undefined, () => undefined, { imageWorkByUser: 100 });
  await limits.count('imageWorkByUser', 'elena', 60);
  await limits.count('imageWorkByUser', 'elena', 40);
  await expect(limits.count('imageWorkByUser', 'elena', 1)).rejects.toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
  });
  await limits.count('imageWorkByUser', 'juraj', 100);
});

const redisProgram = '/usr/bin/redis-server';
const name = 'a Redis that is full and evicts nothing takes no count; then tries are counted in memory';

test.skipIf(!existsSync(redisProgram))(
  existsSync(redisProgram) ? name : `${name}: not run, it needs redis-server`,
  async () => {
    const port = await freePort();
    const settings = {
      port,
      bind: '127.0.0.1',
      save: '',
      appendonly: 'no',
      'maxmemory-policy': 'noeviction',
    };
    const options = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, String(value)]);
    const server = spawn(redisProgram, options, { stdio: ['ignore', 'pipe', 'ignore'] });
    await new Promise<void>((resolve) => {
      server.stdout.on('data', (output: Buffer) => {
        if (output.includes('Ready to accept connections')) resolve();
      });
    });
    const admin = new Redis(port, '127.0.0.1');
    const limits = createRateLimits(`redis://127.0.0.1:${port}`, () => undefined);
    await expect.poll(async () => (await admin.info('clients')).includes('connected_clients:2')).toBe(true);
    const tries = async (count: number) => {
      for (let done = 0; done < count; done += 1) await limits.count('loginFailuresByName', 'elena');
    };
    await tries(10);
    await expect(tries(1)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    await limits.forget('loginFailuresByName', 'elena');

    // Redis is full: it refuses every write from here on.
    await admin.config('SET', 'maxmemory', '1');
    await expect(admin.set('anything', '1')).rejects.toThrow(/OOM/);
    await tries(10);
    await expect(tries(1)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    await limits.forget('loginFailuresByName', 'elena');
    await tries(10);

    limits.close();
    admin.disconnect();
    server.kill('SIGKILL');
    await once(server, 'exit');
  },
);
