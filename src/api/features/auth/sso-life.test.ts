import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { dayMs } from '#domain/days.ts';
import { companyDeletions } from '../../store/companies/company-deletions.ts';
import { setRoleOf } from '../../store/testing/companies.ts';
import { accountDeletions } from '../../store/users/account-deletions.ts';
import { startApi, testPassword, unlimited } from '../../testing/api-under-test.ts';
import { setUpApp } from '../../testing/second-factor.ts';
import { aLinkedMember } from '../../testing/sso/a-linked-member.ts';
import { startTestIssuer } from '../../testing/sso/hostile-issuer.ts';
import { browserOf, proveDomain, testDns } from '../../testing/sso/sso-browser.ts';

/** Walks the tables of docs/single-sign-on.md: each event with a member who is linked and signed in by the provider. */

const dns = testDns();
const api = await startApi({ resolveTxt: dns.resolveTxt, limits: unlimited });
const [issuer, other] = [await startTestIssuer(), await startTestIssuer()];
const admin = await api.signedIn({ role: 'admin', isAdmin: true });
await admin.call('confirmPassword', { body: { password: testPassword } });
afterAll(async () => {
  await issuer.stop();
  await other.stop();
  await api.close();
});

type Member = Awaited<ReturnType<typeof signedInMember>>;

/** A linked member with a second factor: in a session that the provider opened, and in a login that waits for the factor. */
async function signedInMember() {
  const member = await aLinkedMember(api, dns, issuer);
  const { browser: session } = await member.signIn();
  const own = await member.logIn();
  const caller = api.visitor();
  caller.setCookie(`vizitka=${own.cookies.get('vizitka')}`);
  const { backupCodes } = await setUpApp(caller);
  const { browser: login } = await member.signIn();
  const isLinked = async () =>
    (await api.db.execute(sql`SELECT FROM sso_identities WHERE user_id = ${member.user.id}`)).rows.length > 0;
  const states: Record<string, () => Promise<boolean>> = {
    link: isLinked,
    session: async () => (await session.get('/api/auth/user')).statusCode === 200,
    login: async () =>
      (await login.post('/api/auth/second-factor', { code: backupCodes.pop() })).statusCode === 200,
  };
  return {
    ...member,
    own,
    stepUp: () => ({ password: testPassword, code: backupCodes.pop() }),
    states: Object.keys(states),
    left: async () => {
      const found: string[] = [];
      for (const [state, isLeft] of Object.entries(states)) if (await isLeft()) found.push(state);
      return found;
    },
  };
}

const elsewhere = ({ user }: Member) => `${user.id}@home.example`;
const source = { requestId: 'test', address: null };
const withdraw = ({ owner, domain }: Member) => owner.call('removeMailDomain', { body: { domain } });

const events: Record<string, (member: Member) => Promise<unknown>> = {
  invited: ({ invite, user }) => invite(user.email),
  'made an owner': ({ id, user }) => setRoleOf(api.db, id, user.id, 'owner'),
  left: ({ own, id }) => own.post(`/api/companies/${id}/leave`),
  removed: ({ remove }) => remove(),
  'removed and invited again': async ({ remove, invite, user }) => {
    await remove();
    await invite(user.email);
  },
  'address changed within the domain': ({ changeAddress, user }) => changeAddress(`new-${user.email}`),
  'address changed to one elsewhere': (member) => member.changeAddress(elsewhere(member)),
  'address changed elsewhere and back': async (member) => {
    await member.changeAddress(elsewhere(member));
    await member.changeAddress(member.user.email);
  },
  'change of address undone': ({ undoAddress, user }) => undoAddress(user.email),
  'domain withdrawn': withdraw,
  'domain withdrawn and proved again': async (member) => {
    await withdraw(member);
    await proveDomain(member.owner, dns.records, member.domain);
  },
  'domain taken away by the operator': ({ id, domain }) =>
    admin.call('setCompanyDomain', { params: { id }, body: { domain, isProved: false, reason: 'Asked' } }),
  'another issuer': ({ setProvider }) => setProvider({ issuer: other.issuer }),
  'another client': ({ setProvider }) => setProvider({ clientId: 'another' }),
  'another client and back': async ({ setProvider }) => {
    await setProvider({ clientId: 'another' });
    await setProvider({});
  },
  'another client secret': ({ setProvider }) => setProvider({ clientSecret: 'another' }),
  'provider removed': ({ setProvider }) => setProvider(null),
  'link removed by the person': ({ own, id }) =>
    own.post('/api/account/identities/remove', { companyId: id }),
  'linked anew to another subject': async ({ signIn, claims, own }) =>
    signIn({ ...claims, sub: 'another' }, own),
  'new password': ({ own, stepUp }) => {
    const { password: currentPassword, code } = stepUp();
    return own.put('/api/account/password', { currentPassword, code, newPassword: 'mine once more' });
  },
  'deletion of the account asked for': ({ own, stepUp }) => own.post('/api/account/delete', stepUp()),
  'account deleted': async ({ user: { id } }) => {
    await api.db.execute(sql`UPDATE users SET deletes_at = now() - interval '1 day' WHERE id = ${id}`);
    return accountDeletions(api.db).runDue(new Date(), source);
  },
  'company deleted': async ({ owner }) => {
    await owner.call('deleteCompany', { body: { password: testPassword } });
    return companyDeletions(api.db).runDue(new Date(Date.now() + 31 * dayMs));
  },
};

/** The rows of a table of the document: its cells, by the first. */
function table(first: string): Map<string, string[]> {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/single-sign-on.md'), 'utf8');
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${first} |`)) + 2;
  const end = lines.findIndex((line, index) => index >= start && !line.startsWith('|'));
  return new Map(
    lines.slice(start, end).map((line) => {
      const [key = '', ...cells] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return [key, cells];
    }),
  );
}

const documented = table('event');

test('the document has every event and every state, and no others', async () => {
  const member = await signedInMember();
  expect([...table('state').keys()]).toEqual(member.states);
  expect(await member.left()).toEqual(member.states);
  expect([...documented.keys()]).toEqual(Object.keys(events));
});

test.each(Object.keys(events))('%s ends what the document says, and nothing else', async (event) => {
  const [ends = '', gets] = documented.get(event) ?? [];
  const ended = ends === 'nothing' ? [] : ends.split(', ');
  const member = await signedInMember();
  const happened = await events[event]?.(member);
  if (happened && typeof happened === 'object' && 'statusCode' in happened)
    expect(happened.statusCode).toBeLessThan(300);
  expect(await member.left()).toEqual(member.states.filter((state) => !ended.includes(state)));
  const next = await member.signIn(member.claims, browserOf(api));
  expect(next.outcome[1]).toBe(gets);
});
