import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { accountDeletions } from '../../store/users/account-deletions.ts';
import { secondFactorStore } from '../../store/users/second-factors.ts';
import { type AccountStates, accountInAllStates } from '../../testing/account-states.ts';
import { anEdit } from '../../testing/an-edit.ts';
import { startApi, testPassword, unlimited } from '../../testing/api-under-test.ts';
import { passkeyOfDevice } from '../../testing/passkey.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { proposePasskey, putPasskey } from '../../testing/second-factor.ts';

/** Walks the tables of docs/accounts-and-admin.md: each event with an account that is in every state. */

const api = await startApi({ limits: unlimited });
const admin = await api.signedIn({ isAdmin: true });
afterAll(() => api.close());

const newPassword = 'mine once more';
const source = { requestId: 'test', address: null };

/** The status of a response; 0 of what is no request. */
const statusOf = (response: unknown) =>
  response && typeof response === 'object' && 'statusCode' in response ? Number(response.statusCode) : 0;

/** What is prepared for an event, and then the event. */
type Event = (account: AccountStates) => Promise<() => Promise<unknown>>;

const use = (path: string, token: string, body = {}) =>
  api.visitor().post(`/api/auth/${path}`, { token, ...body });
const reset: Event = async ({ tokens }) => {
  return () => use('reset-password', tokens.reset.token, { newPassword });
};

const events: Record<string, Event> = {
  login: async ({ begin, complete }) => {
    const { caller } = await begin();
    return () => complete(caller);
  },
  logout:
    async ({ own }) =>
    () =>
      own.call('logout'),
  'logout of one session': async ({ own, otherHash }) => {
    const id = otherHash.toString('base64url');
    return () => own.call('endOneSession', { body: { id } });
  },
  'logout everywhere':
    async ({ own }) =>
    () =>
      own.call('endOtherSessions'),
  'new password': async ({ own, stepUp }) => {
    const { password: currentPassword, passkey } = await stepUp(own);
    return () => own.call('changePassword', { body: { currentPassword, newPassword, passkey } });
  },
  'new password by an admin': async ({ user }) => {
    const edit = { ...anEdit(user), password: newPassword };
    return () => admin.call('changeUser', { params: { id: user.id }, body: edit });
  },
  reset,
  'reset of an address that was never confirmed': reset,
  'address confirmed':
    async ({ tokens }) =>
    () =>
      use('verify-email', tokens.confirm.token),
  'change of address':
    async ({ tokens }) =>
    () =>
      use('verify-email', tokens.change.token),
  'undo of the change':
    async ({ tokens }) =>
    () =>
      use('undo-email-change', tokens.undo.token),
  'factor added': async ({ own, stepUp }) => {
    const { challenge } = await proposePasskey(own, await stepUp(own));
    return () => putPasskey(own, passkeyOfDevice(), challenge);
  },
  'factor removed': async ({ own, stepUp, newPasskey }) => {
    const removal = { factor: newPasskey.id, ...(await stepUp(own)) };
    return () => own.call('removeFactor', { body: removal });
  },
  'factors reset by the operator': async ({ user: { id } }) => {
    return () => secondFactorStore(api.db).reset({ id, language: 'en', source });
  },
  'deletion asked for': async ({ own, stepUp }) => {
    const proof = await stepUp(own);
    return () => own.call('deleteAccount', { body: proof });
  },
  'deletion cancelled': async ({ own, user: { id } }) => {
    await api.db.execute(sql`UPDATE users SET deletes_at = now() + interval '1 day' WHERE id = ${id}`);
    return () => own.call('keepAccount');
  },
  'account deleted': async ({ user: { id } }) => {
    await api.db.execute(sql`UPDATE users SET deletes_at = now() - interval '1 day' WHERE id = ${id}`);
    return () => accountDeletions(api.db).runDue(new Date(), source);
  },
  'another impersonation': async ({ user: { id } }) => {
    const another = await api.signedIn({ isAdmin: true });
    return () => another.call('impersonate', { params: { id } });
  },
  'end of the impersonation':
    async ({ viewer }) =>
    () =>
      viewer.call('restoreSession'),
  'made an admin': async ({ user }) => {
    const edit = { ...anEdit(user), isAdmin: true };
    return () => admin.call('changeUser', { params: { id: user.id }, body: edit });
  },
};

/** The rows of a table of the document, by its first column. */
function table(first: string): Map<string, string> {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/accounts-and-admin.md'), 'utf8');
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${first} |`)) + 2;
  const end = lines.findIndex((line, index) => index >= start && !line.startsWith('|'));
  return new Map(
    lines.slice(start, end).map((line) => {
      const [key = '', value = ''] = line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim());
      return [key, value];
    }),
  );
}

const documented = { states: [...table('state').keys()], events: table('event') };
const endedBy = (event: string) => {
  const names = documented.events.get(event) ?? '';
  return names === 'nothing' ? [] : names.split(', ');
};
const walked = Object.entries(events).map(([event, prepare]) => ({ event, prepare }));
const inAllStates = (event?: string) =>
  accountInAllStates(api, {
    adminId: admin.user.id,
    isVerified: event !== 'reset of an address that was never confirmed',
  });

test('the document has every event and every state, and no others', async () => {
  const account = await inAllStates();
  expect(documented.states).toEqual(account.states);
  expect([...documented.events.keys()]).toEqual(Object.keys(events));
  expect(await account.left()).toEqual(documented.states);
  const named = [...documented.events.keys()].flatMap(endedBy);
  expect(named.filter((state) => !documented.states.includes(state))).toEqual([]);
});

test.each(walked)('$event ends what the document says, and nothing else', async ({ event, prepare }) => {
  const account = await inAllStates(event);
  const happen = await prepare(account);
  expect(statusOf(await happen())).toBeLessThan(300);
  const ended = endedBy(event);
  expect(await account.left()).toEqual(documented.states.filter((state) => !ended.includes(state)));
});

/** Makes new states with the password and the sessions of before. */
const making = (account: AccountStates) => {
  const { other, pending, user, begin, complete, challenge, stepUp } = account;
  const password = testPassword;
  return [
    async () => (await begin()).response,
    () => complete(pending),
    () => challenge(other),
    async () => proposePasskey(other, await stepUp(other)),
    async () => other.call('proposeTotp', { body: await stepUp(other) }),
    async () =>
      other.call('changeEmail', { body: { ...(await stepUp(other)), email: `thief-${user.email}` } }),
    () => other.call('changeEmail', { body: { password, email: `thief-${user.email}` } }),
  ];
};

const replacing = [
  'new password',
  'new password by an admin',
  'reset',
  'reset of an address that was never confirmed',
  'undo of the change',
];

/** In the short form only the events that replace the password. */
const raced = walked.filter(({ event }) => replacing.includes(event) || randomRuns(1, 0) > 0);

test.each(raced)(
  '$event and new states at the same time: no fault, and nothing that the document ends',
  {
    timeout: 600_000,
  },
  async ({ event, prepare }) => {
    for (let turn = 0; turn < randomRuns(20, 1); turn += 1) {
      const account = await inAllStates(event);
      const happen = await prepare(account);
      const makers = making(account).map((make) => () => make().catch(() => undefined));
      const place = turn % (makers.length + 1);
      const before = makers.slice(0, place).map((make) => make());
      const happening = happen();
      const made = await Promise.all([...before, ...makers.slice(place).map((make) => make())]);
      const status = statusOf(await happening);
      expect([status, ...made.map(statusOf)].filter((each) => each >= 500)).toEqual([]);
      if (!replacing.includes(event)) continue;
      expect(status).toBe(200);
      const { rows } = await api.db.execute<{ count: number }>(sql`
      SELECT (SELECT count(*) FROM sessions WHERE actor_id = ${account.user.id} OR subject_id = ${account.user.id})::int
        + (SELECT count(*) FROM pending_sign_ins WHERE user_id = ${account.user.id})::int
        + (SELECT count(*) FROM mails WHERE user_id = ${account.user.id} AND kind = 'changeEmail')::int AS count`);
      expect([event, turn, rows[0]?.count]).toEqual([event, turn, event === 'new password' ? 1 : 0]);
    }
  },
);
