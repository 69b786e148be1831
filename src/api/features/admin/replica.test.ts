import { afterAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../database/db.ts';
import { aCard } from '../../testing/a-card.ts';
import { startApi, testPassword } from '../../testing/api-under-test.ts';
import { startDatabase } from '../../testing/database-under-test.ts';

/** The replica is held back: it has the schema and nothing that was written since. */

const replica = await startDatabase();
const api = await startApi({ replica: replica.db });
const admin = await api.signedIn({ isAdmin: true, role: 'premium', cardLimit: 50 });
afterAll(async () => {
  await api.close();
  await replica.close();
});

test('the lists and counts of admins come from the replica', async () => {
  for (const path of ['/api/admin/users', '/api/admin/audit']) {
    const response = await admin.get(path);
    expect([response.json(), response.headers['x-total-count']]).toEqual([[], '0']);
  }
});

test('registration, login, session, logout, cards and grants never come from the replica', async () => {
  const visitor = api.visitor();
  const account = { username: 'nina', email: 'nina@cards.example', password: testPassword };
  expect((await visitor.call('register', { body: account })).statusCode).toBe(201);
  expect((await visitor.call('currentUser')).json()).toMatchObject({ username: 'nina' });
  const again = api.visitor();
  expect((await again.call('login', { body: account })).statusCode).toBe(200);
  await admin.call('saveCard', { body: aCard({ name: 'Just saved' }) });
  expect((await admin.call('listCards')).json()).toMatchObject([{ name: 'Just saved' }]);
  expect((await admin.call('listUserGrants', { params: { id: admin.user.id } })).statusCode).toBe(200);
  await again.call('logout');
  expect((await again.call('currentUser')).statusCode).toBe(401);
});

test('after a change an admin reads the lists from the primary', async () => {
  const other = await api.signedIn({ isAdmin: true });
  await other.post('/api/auth/confirm', { password: testPassword });
  const session = other.cookie() ?? '';
  const changed = await other.call('changeUser', {
    params: { id: admin.user.id },
    body: {
      username: admin.user.username,
      password: '',
      role: 'enterprise',
      cardLimit: 60,
      isAdmin: true,
    },
  });
  expect(changed.statusCode).toBe(200);
  const cookies = changed.cookies.map(({ name, maxAge }) => [name, maxAge]);
  expect(cookies).toContainEqual(['vizitka-changed', 10]);
  const listOf = async (cookie: string) =>
    (await api.visitor().call('listUsers', { headers: { cookie } })).json();
  expect(await listOf(session)).toEqual([]);
  const users = await listOf(`${session}; vizitka-changed=1`);
  expect(users.find(({ id }) => id === admin.user.id)).toMatchObject({ role: 'enterprise' });
});

test('while the replica is unavailable the lists come from the primary', async () => {
  const away: Database = openDatabase(
    { url: 'postgres://127.0.0.1:9/none', poolMax: 1, acquireTimeoutMs: 1000, statementTimeoutMs: 1000 },
    () => undefined,
  );
  const own = await startApi({ replica: away });
  const caller = await own.signedIn({ isAdmin: true });
  expect((await caller.call('listUsers')).headers['x-total-count']).toBe('1');
  await own.close();
  await away.$client.end();
});
