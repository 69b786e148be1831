import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { hashPassword } from '../../security/hash-password.ts';
import { anEdit } from '../../testing/an-edit.ts';
import { reply, startApi, testPassword } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { setUpApp } from '../../testing/second-factor.ts';

const api = await startApi();
afterAll(() => api.close());

/** An admin who confirmed their password this long ago. */
async function adminConfirmed(ago: string) {
  const admin = await api.signedIn({ role: 'admin', isAdmin: true });
  await ageConfirmation(admin.user.id, ago);
  return admin;
}

/** Moves the confirmation into the past: it is compared with the clock of the database. */
const ageConfirmation = (adminId: string, ago: string) =>
  api.db.execute(
    sql`UPDATE sessions SET confirmed_at = now() - ${ago}::interval WHERE actor_id = ${adminId}`,
  );

const confirm = (admin: Caller, password = testPassword, code?: string) =>
  admin.call('confirmPassword', { body: { password, ...(code && { code }) } });

test.each([
  [
    'edit',
    async (admin: Caller, user: { id: string; username: string }) =>
      admin.call('changeUser', { params: { id: user.id }, body: anEdit(user) }),
  ],
  [
    'impersonate',
    async (admin: Caller, user: { id: string }) => admin.call('impersonate', { params: { id: user.id } }),
  ],
  [
    'delete',
    async (admin: Caller, user: { id: string }) => admin.call('deleteUser', { params: { id: user.id } }),
  ],
] as const)('to %s a user, an admin must confirm their password once an hour', async (_, act) => {
  const admin = await adminConfirmed('61 minutes');
  const user = await api.addUser();
  expect(await reply(act(admin, user))).toMatchObject([403, { code: 'PASSWORD_CONFIRMATION_NEEDED' }]);
  expect((await confirm(admin)).statusCode).toBe(204);
  expect((await act(admin, user)).statusCode).toBeLessThan(300);
});

const actions = {
  impersonate: async (admin: Caller, id: string) => admin.call('impersonate', { params: { id } }),
  delete: async (admin: Caller, id: string) => admin.call('deleteUser', { params: { id } }),
  grant: async (admin: Caller, id: string) =>
    admin.call('changeUser', {
      params: { id },
      body: {
        ...anEdit({ username: `granted-${id.slice(-12)}` }),
        role: 'premium',
        cardLimit: 9,
      },
    }),
};

test.each(Object.entries(actions))(
  'to %s, an admin with a second factor must give it again after an hour; the password alone does not do',
  async (_, act) => {
    const admin = await api.signedIn({ role: 'admin', isAdmin: true });
    const app = await setUpApp(admin);
    const [recent, later] = [await api.addUser(), await api.addUser()];
    await ageConfirmation(admin.user.id, '59 minutes');
    // Impersonation replaces the session, so the refusal is tried first there.
    if (act !== actions.impersonate) expect((await act(admin, recent.id)).statusCode).toBeLessThan(300);

    await ageConfirmation(admin.user.id, '61 minutes');
    expect((await act(admin, later.id)).json()).toMatchObject({ code: 'PASSWORD_CONFIRMATION_NEEDED' });
    expect((await confirm(admin)).json()).toMatchObject({ code: 'WRONG_CODE' });
    expect((await act(admin, later.id)).statusCode).toBe(403);
    expect((await confirm(admin, testPassword, app.code(1))).statusCode).toBe(204);
    expect((await act(admin, later.id)).statusCode).toBeLessThan(300);
  },
);

test('within an hour no password is needed, and reading never needs one', async () => {
  const recent = await adminConfirmed('59 minutes');
  const user = await api.addUser();
  expect((await recent.call('changeUser', { params: { id: user.id }, body: anEdit(user) })).statusCode).toBe(
    200,
  );
  const long = await adminConfirmed('3 hours');
  expect((await long.call('listUsers', { query: { limit: '1' } })).statusCode).toBe(200);
  expect((await long.call('listAudit')).statusCode).toBe(200);
});

test('a wrong password does not confirm, and counts as a failed login', async () => {
  const admin = await adminConfirmed('2 hours');
  const user = await api.addUser();
  for (let tries = 0; tries < 10; tries += 1)
    expect((await confirm(admin, 'not this one')).json()).toMatchObject({ code: 'WRONG_PASSWORD' });
  expect((await confirm(admin)).statusCode).toBe(429);
  const { username } = admin.user;
  expect((await api.visitor().call('login', { body: { username, password: testPassword } })).statusCode).toBe(
    429,
  );
  expect((await admin.call('deleteUser', { params: { id: user.id } })).json()).toMatchObject({
    code: 'PASSWORD_CONFIRMATION_NEEDED',
  });
});

test('an admin whose password is shorter than 12 characters must change it before they can change users', async () => {
  const { id, username } = await api.addUser({ role: 'admin', isAdmin: true });
  const short = 'six666';
  await api.db.execute(sql`UPDATE users SET password_hash = ${await hashPassword(short)} WHERE id = ${id}`);
  const admin = api.visitor();
  expect((await admin.call('login', { body: { username, password: short } })).statusCode).toBe(200);
  const user = await api.addUser();
  const address = `/api/admin/users/${user.id}`;
  expect((await admin.delete(address)).json()).toMatchObject({ code: 'PASSWORD_CONFIRMATION_NEEDED' });
  expect((await confirm(admin, short)).json()).toMatchObject({ code: 'ADMIN_PASSWORD_SHORT' });
  const change = { currentPassword: short, newPassword: 'long enough now' };
  expect((await admin.call('changePassword', { body: change })).statusCode).toBe(200);
  expect((await admin.delete(address)).statusCode).toBe(204);
});

test('an admin’s new password needs 12 characters and the current password; a user’s needs six', async () => {
  const admin = await api.signedIn({ isAdmin: true });
  const change = (caller: Caller, newPassword: string, currentPassword = testPassword) =>
    caller.call('changePassword', { body: { currentPassword, newPassword } });
  const short = await change(admin, 'elevenchars');
  expect([short.statusCode, short.json()]).toMatchObject([
    400,
    { fields: { newPassword: 'ADMIN_PASSWORD_TOO_SHORT' } },
  ]);
  expect((await change(admin, 'twelve chars', 'a guess')).json()).toMatchObject({ code: 'WRONG_PASSWORD' });
  expect((await change(admin, 'twelve chars')).statusCode).toBe(200);
  expect((await change(await api.signedIn(), 'sixsix')).statusCode).toBe(200);
});
