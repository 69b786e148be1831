import { afterAll, expect, test } from 'vitest';
import { hashPassword, warmUpPasswordHashing } from '../../security/hash-password.ts';
import { startApi, testPassword, unlimited } from '../../testing/api-under-test.ts';
import { occupyPool } from '../../testing/database-under-test.ts';

// Each test sets its own addresses in the header, as a proxy does, so that the tests do not share limits.
const api = await startApi({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
await warmUpPasswordHashing();
afterAll(() => api.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const login = (username: string, password: string, address: string) =>
  api.visitor().call('login', { body: { username, password }, ...from(address) });

test('after ten wrong passwords for an account within 15 minutes, every login is refused, also with the right password', async () => {
  const { username } = await api.addUser();
  for (let failure = 1; failure <= 10; failure += 1) {
    expect((await login(username, 'wrong', `10.0.0.${failure}`)).statusCode).toBe(401);
  }
  const eleventh = await login(username, testPassword, '10.0.0.11');
  expect(eleventh.statusCode).toBe(429);
  expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(800);
  expect(eleventh.json()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
});

test('one address is limited to 50 failed logins across all names', async () => {
  const failures = await Promise.all(
    Array.from({ length: 60 }, (_, index) => login(`name-${index}`, 'wrong', '10.1.0.1')),
  );
  const statuses = failures.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(statuses.filter((status) => status === 401)).toHaveLength(50);
});

test('a successful login resets the count of failures', async () => {
  const { username } = await api.addUser();
  for (let round = 0; round < 3; round += 1) {
    for (let failure = 0; failure < 9; failure += 1)
      await login(username, 'wrong', `10.2.${round}.${failure}`);
    expect((await login(username, testPassword, `10.2.${round}.9`)).statusCode).toBe(200);
  }
});

test('a login that fails with 503 does not count: after sixty of them the right password succeeds', async () => {
  const broken = await startApi({
    environment: { TRUSTED_PROXIES: '127.0.0.1', DATABASE_POOL_MAX: '1' },
  });
  const { username } = await broken.addUser();
  const tryOnce = () =>
    broken
      .visitor()
      .call('login', { body: { username, password: testPassword }, ...from('10.7.0.1') })
      .then(({ statusCode }) => statusCode);
  const connection = await occupyPool(broken.db, 100);
  // At most nine at a time: ten that are under way would count as ten failures.
  const nineTries = () => Promise.all(Array.from({ length: 9 }, tryOnce));
  for (let tries = 0; tries < 60; tries += 9) expect(new Set(await nineTries())).toEqual(new Set([503]));
  connection.release();
  expect(await tryOnce()).toBe(200);
  await broken.close();
});

test('all addresses of one IPv6 /64 count as one', async () => {
  const tries = Array.from({ length: 60 }, (_, index) =>
    login(`six-${index}`, 'wrong', `2001:db8:1:2:${index + 1}:${index}::9`),
  );
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await login('six', 'wrong', '2001:db8:1:3::1')).statusCode).toBe(401);
});

test('an IPv4 address counts the same written as IPv6 or with a port', async () => {
  const forms = ['10.8.0.1', '::ffff:10.8.0.1', '10.8.0.1:4711', '[::ffff:10.8.0.1]:4711'];
  const tries = Array.from({ length: 60 }, (_, index) =>
    login(`four-${index}`, 'wrong', forms[index % forms.length] ?? ''),
  );
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

test('one address may register 30 times an hour', async () => {
  const responses = await Promise.all(
    Array.from({ length: 32 }, (_, index) =>
      api.visitor().call('register', {
        body: { username: `many-${index}`, email: `many-${index}@cards.example`, password: 'lumen1' },
        ...from('10.3.0.1'),
      }),
    ),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(30);
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
});

test('a forwarded address is used only from a trusted proxy', async () => {
  const exposed = await startApi();
  const tries = Array.from({ length: 51 }, (_, index) =>
    exposed
      .visitor()
      .call('login', { body: { username: `name-${index}`, password: 'x' }, ...from(`10.4.0.${index}`) }),
  );
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  await exposed.close();
});

test('refusing a known and an unknown name takes the same time', async () => {
  const open = await startApi({ limits: unlimited });
  const { username } = await open.addUser({ passwordHash: await hashPassword(testPassword) });
  const tryAs = (name: string) => () =>
    open.visitor().call('login', { body: { username: name, password: 'wrong' } });
  expect(await leastDifference(tryAs(username), tryAs('nobody'), 70)).toBeLessThan(0.1);
  await open.close();
});

test('asking for a new password takes the same time for known and unknown addresses', async () => {
  const open = await startApi({ limits: unlimited });
  const { email: known } = await open.addUser();
  const askFor = (email: string) => () => open.visitor().call('forgotPassword', { body: { email } });
  expect(await leastDifference(askFor(known), askFor('nobody@cards.example'), 300)).toBeLessThan(0.1);
  await open.close();
});

/**
 * By how much the medians of two requests differ, as a share. What else the machine does can only make them differ
 * more, so the best of four rounds counts.
 */
async function leastDifference(
  known: () => Promise<unknown>,
  unknown: () => Promise<unknown>,
  pairs: number,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 4 && least >= 0.1; round += 1) {
    const samples = { known: [] as number[], unknown: [] as number[] };
    // Alternating, so that a slow moment of the machine meets both; in both orders, so that neither is always first.
    for (let pair = 0; pair < pairs; pair += 1) {
      if (pair % 2) samples.known.push(await timed(known));
      samples.unknown.push(await timed(unknown));
      if (pair % 2 === 0) samples.known.push(await timed(known));
    }
    least = Math.min(least, Math.abs(median(samples.known) / median(samples.unknown) - 1));
  }
  return least;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(samples: number[]): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0;
}
