import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { EmailTokenPurpose } from '#domain/account/email-tokens.ts';
import { startApi, testPassword, unlimited } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { addLink } from '../../testing/mail-links.ts';
import { passkeyOfDevice } from '../../testing/passkey.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { proposePasskey, proposeTotp, putPasskey, setUpApp } from '../../testing/second-factor.ts';

/** Whoever knows the old password tries to stay in while the owner replaces it. */

const api = await startApi({ limits: unlimited });
const admin = await api.signedIn({ isAdmin: true });
afterAll(() => api.close());

const races = randomRuns(200, 20);
const timeout = 10_000 * races;
const newPassword = 'mine once more';

type User = { id: string; username: string; email: string };

const count = async (query: ReturnType<typeof sql>) => {
  const { rows } = await api.db.execute<{ count: number }>(query);
  return rows[0]?.count ?? 0;
};
const factorsOf = (userId: string) =>
  count(sql`SELECT (SELECT count(*) FROM passkeys WHERE user_id = ${userId})::int
    + (SELECT count(*) FROM totp_secrets WHERE user_id = ${userId} AND confirmed_at IS NOT NULL)::int AS count`);
/** Sessions, sign-ins that wait for a factor, and what they have begun to set up. */
const accessOf = (userId: string) =>
  count(sql`SELECT (SELECT count(*) FROM sessions WHERE actor_id = ${userId})::int
    + (SELECT count(*) FROM pending_sign_ins WHERE user_id = ${userId})::int
    + (SELECT count(*) FROM totp_proposals)::int + (SELECT count(*) FROM factor_challenges)::int
    + (SELECT count(*) FROM mails WHERE user_id = ${userId} AND kind = 'changeEmail')::int AS count`);

const logIn = async ({ username }: User) => {
  const caller = api.visitor();
  const response = await caller.call('login', { body: { username, password: testPassword } });
  return { caller, response };
};
const aLink = async (purpose: EmailTokenPurpose, user: User) => (await addLink(api.db, purpose, user)).token;
const verify = ({ id }: User) =>
  api.db.execute(sql`UPDATE users SET email_verified_at = now() WHERE id = ${id}`);

/** The ways in which an owner takes the account back. Each resolves to whether it succeeded. */
const takings = {
  reset: async (user: User) => {
    const body = { token: await aLink('reset_password', user), newPassword };
    return async () => (await api.visitor().call('resetPassword', { body })).statusCode === 200;
  },
  undo: async (user: User) => {
    const token = await aLink('undo_email_change', { ...user, email: `earlier-${user.email}` });
    return async () => (await api.visitor().call('undoEmailChange', { body: { token } })).statusCode === 200;
  },
  setByAdmin: async ({ id, username }: User) => {
    const edit = { username, password: newPassword, role: 'free' as const, cardLimit: 1, isAdmin: false };
    return async () => (await admin.call('changeUser', { params: { id }, body: edit })).statusCode === 200;
  },
  change: async (user: User) => {
    const { caller } = await logIn(user);
    const body = { currentPassword: testPassword, newPassword };
    return async () => (await caller.call('changePassword', { body })).statusCode === 200;
  },
};
type Taking = keyof typeof takings;
const kinds = Object.keys(takings) as Taking[];

/** Runs what must not win together with what must, which begins at another place in the queue each time. */
async function race(turn: number, take: () => Promise<boolean>, attacks: (() => Promise<unknown>)[]) {
  const place = turn % (attacks.length + 1);
  const begun = attacks.slice(0, place).map((attack) => attack());
  const taken = take();
  await Promise.all([...begun, ...attacks.slice(place).map((attack) => attack())]);
  return taken;
}

test('no session, pending login, challenge, proposal or change of address outlives a reset, an undo or a new password', {
  timeout,
}, async () => {
  const outlived: string[] = [];
  for (let turn = 0; turn < races; turn += 1) {
    const kind = kinds[turn % kinds.length] ?? 'reset';
    const user = await api.addUser();
    await verify(user);
    const { caller: thief } = await logIn(user);
    const take = await takings[kind](user);
    const stepUp = { password: testPassword };
    const isTaken = await race(turn, take, [
      () => logIn(user),
      () => thief.call('proposeTotp', { body: stepUp }),
      () => logIn(user),
      () => thief.call('proposePasskey', { body: stepUp }),
      () => thief.call('changeEmail', { body: { ...stepUp, email: `thief-${turn}@cards.example` } }),
      () => logIn(user),
    ]);
    expect(isTaken).toBe(true);
    // A new password keeps the session that gave it.
    const left = (await accessOf(user.id)) - (kind === 'change' ? 1 : 0);
    if (left !== 0) outlived.push(`${kind} ${turn}: ${left}`);
  }
  expect(outlived).toEqual([]);
});

test('no login that waits for its second factor outlives them', { timeout }, async () => {
  const outlived: string[] = [];
  for (let turn = 0; turn < randomRuns(200, 6); turn += 1) {
    const kind = (['reset', 'undo', 'setByAdmin'] as const)[turn % 3] ?? 'reset';
    const owner = await api.signedIn();
    await verify(owner.user);
    const { code, backupCodes } = await setUpApp(owner);
    // Of the owner, from before the change of address.
    await api.db.execute(
      sql`UPDATE totp_secrets SET confirmed_at = now() - interval '2 days' WHERE user_id = ${owner.user.id}`,
    );
    const pending = await Promise.all([logIn(owner.user), logIn(owner.user), logIn(owner.user)]);
    const proofs = [code(1), ...backupCodes];
    const give = (caller: Caller, index: number) => () =>
      caller.call('secondFactor', { body: { code: proofs[index] } });
    const take = await takings[kind](owner.user);
    const isTaken = await race(turn, take, [
      ...pending.map(({ caller }, index) => give(caller, index)),
      () => logIn(owner.user),
    ]);
    expect(isTaken).toBe(true);
    const left = await accessOf(owner.user.id);
    if (left !== 0) outlived.push(`${kind} ${turn}: ${left}`);
    for (const { caller } of pending) expect((await give(caller, 5)()).statusCode).toBe(401);
    expect(await factorsOf(owner.user.id)).toBe(1);
  }
  expect(outlived).toEqual([]);
});

test('no passkey or app that is being added outlives them, and a challenge adds one passkey at most', {
  timeout,
}, async () => {
  const outlived: string[] = [];
  for (let turn = 0; turn < races; turn += 1) {
    // The reset is of an address that was never verified.
    const kind = (['reset', 'undo', 'change'] as const)[turn % 3] ?? 'reset';
    const user = await api.addUser();
    const [first, second] = [(await logIn(user)).caller, (await logIn(user)).caller];
    const { challenge } = await proposePasskey(first);
    const { code } = await proposeTotp(second);
    const take = await takings[kind](user);
    const isTaken = await race(turn, take, [
      () => putPasskey(first, passkeyOfDevice(), challenge),
      () => second.call('confirmTotp', { body: { code: code() } }),
      () => putPasskey(first, passkeyOfDevice(), challenge),
    ]);
    const factors = await factorsOf(user.id);
    // A factor that was there before a new password was asked for it: the change is refused.
    if (isTaken && factors > 0) outlived.push(`${kind} ${turn}: ${factors}`);
    if (!isTaken) expect([kind, factors]).toEqual(['change', 1]);
  }
  expect(outlived).toEqual([]);
});
