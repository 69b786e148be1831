import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { currentUserSchema } from '#contract/account-schemas.ts';
import { startApi, testPassword } from '../../testing/api-under-test.ts';

const api = await startApi();
afterAll(() => api.close());

const registration = (username: string) => ({
  username,
  email: `${username}@cards.example`,
  password: 'lumen1',
  role: 'free',
});

test('a visitor has no current user', async () => {
  const response = await api.visitor().call('currentUser');
  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual({ code: 'NOT_SIGNED_IN', message: 'Not logged in' });
});

test('registering creates a free account with a limit of one card and signs in', async () => {
  const visitor = api.visitor();
  const response = await visitor.call('register', { body: registration('elena') });
  expect(response.statusCode).toBe(201);
  const { id, createdAt } = currentUserSchema.parse(response.json());
  const { passwordWarning, ...registered } = response.json();
  expect(passwordWarning).toBeNull();
  expect(registered).toEqual({
    id,
    username: 'elena',
    email: 'elena@cards.example',
    role: 'free',
    cardLimit: 1,
    cardCount: 0,
    isAdmin: false,
    createdAt,
    isImpersonating: false,
    company: null,
    secondFactor: 'off',
    language: null,
    deletesAt: null,
    isEmailVerified: false,
  });
  const user = await visitor.call('currentUser');
  expect(user.json()).toEqual(registered);
});

test('a registration as admin with 9999 cards creates a free user with a limit of one', async () => {
  const visitor = api.visitor();
  const form = {
    ...registration('greedy'),
    role: 'admin',
    isAdmin: true,
    cardLimit: 9999,
    cardCount: -5,
    id: 'mine',
  };
  await visitor.call('register', { body: form });
  const user = await visitor.call('currentUser');
  expect(user.json()).toMatchObject({ role: 'free', isAdmin: false, cardLimit: 1, cardCount: 0 });
});

test.each(['Admin', 'admin ', ' admin', 'ａｄｍｉｎ', '\u0430dmin', 'ad\u200dmin', 'ad\u00admin', 'admın'])(
  'the reserved name %j cannot be registered',
  async (username) => {
    const response = await api.visitor().call('register', { body: { ...registration('someone'), username } });
    expect([400, 409]).toContain(response.statusCode);
  },
);

test('an existing name or email address is refused in any spelling', async () => {
  await api.addUser({ username: 'Zuzana', email: 'zuzana@cards.example' });
  const sameName = await api
    .visitor()
    .call('register', { body: { ...registration('other'), username: 'ＺＵＺＡＮＡ ' } });
  expect(sameName.json()).toEqual({ code: 'USERNAME_TAKEN', message: 'Username already exists' });
  const sameAddress = await api
    .visitor()
    .call('register', { body: { ...registration('other'), email: 'Zuzana@Cards.example' } });
  expect(sameAddress.json()).toEqual({ code: 'EMAIL_TAKEN', message: 'Email already exists' });
});

test('twenty concurrent registrations of one name create one account', async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      api
        .visitor()
        .call('register', { body: { ...registration('twin'), email: `twin${index}@cards.example` } }),
    ),
  );
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
});

test('an invalid form is refused with the code of each field', async () => {
  const response = await api
    .visitor()
    .call('register', { body: { username: 'el', email: 'elena@atelier', password: 'abc' } });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    code: 'INVALID_REQUEST',
    message: 'The request is not valid',
    fields: {
      username: 'USERNAME_TOO_SHORT',
      email: 'INVALID_ACCOUNT_EMAIL',
      password: 'PASSWORD_TOO_SHORT',
    },
  });
});

test('logging in returns the user and ignores the case of the name', async () => {
  const user = await api.addUser({ username: 'Tomáš', role: 'premium', cardLimit: 50 });
  const response = await api
    .visitor()
    .call('login', { body: { username: ' TOMÁŠ ', password: testPassword } });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    id: user.id,
    username: 'Tomáš',
    role: 'premium',
    cardLimit: 50,
    isAdmin: false,
  });
});

test('a wrong password and an unknown name are refused with the same message', async () => {
  const { username } = await api.addUser();
  const wrong = await api.visitor().call('login', { body: { username, password: 'wrong' } });
  const unknown = await api.visitor().call('login', { body: { username: 'never-was', password: 'wrong' } });
  const impossible = await api.visitor().call('login', { body: { username: 'a\u0000b', password: 'wrong' } });
  for (const response of [wrong, unknown, impossible]) {
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ code: 'BAD_CREDENTIALS', message: 'Invalid credentials' });
  }
});

test('logging in needs both fields', async () => {
  const response = await api.visitor().call('login', { body: { username: '', password: '' } });
  expect(response.json()).toMatchObject({
    fields: { username: 'USERNAME_REQUIRED', password: 'PASSWORD_REQUIRED' },
  });
});

test('logging out ends the session on the server', async () => {
  const caller = await api.signedIn();
  const cookie = caller.cookie() ?? '';
  expect((await caller.call('logout')).statusCode).toBe(204);
  const thief = api.visitor();
  thief.setCookie(cookie);
  expect((await thief.call('currentUser')).statusCode).toBe(401);
});

test('logging out without a session succeeds', async () => {
  expect((await api.visitor().call('logout')).statusCode).toBe(204);
});

test('a cookie planted before login is not valid after it', async () => {
  const planted = await api.signedIn();
  const plantedCookie = planted.cookie() ?? '';
  const { username } = await api.addUser();
  const victim = api.visitor();
  victim.setCookie(plantedCookie);
  await victim.call('login', { body: { username, password: testPassword } });
  expect(victim.cookie()).not.toBe(plantedCookie);
  expect((await planted.call('currentUser')).statusCode).toBe(401);
  const invented = api.visitor();
  invented.setCookie('vizitka=chosen-by-the-attacker');
  await invented.call('login', { body: { username, password: testPassword } });
  expect(invented.cookie()).not.toContain('chosen-by-the-attacker');
});

test('a changed role or limit applies from the next call on', async () => {
  const caller = await api.signedIn({ role: 'premium', cardLimit: 50 });
  await api.db.execute(
    sql`UPDATE accounts SET role = 'free', card_limit = 1 WHERE id = ${caller.user.accountId}`,
  );
  expect((await caller.call('currentUser')).json()).toMatchObject({ role: 'free', cardLimit: 1 });
});

test('a deleted user’s cookie is not valid', async () => {
  const caller = await api.signedIn();
  await api.db.execute(sql`DELETE FROM users WHERE id = ${caller.user.id}`);
  expect((await caller.call('currentUser')).statusCode).toBe(401);
});

test('an expired session is refused', async () => {
  const caller = await api.signedIn();
  await api.db.execute(
    sql`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE actor_id = ${caller.user.id}`,
  );
  expect((await caller.call('currentUser')).statusCode).toBe(401);
});

test('the current user has isImpersonating set during an impersonation', async () => {
  const admin = await api.signedIn({ isAdmin: true, role: 'admin' });
  const user = await api.addUser({ username: 'mira.dolina' });
  await api.db.execute(sql`UPDATE sessions SET subject_id = ${user.id} WHERE actor_id = ${admin.user.id}`);
  expect((await admin.call('currentUser')).json()).toMatchObject({
    username: 'mira.dolina',
    isImpersonating: true,
    isAdmin: false,
  });
});

test('the database stores neither the token nor the password', async () => {
  const caller = api.visitor();
  const form = registration('secretive');
  await caller.call('register', { body: form });
  const token = caller.cookie()?.split('=')[1] ?? '';
  expect(token.length).toBeGreaterThanOrEqual(43);
  const { rows } = await api.db.execute(
    sql`SELECT s.*, u.* FROM sessions s JOIN users u ON u.id = s.actor_id WHERE u.username = ${form.username}`,
  );
  const stored = JSON.stringify(rows);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(form.password);
  expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
});

test('requests of one moment are each answered for their own session', async () => {
  const [first, leaving, third] = [await api.signedIn(), await api.signedIn(), await api.signedIn()];
  await leaving.call('logout');
  const callers = [first, leaving, third, api.visitor(), third, first];
  const responses = await Promise.all(callers.map((caller) => caller.call('currentUser')));
  const ids = responses.map((response) => response.json().id);
  const [one, three] = [first.user.id, third.user.id];
  expect(ids).toEqual([one, undefined, three, undefined, three, one]);
});
