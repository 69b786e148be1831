import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../testing/api-under-test.ts';

const api = await startApi();
afterAll(() => api.close());

/** Moves the sessions of a user into the past. */
const age = (actorId: string, { signedIn = '0', seen = '0' }: { signedIn?: string; seen?: string }) =>
  api.db.execute(sql`
    UPDATE sessions
    SET signed_in_at = now() - ${signedIn}::interval, last_seen_at = now() - ${seen}::interval
    WHERE actor_id = ${actorId}`);

const statusOf = async (caller: { get: (url: string) => Promise<{ statusCode: number }> }) =>
  (await caller.get('/api/auth/user')).statusCode;

const secondsLeft = async (actorId: string) => {
  const { rows } = await api.db.execute<{ seconds: number }>(
    sql`SELECT extract(epoch FROM expires_at - now())::int AS seconds FROM sessions WHERE actor_id = ${actorId}`,
  );
  return rows[0]?.seconds ?? 0;
};

test('an admin’s session and its cookie last twelve hours, a user’s thirty days', async () => {
  const admin = await api.signedIn({ isAdmin: true });
  expect(await secondsLeft(admin.user.id)).toBeLessThanOrEqual(12 * 3600);
  await age(admin.user.id, { signedIn: '11 hours 59 minutes' });
  expect(await statusOf(admin)).toBe(200);
  await age(admin.user.id, { signedIn: '12 hours 1 minute' });
  expect(await statusOf(admin)).toBe(401);

  const user = await api.signedIn();
  await age(user.user.id, { signedIn: '20 days', seen: '10 days' });
  expect(await statusOf(user)).toBe(200);
  expect(await secondsLeft(user.user.id)).toBeGreaterThan(29 * 24 * 3600);
});

test('an admin’s session ends after an hour without a request, and each request restarts the hour', async () => {
  const admin = await api.signedIn({ isAdmin: true });
  await age(admin.user.id, { seen: '59 minutes' });
  expect(await statusOf(admin)).toBe(200);
  const { rows } = await api.db.execute<{ isNow: boolean }>(
    sql`SELECT last_seen_at > now() - interval '1 minute' AS "isNow" FROM sessions WHERE actor_id = ${admin.user.id}`,
  );
  expect(rows).toEqual([{ isNow: true }]);
  await age(admin.user.id, { seen: '61 minutes' });
  expect(await statusOf(admin)).toBe(401);
});

test('an admin’s session row is updated at most once a minute, a user’s every ten minutes', async () => {
  const lastSeen = async (actorId: string) => {
    const { rows } = await api.db.execute<{ at: string }>(
      sql`SELECT last_seen_at::text AS at FROM sessions WHERE actor_id = ${actorId}`,
    );
    return rows[0]?.at;
  };
  const admin = await api.signedIn({ isAdmin: true });
  await age(admin.user.id, { seen: '50 seconds' });
  const before = await lastSeen(admin.user.id);
  await statusOf(admin);
  expect(await lastSeen(admin.user.id)).toBe(before);

  const user = await api.signedIn();
  await age(user.user.id, { seen: '9 minutes' });
  const then = await lastSeen(user.user.id);
  await statusOf(user);
  expect(await lastSeen(user.user.id)).toBe(then);
});

test('a user who becomes an admin in an old session must sign in again', async () => {
  const user = await api.signedIn();
  await age(user.user.id, { signedIn: '13 hours' });
  expect(await statusOf(user)).toBe(200);
  await api.db.execute(sql`UPDATE users SET is_admin = true WHERE id = ${user.user.id}`);
  expect(await statusOf(user)).toBe(401);
});

test('impersonating and restoring do not extend the admin’s session', async () => {
  const admin = await api.signedIn({ isAdmin: true });
  const user = await api.addUser();
  await age(admin.user.id, { signedIn: '11 hours 30 minutes' });
  const impersonated = await admin.call('impersonate', { params: { id: user.id } });
  expect(impersonated.statusCode).toBe(200);
  expect(await secondsLeft(admin.user.id)).toBeLessThanOrEqual(30 * 60);
  const restored = await admin.call('restoreSession');
  expect(restored.statusCode).toBe(200);
  expect(await secondsLeft(admin.user.id)).toBeLessThanOrEqual(30 * 60);
  const [, maxAge] = /Max-Age=(\d+)/.exec(String(restored.headers['set-cookie'])) ?? [];
  expect(Number(maxAge)).toBeLessThanOrEqual(30 * 60);
});

test('restoring from an impersonation does not confirm the password', async () => {
  const admin = await api.signedIn({ isAdmin: true });
  const user = await api.addUser();
  await admin.call('impersonate', { params: { id: user.id } });
  await api.db.execute(
    sql`UPDATE sessions SET confirmed_at = now() - interval '2 hours' WHERE actor_id = ${admin.user.id}`,
  );
  await admin.call('restoreSession');
  expect((await admin.call('deleteUser', { params: { id: user.id } })).json()).toMatchObject({
    code: 'PASSWORD_CONFIRMATION_NEEDED',
  });
});
