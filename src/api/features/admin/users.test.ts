import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { User } from '#contract/account-schemas.ts';
import type { AuditAction } from '#contract/audit.ts';
import { roles } from '#domain/plan/plans.ts';
import { aCard } from '../../testing/a-card.ts';
import { anEdit } from '../../testing/an-edit.ts';
import { startApi, testPassword } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';

const api = await startApi();
const admin = await api.signedIn({ username: 'elena', role: 'premium', isAdmin: true });
afterAll(() => api.close());

async function pagesOf(caller: Caller, first: string): Promise<User[][]> {
  const pages: User[][] = [];
  for (let address: string | undefined = first; address; ) {
    const response = await caller.get(address);
    pages.push(response.json());
    address = /<([^>]+)>; rel="next"/.exec(String(response.headers.link ?? ''))?.[1];
  }
  return pages;
}

const lastEntry = async (action: AuditAction) =>
  (await admin.call('listAudit', { query: { action } })).json()[0];

test('the call without parameters lists all users with their card counts, oldest first, and the total', async () => {
  const own = await startApi();
  const caller = await own.signedIn({ isAdmin: true });
  const other = await own.signedIn({ role: 'premium', cardLimit: 50 });
  await other.call('saveCard', { body: aCard() });
  const response = await caller.call('listUsers');
  const users = response.json();
  expect(users.map(({ id }) => id)).toEqual([caller.user.id, other.user.id]);
  expect(users[1]).toMatchObject({ role: 'premium', cardLimit: 50, cardCount: 1, isAdmin: false });
  expect(response.headers['x-total-count']).toBe('2');
  expect(response.headers.link).toBeUndefined();
  await own.close();
});

test.each(['created', '-created', 'username', '-username'])(
  'sorted by %s, every user is on exactly one page',
  async (sort) => {
    const own = await startApi();
    const caller = await own.signedIn({ isAdmin: true, username: 'žofia' });
    for (const username of ['Adam', 'eva', 'boris', 'cyril']) await own.addUser({ username });
    const pages = await pagesOf(caller, `/api/admin/users?limit=2&sort=${sort}`);
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    const names = pages.flat().map(({ username }) => username);
    const order = sort.endsWith('created')
      ? ['žofia', 'Adam', 'eva', 'boris', 'cyril']
      : ['Adam', 'boris', 'cyril', 'eva', 'žofia'];
    expect(names).toEqual(sort.startsWith('-') ? order.reverse() : order);
    await own.close();
  },
);

test('a search matches the start of the name, or of the email address if it contains an @', async () => {
  for (const username of ['Marta', 'marek', 'tamara']) await api.addUser({ username });
  const found = async (search: string) =>
    (await admin.call('listUsers', { query: { search } })).json().map(({ username }) => username);
  expect(await found('MAR')).toEqual(['marek', 'Marta']);
  expect(await found('marek@CARDS')).toEqual(['marek']);
  expect(await found('%')).toEqual([]);
  expect(await found('_ar')).toEqual([]);
});

test('the total changes with registrations and deletions', async () => {
  const total = async () =>
    Number((await admin.call('listUsers', { query: { limit: '1' } })).headers['x-total-count']);
  const before = await total();
  const deleted = await api.addUser();
  expect(await total()).toBe(before + 1);
  await admin.call('deleteUser', { params: { id: deleted.id } });
  expect(await total()).toBe(before);
});

test('an edit changes name, role, limit and flag, and logs the old values', async () => {
  const user = await api.addUser({ username: 'vlkova', role: 'premium', cardLimit: 50 });
  const edit = anEdit(user, { username: 'vlkova.j', role: 'enterprise', cardLimit: 500, isAdmin: true });
  const response = await admin.call('changeUser', { params: { id: user.id }, body: edit });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    username: 'vlkova.j',
    role: 'enterprise',
    cardLimit: 500,
    isAdmin: true,
  });
  expect(await lastEntry('user_updated')).toMatchObject({
    actorName: 'elena',
    subjectId: user.id,
    subjectName: 'vlkova',
    before: { username: 'vlkova', role: 'premium', cardLimit: 50, isAdmin: false },
    after: { username: 'vlkova.j', role: 'enterprise', cardLimit: 500, isAdmin: true },
    requestId: response.headers['x-request-id'],
    address: '127.0.*.*',
  });
});

test.each(roles)('a user has a new role %s from the next call on', async (role) => {
  const user = await api.signedIn();
  await admin.call('changeUser', {
    params: { id: user.user.id },
    body: anEdit(user.user, { role, cardLimit: 7 }),
  });
  expect((await user.call('currentUser')).json()).toMatchObject({ role, cardLimit: 7 });
});

test('an empty password keeps the current one; a new one replaces it, ends the sessions and is logged without its value', async () => {
  const user = await api.signedIn();
  const address = `/api/admin/users/${user.user.id}`;
  await admin.put(address, anEdit(user.user));
  expect((await user.call('currentUser')).statusCode).toBe(200);

  await admin.put(address, anEdit(user.user, { password: 'a new secret' }));
  expect((await user.call('currentUser')).statusCode).toBe(401);
  const login = (password: string) =>
    api.visitor().call('login', { body: { username: user.user.username, password } });
  expect((await login(testPassword)).statusCode).toBe(401);
  expect((await login('a new secret')).statusCode).toBe(200);
  expect(await lastEntry('password_set')).toMatchObject({
    subjectId: user.user.id,
    before: null,
    after: null,
  });
  const { rows } = await api.db.execute(sql`SELECT * FROM audit_log`);
  expect(JSON.stringify(rows)).not.toMatch(/a new secret|argon2/);
});

test('the user edit cannot set an admin’s password, neither for another admin nor for oneself', async () => {
  const other = await api.signedIn({ isAdmin: true });
  const edit = anEdit(other.user, { password: 'another admin set this', isAdmin: true });
  for (const caller of [admin, other]) {
    const response = await caller.call('changeUser', { params: { id: other.user.id }, body: edit });
    expect([response.statusCode, response.json()]).toMatchObject([
      403,
      { code: 'ADMIN_PASSWORD', message: 'Only admins themselves can change their password' },
    ]);
  }
  const login = { username: other.user.username, password: testPassword };
  expect((await api.visitor().call('login', { body: login })).statusCode).toBe(200);
});

test('one edit cannot both set a password and make the user an admin', async () => {
  const user = await api.addUser();
  const edit = anEdit(user, { password: 'chosen for them here', isAdmin: true });
  const response = await admin.call('changeUser', { params: { id: user.id }, body: edit });
  expect([response.statusCode, response.json()]).toMatchObject([403, { code: 'ADMIN_PASSWORD' }]);
});

test('an edit that changes nothing adds no log entry', async () => {
  const user = await api.addUser();
  const count = async () => (await admin.call('listAudit')).headers['x-total-count'];
  const before = await count();
  await admin.call('changeUser', { params: { id: user.id }, body: anEdit(user) });
  expect(await count()).toBe(before);
});

test('a name with @ of an earlier release stays while other fields change', async () => {
  const user = await api.addUser({ username: 'old@cards.example' });
  const response = await admin.call('changeUser', {
    params: { id: user.id },
    body: anEdit(user, { cardLimit: 3 }),
  });
  expect(response.json()).toMatchObject({ username: 'old@cards.example', cardLimit: 3 });
});

test.each([
  [{ cardLimit: -1 }, 'CARD_LIMIT_NEGATIVE'],
  [{ cardLimit: 2_147_483_648 }, 'OUT_OF_RANGE'],
  [{ password: 'short' }, 'PASSWORD_TOO_SHORT'],
  [{ username: 'el' }, 'USERNAME_TOO_SHORT'],
  [{ username: 'admin\u00ad' }, 'USERNAME_INVISIBLE'],
  [{ username: 'elena@cards.example' }, 'USERNAME_WITH_AT'],
  [{ username: '\u0430dmin' }, 'USERNAME_MIXED_SCRIPTS'],
])('an edit to %j is refused with %s', async (edit, problem) => {
  const user = await api.addUser();
  const response = await admin.call('changeUser', { params: { id: user.id }, body: anEdit(user, edit) });
  expect(response.statusCode).toBe(400);
  expect(Object.values(response.json<{ fields: object }>().fields)).toContain(problem);
});

test.each(['Admin', 'ADMIN ', '\uff41dmin', 'ádmin', 'elena', 'ELENA'])(
  'a user cannot be renamed to %s',
  async (username) => {
    const user = await api.addUser();
    const response = await admin.call('changeUser', {
      params: { id: user.id },
      body: anEdit(user, { username }),
    });
    expect([response.statusCode, response.json()]).toMatchObject([409, { code: 'USERNAME_TAKEN' }]);
  },
);

test('an unknown user returns 404', async () => {
  const nobody = '/api/admin/users/01980000-0000-7000-8000-000000000000';
  expect((await admin.put(nobody, anEdit({ username: 'nobody' }))).json()).toMatchObject({
    code: 'USER_NOT_FOUND',
  });
  expect((await admin.delete(nobody)).json()).toMatchObject({ code: 'USER_NOT_FOUND' });
});

test('the account named admin keeps its name and its flag, and cannot be deleted', async () => {
  const operator = await api.signedIn({ username: 'admin', role: 'admin', cardLimit: 500, isAdmin: true });
  const address = `/api/admin/users/${operator.user.id}`;
  const same = { username: 'admin', password: '', role: 'admin', cardLimit: 50, isAdmin: true };
  expect((await admin.put(address, same)).json()).toMatchObject({ cardLimit: 50 });
  for (const edit of [{ username: 'operator' }, { isAdmin: false }]) {
    for (const caller of [admin, operator]) {
      const response = await caller.put(address, { ...same, ...edit });
      expect([response.statusCode, response.json()]).toMatchObject([403, { code: 'PROTECTED_ACCOUNT' }]);
    }
  }
  expect((await admin.delete(address)).json()).toMatchObject({ code: 'PROTECTED_ACCOUNT' });
});

test('admins cannot delete or demote themselves', async () => {
  const address = `/api/admin/users/${admin.user.id}`;
  expect((await admin.delete(address)).json()).toMatchObject({ code: 'OWN_ACCOUNT' });
  expect((await admin.put(address, anEdit(admin.user))).json()).toMatchObject({ code: 'OWN_ACCOUNT' });
});

test('when two admins delete each other at once, one remains and the other is signed out', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, two] = [await api.signedIn({ isAdmin: true }), await api.signedIn({ isAdmin: true })];
    const responses = await Promise.all([
      one.call('deleteUser', { params: { id: two.user.id } }),
      two.call('deleteUser', { params: { id: one.user.id } }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 401]);
  }
});

test('when two admins demote each other at once, one remains an admin', async () => {
  const [one, two] = [await api.signedIn({ isAdmin: true }), await api.signedIn({ isAdmin: true })];
  await Promise.all([
    one.call('changeUser', { params: { id: two.user.id }, body: anEdit(two.user) }),
    two.call('changeUser', { params: { id: one.user.id }, body: anEdit(one.user) }),
  ]);
  const { rows } = await api.db.execute(
    sql`SELECT is_admin FROM users WHERE id IN (${one.user.id}, ${two.user.id}) AND is_admin`,
  );
  expect(rows).toHaveLength(1);
});

test('deleting a user deletes cards, sessions and uploads, leaves the files to the cleanup job and keeps the payments', async () => {
  const user = await api.signedIn({ username: 'leaving', role: 'premium', cardLimit: 50 });
  const { id, accountId } = user.user;
  await user.call('saveCard', { body: aCard() });
  const upload = await user.call('requestUpload');
  const uploadId = new URL(upload.json().uploadURL).pathname.slice(-36);
  await api.db.execute(sql`
    INSERT INTO payments (id, account_id, user_id, plan, amount_cents, currency, provider_intent_id, state)
    VALUES (gen_random_uuid(), ${accountId}, ${id}, 'premium', 1900, 'usd', 'pi_leaving', 'succeeded')`);
  expect((await admin.call('deleteUser', { params: { id } })).statusCode).toBe(204);

  expect((await user.call('currentUser')).statusCode).toBe(401);
  const { rows } = await api.db.execute(sql`
    SELECT (SELECT count(*) FROM cards WHERE account_id = ${accountId})::int AS cards,
           (SELECT count(*) FROM sessions WHERE actor_id = ${id})::int AS sessions,
           (SELECT count(*) FROM uploads WHERE account_id = ${accountId})::int AS uploads,
           (SELECT count(*) FROM abandoned_objects WHERE upload_id = ${uploadId})::int AS abandoned,
           (SELECT user_id FROM payments WHERE provider_intent_id = 'pi_leaving') AS payer`);
  expect(rows).toEqual([{ cards: 0, sessions: 0, uploads: 0, abandoned: 1, payer: null }]);
  expect(await lastEntry('user_deleted')).toMatchObject({
    subjectName: 'leaving',
    before: { username: 'leaving', role: 'premium', cardLimit: 50, cardCount: 1, isAdmin: false },
    after: null,
  });
});

test('a demoted admin’s next call is refused', async () => {
  const other = await api.signedIn({ isAdmin: true });
  await admin.call('changeUser', { params: { id: other.user.id }, body: anEdit(other.user) });
  expect((await other.call('listUsers')).statusCode).toBe(403);
});
