import { afterAll, beforeAll, expect, test } from 'vitest';
import { warmUpPasswords } from '../../platform/passwords.ts';
import { type ApiUnderTest, startApi, testPassword } from '../../testing/api-under-test.ts';

let api: ApiUnderTest;
beforeAll(async () => {
  // Addresses come from the header here, as behind a proxy, so that each test is a stranger to the others.
  api = await startApi({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
  await warmUpPasswords();
});
afterAll(() => api.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const login = (username: string, password: string, address: string) =>
  api.visitor().post('/api/auth/login', { username, password }, from(address));

test('the eleventh wrong password for an account within 15 minutes is refused unread, the right one with it', async () => {
  const { username } = await api.addUser();
  for (let failure = 1; failure <= 10; failure += 1) {
    expect((await login(username, 'wrong', `10.0.0.${failure}`)).statusCode).toBe(401);
  }
  const eleventh = await login(username, testPassword, '10.0.0.11');
  expect(eleventh.statusCode).toBe(429);
  expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(800);
  expect(eleventh.json()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
});

test('one address trying many names is stopped after 50', async () => {
  const failures = await Promise.all(
    Array.from({ length: 60 }, (_, index) => login(`name-${index}`, 'wrong', '10.1.0.1')),
  );
  const statuses = failures.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(statuses.filter((status) => status === 401)).toHaveLength(50);
});

test('a successful login forgives the failures before it', async () => {
  const { username } = await api.addUser();
  for (let round = 0; round < 3; round += 1) {
    for (let failure = 0; failure < 9; failure += 1)
      await login(username, 'wrong', `10.2.${round}.${failure}`);
    expect((await login(username, testPassword, `10.2.${round}.9`)).statusCode).toBe(200);
  }
});

test('one address may register 30 times an hour', async () => {
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, index) =>
      api
        .visitor()
        .post(
          '/api/auth/register',
          { username: `many-${index}`, email: `many-${index}@cards.example`, password: 'lumen1' },
          from('10.3.0.1'),
        ),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(30);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
});

test('a forwarded address counts only when it comes from a trusted proxy', async () => {
  const exposed = await startApi();
  const tries = Array.from({ length: 51 }, (_, index) =>
    exposed
      .visitor()
      .post('/api/auth/login', { username: `name-${index}`, password: 'x' }, from(`10.4.0.${index}`)),
  );
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  await exposed.close();
});

test('a known and an unknown name take the same time to refuse', async () => {
  const users = await Promise.all(Array.from({ length: 8 }, () => api.addUser()));
  const samples = { known: [] as number[], unknown: [] as number[] };
  for (const round of Array(9).keys()) {
    for (const [index, { username }] of users.entries()) {
      samples.known.push(await timed(() => login(username, 'wrong', `10.5.${round}.${index}`)));
      samples.unknown.push(await timed(() => login(`nobody-${index}`, 'wrong', `10.6.${round}.${index}`)));
    }
  }
  expect(Math.abs(median(samples.known) / median(samples.unknown) - 1)).toBeLessThan(0.1);
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(samples: number[]): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0;
}
