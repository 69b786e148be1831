import { afterAll, expect, test } from 'vitest';
import { reply, startApi } from '../../testing/api-under-test.ts';

const api = await startApi();
afterAll(() => api.close());

let count = 0;
const register = (username: string) => {
  count += 1;
  const account = { username, email: `look${count}@cards.example`, password: 'lumen-1' };
  return api.visitor().call('register', { body: account });
};

test.each(['ɑdmin', 'adrnin', 'support', 'Vizitka', 'bi11ing', 'adm1n', 'V1ZITKA'])(
  'the name %s cannot be registered',
  async (username) => {
    expect(await reply(register(username))).toMatchObject([409, { code: 'USERNAME_TAKEN' }]);
  },
);

test('a name that looks like an existing one is refused at registration and at renaming', async () => {
  expect((await register('marnila')).statusCode).toBe(201);
  expect((await register('mamila')).json()).toMatchObject({ code: 'USERNAME_LOOKALIKE' });
  const admin = await api.signedIn({ isAdmin: true });
  const { id } = await api.addUser();
  const edit = { username: 'MAMILA', password: '', role: 'free' as const, cardLimit: 1, isAdmin: false };
  const renamed = await admin.call('changeUser', { params: { id }, body: edit });
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
