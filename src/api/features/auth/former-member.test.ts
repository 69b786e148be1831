import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { accountDeletions } from '../../store/users/account-deletions.ts';
import { startApi, testPassword, unlimited } from '../../testing/api-under-test.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { setUpApp } from '../../testing/second-factor.ts';
import { aLinkedMember, type LinkedMember } from '../../testing/sso/a-linked-member.ts';
import { startTestIssuer } from '../../testing/sso/hostile-issuer.ts';
import {
  aCompanyWithSso,
  browserOf,
  outcomeOf,
  proveDomain,
  testDns,
} from '../../testing/sso/sso-browser.ts';

/**
 * The owner of a company, whose provider says what they want, tries to get into the account of somebody who has left. Each
 * way is tried after leaving and after being removed.
 */

const dns = testDns();
const api = await startApi({ resolveTxt: dns.resolveTxt, limits: unlimited });
const [issuer, other] = [await startTestIssuer(), await startTestIssuer()];
afterAll(async () => {
  await issuer.stop();
  await other.stop();
  await api.close();
});

type Way = (left: LinkedMember) => Promise<unknown>;

const source = { requestId: 'test', address: null };
const invite: Way = ({ invite: send, user }) => send(user.email);
const withdraw: Way = ({ owner, domain }) => owner.call('removeMailDomain', { body: { domain } });
const prove: Way = ({ owner, domain }) => proveDomain(owner, dns.records, domain);
const renew: Way = async ({ setProvider }) => {
  await setProvider({ issuer: other.issuer });
  await setProvider({});
};
const requestOf = async ({ owner }: LinkedMember) =>
  (await owner.call('readCompany')).json().requests[0]?.id ?? '';

const ways: Record<string, Way> = {
  'nothing else': async () => undefined,
  'an invitation of the old address': invite,
  'an invitation as an owner': ({ owner, user }) =>
    owner.call('inviteMembers', { body: { emails: [user.email], role: 'owner' } }),
  'an invitation of the address in capitals': ({ invite: send, user }) => send(user.email.toUpperCase()),
  'an invitation that is revoked and sent again': async (left) => {
    await invite(left);
    const { invitations } = (await left.owner.call('readCompany')).json();
    await left.owner.call('revokeInvitation', { params: { id: invitations[0]?.id ?? '' } });
    await invite(left);
  },
  'an invitation, and a second factor of the person': async (left) => {
    const caller = await api.signedIn();
    const browser = await left.logIn();
    caller.setCookie(`vizitka=${browser.cookies.get('vizitka')}`);
    await setUpApp(caller);
    await invite(left);
  },
  'an invitation that the person accepts, without a link': async (left) => {
    await left.leaveOldIdentity();
    await api.db.execute(sql`INSERT INTO company_members (account_id, user_id, role)
      VALUES (${left.id}, ${left.user.id}, 'manager')`);
  },
  'a link that release 1.0.0 has left': (left) => left.leaveOldIdentity(),
  'a link that release 1.0.0 has left, and an invitation': async (left) => {
    await left.leaveOldIdentity();
    await invite(left);
  },
  'another issuer, with the same subject': async (left) => {
    await left.setProvider({ issuer: other.issuer });
    await invite(left);
    await left.signIn(left.claims, browserOf(api), other);
    await left.setProvider({});
  },
  'another issuer and back': async (left) => {
    await renew(left);
    await invite(left);
  },
  'another client and back': async (left) => {
    await left.setProvider({ clientId: 'another' });
    await left.setProvider({});
    await invite(left);
  },
  'no provider, and the same again': async (left) => {
    await left.setProvider(null);
    await left.setProvider({});
    await invite(left);
  },
  'the domain withdrawn': withdraw,
  'the domain withdrawn and proved again': async (left) => {
    await withdraw(left);
    await prove(left);
    await invite(left);
  },
  'the domain proved by a second company, which invites': async (left) => {
    await withdraw(left);
    const second = await aCompanyWithSso(api, dns, issuer);
    await proveDomain(second.owner, dns.records, left.domain);
    await second.invite(left.user.email);
  },
  'the address changed to one elsewhere': ({ changeAddress, user }) =>
    changeAddress(`private-${user.id}@home.example`),
  'the address changed to one elsewhere, and the old one invited': async (left) => {
    await left.changeAddress(`private-${left.user.id}@home.example`);
    await api.db.execute(sql`DELETE FROM reserved_emails WHERE user_id = ${left.user.id}`);
    await invite(left);
  },
  'the address changed and changed back': async (left) => {
    await left.changeAddress(`private-${left.user.id}@home.example`);
    await left.changeAddress(left.user.email);
    await invite(left);
  },
  'the address changed within the domain, and both invited': async (left) => {
    await left.changeAddress(`new-${left.user.email}`);
    await invite(left);
    await left.invite(`new-${left.user.email}`);
    await left.signIn({ ...left.claims, email: `new-${left.user.email}` });
  },
  'the person admitted from those who wait': async (left) => {
    await left.changeAddress(`private-${left.user.id}@home.example`);
    await left.signIn();
    await left.owner.call('admitPerson', { params: { id: await requestOf(left) } });
    await api.db.execute(sql`DELETE FROM reserved_emails WHERE user_id = ${left.user.id}`);
  },
  'the person refused, and then invited': async (left) => {
    await left.changeAddress(`private-${left.user.id}@home.example`);
    await left.signIn();
    await left.owner.call('refusePerson', { params: { id: await requestOf(left) } });
    await left.changeAddress(left.user.email);
    await invite(left);
  },
  'somebody else linked to the old subject': async (left) => {
    const email = `helper-${left.user.email}`;
    const helper = await api.addUser({ email });
    const browser = browserOf(api);
    await browser.logIn(helper.username);
    await left.invite(email);
    await left.signIn({ ...left.claims, email }, browser);
    await invite(left);
  },
  'a member who is signed in by the provider': async (left) => {
    const email = `helper-${left.user.email}`;
    await left.invite(email);
    const { browser } = await left.signIn({ ...left.claims, sub: 'helper', email });
    await invite(left);
    await left.signIn(left.claims, browser);
  },
  'the deletion of the account asked for': async (left) => {
    const own = await left.logIn();
    await own.post('/api/account/delete', { password: testPassword });
    await invite(left);
  },
  'a membership in between': async (left) => {
    await invite(left);
    await left.signIn(left.claims, await left.logIn());
    await left.remove();
    await invite(left);
  },
  'the account deleted, and the address registered again': async (left) => {
    const { id, username, email } = left.user;
    await api.db.execute(sql`UPDATE users SET deletes_at = now() - interval '1 day' WHERE id = ${id}`);
    await accountDeletions(api.db).runDue(new Date(), source);
    const again = { username, email, password: testPassword };
    await browserOf(api).post('/api/auth/register', again);
    await invite(left);
  },
};

/** What a provider may say of the person; in the short form only what is true. */
const said = ({ claims, user }: LinkedMember): Record<string, unknown>[] =>
  [
    claims,
    { ...claims, email: user.email.toUpperCase() },
    { ...claims, email: user.email.replace('eva', 'ｅｖａ') },
    { ...claims, email: `other-${user.email}` },
    { ...claims, email_verified: false },
    { ...claims, sub: `${claims.sub} again` },
    { ...claims, sub: '' },
  ].slice(0, randomRuns(7, 1));

const endings = ['leave', 'remove'] as const;
const tried = Object.keys(ways).flatMap((way) => endings.map((ending) => ({ way, ending })));

test('at least fifty ways in are tried', () => {
  expect(tried.length).toBeGreaterThanOrEqual(50);
});

/** In the short form after being removed only. */
const run = tried.filter(({ ending }) => ending === 'remove' || randomRuns(1, 0) > 0);

test.each(run)('after $ending, by $way: the account is not reached', async ({ way, ending }) => {
  const left = await aLinkedMember(api, dns, issuer);
  const { browser: before } = await left.signIn();
  expect((await before.get('/api/auth/user')).json()).toMatchObject({ id: left.user.id });
  // Begun while the person was a member.
  const waiting = browserOf(api);
  const begun = await waiting.start(left.user.email);

  expect((await left[ending]()).statusCode).toBe(204);
  await ways[way]?.(left);

  const isTheirs = async (browser: typeof before) => {
    const { statusCode, body } = await browser.get('/api/auth/user');
    const person = statusCode === 200 ? (JSON.parse(body) as { id: string; username: string }) : null;
    return person?.id === left.user.id || person?.username === left.user.username;
  };
  const reached: string[] = [];
  if (await isTheirs(before)) reached.push('the session of before');
  await waiting.finish(issuer.answer(begun, left.claims));
  if (await isTheirs(waiting)) reached.push('the sign-in that was begun before');
  for (const claims of said(left)) {
    const { browser, outcome } = await left.signIn(claims);
    expect(outcome[0]).toBeLessThan(500);
    if ((await isTheirs(browser)) || outcome[1] === 'SECOND_FACTOR_NEEDED')
      reached.push(JSON.stringify([claims, outcome]));
  }
  expect(reached).toEqual([]);
});

test('a former member whom an owner invites comes back from a session of their own', async () => {
  const left = await aLinkedMember(api, dns, issuer);
  await left.remove();
  await left.invite(left.user.email);
  const own = await left.logIn();
  expect((await left.signIn(left.claims, own)).outcome).toEqual([200, undefined]);
  const later = await left.signIn();
  expect((await later.browser.get('/api/auth/user', left.id)).json()).toMatchObject({ id: left.user.id });
  expect(outcomeOf(await later.browser.get('/api/business-cards'))).toEqual([200, undefined]);
});
