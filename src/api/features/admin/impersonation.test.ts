import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { reply, startApi, testPassword } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { logLines } from '../../testing/log-lines.ts';

const { lines, logStream } = logLines();
const api = await startApi({ logStream });
afterAll(() => api.close());

/** An admin and the user they impersonate. */
async function viewing() {
  const admin = await api.signedIn({ role: 'admin', isAdmin: true });
  const user = await api.addUser({ role: 'premium', cardLimit: 50 });
  const ownCookie = admin.cookie() ?? '';
  const began = await admin.call('impersonate', { params: { id: user.id } });
  expect(began.statusCode).toBe(200);
  return { admin, user, ownCookie, began };
}

const restore = '/api/admin/restore-session';

async function entriesAbout(id: string) {
  const { rows } = await api.db.execute<{ action: string; actor_id: string; after: object | null }>(
    sql`SELECT action, actor_id, after FROM audit_log WHERE subject_id = ${id} ORDER BY id`,
  );
  return rows;
}

test('an impersonating admin gets the user’s data and rights, with a new token, for an hour', async () => {
  const { admin, user, ownCookie, began } = await viewing();
  expect(began.json()).toMatchObject({ id: user.id, isImpersonating: true, isAdmin: false, role: 'premium' });
  expect((await admin.call('currentUser')).json()).toMatchObject({ id: user.id, isImpersonating: true });
  expect(began.headers['set-cookie']?.[0]).toContain('Max-Age=3600;');
  const before = api.visitor();
  before.setCookie(ownCookie);
  expect((await before.call('currentUser')).statusCode).toBe(401);
  const { rows } = await api.db.execute<{ seconds: number }>(
    sql`SELECT extract(epoch FROM expires_at - now())::int AS seconds FROM sessions WHERE subject_id = ${user.id}`,
  );
  expect(rows[0]?.seconds).toBeGreaterThan(3500);
  expect(rows[0]?.seconds).toBeLessThanOrEqual(3600);
});

test('the impersonation session expires after an hour', async () => {
  const { admin, user } = await viewing();
  await api.db.execute(sql`UPDATE sessions SET expires_at = now() WHERE subject_id = ${user.id}`);
  expect((await admin.call('currentUser')).statusCode).toBe(401);
  expect((await admin.post(restore)).statusCode).toBe(401);
});

test('restoring returns the admin’s session with a new token, and the log has the start and the end', async () => {
  const { admin, user } = await viewing();
  const viewingCookie = admin.cookie() ?? '';
  const restored = await admin.post(restore);
  expect(restored.json()).toMatchObject({ id: admin.user.id, isImpersonating: false, isAdmin: true });
  expect((await admin.call('listUsers', { query: { limit: '1' } })).statusCode).toBe(200);
  const before = api.visitor();
  before.setCookie(viewingCookie);
  expect((await before.call('currentUser')).statusCode).toBe(401);
  expect(await entriesAbout(user.id)).toEqual([
    { action: 'impersonation_started', actor_id: admin.user.id, after: null },
    { action: 'impersonation_ended', actor_id: admin.user.id, after: { seconds: 0 } },
  ]);
});

test('logging out ends both sessions and is logged', async () => {
  const { admin, user } = await viewing();
  expect((await admin.call('logout')).statusCode).toBe(204);
  const { rows } = await api.db.execute(sql`SELECT 1 FROM sessions WHERE actor_id = ${admin.user.id}`);
  expect(rows).toEqual([]);
  expect((await entriesAbout(user.id)).map(({ action }) => action)).toEqual([
    'impersonation_started',
    'impersonation_ended',
  ]);
});

test('an impersonation cannot start another one, even if the user has become an admin', async () => {
  const { admin, user } = await viewing();
  const third = await api.addUser();
  expect((await admin.call('impersonate', { params: { id: third.id } })).statusCode).toBe(403);
  await api.db.execute(sql`UPDATE users SET is_admin = true WHERE id = ${user.id}`);
  expect((await admin.call('impersonate', { params: { id: third.id } })).statusCode).toBe(403);
  expect((await admin.call('listUsers')).statusCode).toBe(403);
});

test('admins, the account named admin and oneself cannot be impersonated', async () => {
  const admin = await api.signedIn({ isAdmin: true });
  const operator = await api.addUser({ username: 'admin', isAdmin: true });
  const other = await api.addUser({ isAdmin: true });
  for (const [id, code] of [
    [operator.id, 'PROTECTED_ACCOUNT'],
    [other.id, 'ADMIN_NOT_IMPERSONATED'],
    [admin.user.id, 'ADMIN_NOT_IMPERSONATED'],
  ]) {
    expect(await reply(admin.call('impersonate', { params: { id: id ?? '' } }))).toMatchObject([
      403,
      { code },
    ]);
  }
  expect((await admin.call('currentUser')).json()).toMatchObject({ isImpersonating: false });
});

test('restoring without an impersonation is refused, for admins and for users', async () => {
  for (const isAdmin of [true, false]) {
    const caller = await api.signedIn({ isAdmin });
    expect((await caller.post(restore)).statusCode).toBe(403);
    expect((await caller.call('currentUser')).statusCode).toBe(200);
  }
});

test('restoring by an admin who was demoted returns 401 and ends the session', async () => {
  const { admin } = await viewing();
  const other = await api.signedIn({ isAdmin: true });
  const { username } = admin.user;
  const edit = { username, password: '', role: 'free' as const, cardLimit: 1, isAdmin: false };
  expect((await other.call('changeUser', { params: { id: admin.user.id }, body: edit })).statusCode).toBe(
    200,
  );
  expect((await admin.post(restore)).statusCode).toBe(401);
  const { rows } = await api.db.execute(sql`SELECT 1 FROM sessions WHERE actor_id = ${admin.user.id}`);
  expect(rows).toEqual([]);
});

test.each(['/api/auth/user', '/api/business-cards'])(
  'an impersonating admin who loses the flag in the database gets 401 from %s at the next call',
  async (path) => {
    const { admin } = await viewing();
    await api.db.execute(sql`UPDATE users SET is_admin = false WHERE id = ${admin.user.id}`);
    expect((await admin.get(path)).statusCode).toBe(401);
  },
);

test('deleting the impersonated user ends the session', async () => {
  const { admin, user } = await viewing();
  const other = await api.signedIn({ isAdmin: true });
  await other.call('deleteUser', { params: { id: user.id } });
  expect((await admin.call('currentUser')).statusCode).toBe(401);
});

test.each([
  ['logs out everywhere', async (owner: Caller) => owner.call('endOtherSessions')],
  [
    'changes the password',
    async (owner: Caller) =>
      owner.call('changePassword', { body: { currentPassword: testPassword, newPassword: 'a better one' } }),
  ],
] as const)(
  'a user who %s ends the impersonation of their account, and the log has its end',
  async (_, act) => {
    const { admin, user } = await viewing();
    const owner = api.visitor();
    await owner.call('login', { body: { username: user.username, password: testPassword } });
    expect((await act(owner)).statusCode).toBeLessThan(300);
    expect((await admin.call('currentUser')).statusCode).toBe(401);
    expect((await owner.call('currentUser')).statusCode).toBe(200);
    expect((await entriesAbout(user.id)).map(({ action }) => action)).toEqual([
      'impersonation_started',
      'impersonation_ended',
    ]);
  },
);

test('an impersonating admin does not learn the user’s second factors', async () => {
  const { admin } = await viewing();
  const refused = await admin.call('secondFactorOptions');
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'WHILE_IMPERSONATING' }]);
});

test('every request of an impersonation is logged with both ids, including the logout', async () => {
  const { admin, user } = await viewing();
  lines.length = 0;
  await admin.call('listCards');
  await admin.call('requestUpload');
  await admin.get('/objects/uploads/01980000-0000-7000-8000-000000000000');
  await admin.call('listUsers');
  await admin.call('logout');
  const requests = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const logged = requests.filter(({ route }) => route !== undefined);
  expect(logged).toHaveLength(5);
  for (const line of logged) expect(line).toMatchObject({ actor: admin.user.id, subject: user.id });
});
