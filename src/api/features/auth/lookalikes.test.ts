import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillInSkeletons } from '../../store/users/user-names.ts';
import { type ApiUnderTest, startApi, testPassword } from '../../testing/api-under-test.ts';

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

let count = 0;
const register = (username: string) => {
  count += 1;
  const account = { username, email: `look${count}@cards.example`, password: 'lumen-1' };
  return api.visitor().post('/api/auth/register', account);
};

test.each(['ɑdmin', 'adrnin', 'support', 'Vizitka', 'bi11ing', 'adm1n', 'V1ZITKA'])(
  'the name %s cannot be registered',
  async (username) => {
    const response = await register(username);
    expect([response.statusCode, response.json()]).toMatchObject([409, { code: 'USERNAME_TAKEN' }]);
  },
);

test('a name that looks like an existing one is refused at registration and at renaming', async () => {
  expect((await register('marnila')).statusCode).toBe(201);
  expect((await register('mamila')).json()).toMatchObject({ code: 'USERNAME_LOOKALIKE' });
  const admin = await api.signedIn({ isAdmin: true });
  const { id } = await api.addUser();
  const edit = { username: 'MAMILA', password: '', role: 'free', cardLimit: 1, isAdmin: false };
  const renamed = await admin.put(`/api/admin/users/${id}`, edit);
  expect([renamed.statusCode, renamed.json()]).toMatchObject([409, { code: 'USERNAME_LOOKALIKE' }]);
});

test('two concurrent registrations of look-alike names create one account', async () => {
  const responses = await Promise.all([
    register('korne1'),
    register('kornel'),
    register('k0rnel'),
    register('komel'),
  ]);
  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
});

test('accounts with look-alike names from an earlier release can log in and can be edited', async () => {
  const first = await api.addUser({ username: 'jarmila' });
  const second = await api.addUser({ username: 'somebody-old' });
  const strange = await api.addUser({ username: 'somebody-older' });
  await api.db.execute(sql`UPDATE users SET username_skeleton = NULL`);
  await api.db.execute(
    sql`UPDATE users SET username = 'jarrnila', username_key = 'jarrnila' WHERE id = ${second.id}`,
  );
  const invisible = 'bo\u034fris';
  await api.db.execute(
    sql`UPDATE users SET username = ${invisible}, username_key = ${invisible} WHERE id = ${strange.id}`,
  );
  await fillInSkeletons(api.db);
  const { rows } = await api.db.execute(
    sql`SELECT username, username_skeleton IS NULL AS "isNull" FROM users WHERE id IN (${first.id}, ${second.id}) ORDER BY id`,
  );
  expect(rows).toEqual([
    { username: 'jarmila', isNull: false },
    { username: 'jarrnila', isNull: true },
  ]);
  expect(await fillInSkeletons(api.db)).toBe(0);

  for (const username of ['jarmila', 'jarrnila', invisible]) {
    const login = await api.visitor().post('/api/auth/login', { username, password: testPassword });
    expect(login.statusCode).toBe(200);
  }
  const admin = await api.signedIn({ isAdmin: true });
  const edit = { username: 'jarrnila', password: '', role: 'premium', cardLimit: 50, isAdmin: false };
  expect((await admin.put(`/api/admin/users/${second.id}`, edit)).statusCode).toBe(200);
});
