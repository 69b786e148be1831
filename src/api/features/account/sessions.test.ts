import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startApi, testPassword } from '../../testing/api-under-test.ts';

const api = await startApi({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
afterAll(() => api.close());

const headers = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
  'x-forwarded-for': '203.0.113.7',
};

/** Logs a user in with another browser. */
async function otherBrowser(username: string) {
  const caller = api.visitor();
  const response = await caller.call('login', { body: { username, password: testPassword }, headers });
  expect(response.statusCode).toBe(200);
  return caller;
}

const mailsTo = async (userId: string) => {
  const { rows } = await api.db.execute<{ kind: string; details: object }>(
    sql`SELECT kind, details FROM mails WHERE user_id = ${userId} ORDER BY id`,
  );
  return rows;
};

test('the list has device, network and which session this is', async () => {
  const caller = await api.signedIn();
  await otherBrowser(caller.user.username);
  const listed = (await caller.call('listSessions')).json();
  expect(listed.map(({ device, network, isCurrent }) => ({ device, network, isCurrent }))).toEqual([
    { device: 'Firefox, Windows', network: '203.0.*.*', isCurrent: false },
    { device: null, network: '127.0.*.*', isCurrent: true },
  ]);
});

test('one session is ended; that of another user is not', async () => {
  const [mine, stranger] = [await api.signedIn(), await api.signedIn()];
  const other = await otherBrowser(mine.user.username);
  const [listed] = (await mine.call('listSessions')).json();
  const end = (caller: typeof mine) =>
    caller.call('endOneSession', { body: { id: listed?.id ?? '' } }).then(({ statusCode }) => statusCode);
  expect(await end(stranger)).toBe(404);
  expect((await other.call('currentUser')).statusCode).toBe(200);
  expect(await end(mine)).toBe(204);
  expect((await other.call('currentUser')).statusCode).toBe(401);
  expect((await mine.call('currentUser')).statusCode).toBe(200);
});

test('all others are ended, this one stays', async () => {
  const caller = await api.signedIn();
  const others = [await otherBrowser(caller.user.username), await otherBrowser(caller.user.username)];
  expect((await caller.call('endOtherSessions')).statusCode).toBe(204);
  for (const other of others) expect((await other.call('currentUser')).statusCode).toBe(401);
  expect((await caller.call('currentUser')).statusCode).toBe(200);
});

test('a login with a new browser is told by mail; the first one, and a known one, are not', async () => {
  const caller = await api.signedIn({ emailVerifiedAt: new Date() });
  const { id, username } = caller.user;
  expect(await mailsTo(id)).toEqual([]);
  const login = (cookie = '') =>
    api.visitor().call('login', {
      body: { username, password: testPassword },
      headers: { ...headers, ...(cookie && { cookie }) },
    });
  const set = [(await login()).headers['set-cookie'] ?? []].flat();
  const device = set.find((text) => text.startsWith('vizitka-device='))?.split(';')[0] ?? '';
  const told = { kind: 'newDevice', details: { device: 'Firefox, Windows', network: '203.0.*.*' } };
  expect(await mailsTo(id)).toEqual([told]);
  expect((await login(device)).statusCode).toBe(200);
  expect(await mailsTo(id)).toEqual([told]);
});

test('a session that was not used for 14 days has ended; using it keeps it', async () => {
  const caller = await api.signedIn();
  const { id } = caller.user;
  const lastSeen = (ago: string) =>
    api.db.execute(sql`UPDATE sessions SET last_seen_at = now() - ${ago}::interval WHERE actor_id = ${id}`);
  await lastSeen('13 days 23 hours');
  expect((await caller.call('currentUser')).statusCode).toBe(200);
  await lastSeen('14 days 1 minute');
  expect((await caller.call('currentUser')).statusCode).toBe(401);
});
