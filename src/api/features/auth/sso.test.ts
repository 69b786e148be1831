import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { membersMax } from '#domain/company/company.ts';
import { joinRequestsMax, mailDomainsMax } from '#domain/company/single-sign-on.ts';
import { dayMs } from '#domain/days.ts';
import { companyDeletions } from '../../store/companies/company-deletions.ts';
import { setMember } from '../../store/testing/companies.ts';
import { aCompany, withActiveAccount } from '../../testing/a-company.ts';
import { startApi, testOrigin, testPassword, unlimited } from '../../testing/api-under-test.ts';
import { addLink } from '../../testing/mail-links.ts';
import { setUpApp } from '../../testing/second-factor.ts';
import { aLinkedMember } from '../../testing/sso/a-linked-member.ts';
import { startTestIssuer } from '../../testing/sso/hostile-issuer.ts';
import { realClient, signInAt, startRealProvider } from '../../testing/sso/real-provider.ts';
import {
  aCompanyWithSso,
  browserOf,
  outcomeOf,
  proveDomain,
  testDns,
} from '../../testing/sso/sso-browser.ts';

const redirectUri = `${testOrigin}/sso`;
const dns = testDns();
const api = await startApi({ resolveTxt: dns.resolveTxt, limits: unlimited });
const real = await startRealProvider(redirectUri);
const issuer = await startTestIssuer();
afterAll(async () => {
  await real.stop();
  await issuer.stop();
  await api.close();
});

type Sso = { isOnly: boolean; connection: { testedAt: string | null } | null };

/** Signs in at the certified provider. */
async function signInAtReal(email: string, browser = browserOf(api)) {
  const finished = await browser.finish(await signInAt(await browser.start(email), email, redirectUri));
  return { browser, outcome: outcomeOf(finished), finished };
}

const claimsOf = (email: string) => ({ sub: `subject of ${email}`, email, email_verified: true });

/** Signs in at the provider of the tests. */
async function signIn(email: string, browser = browserOf(api)) {
  const start = await browser.start(email);
  const finished = await browser.finish(issuer.answer(start, claimsOf(email)));
  return { browser, outcome: outcomeOf(finished), finished };
}

test('an invited person becomes a manager, for 12 hours', async () => {
  const { id, domain, owner, invite } = await aCompanyWithSso(api, dns, { ...real, ...realClient });
  await invite(`eva@${domain}`);
  const { browser, outcome, finished } = await signInAtReal(`eva@${domain}`);
  expect(outcome).toEqual([200, undefined]);
  expect(finished.json()).toMatchObject({ companyId: id, isTest: false });
  expect(finished.cookies.find(({ name }) => name === 'vizitka')).toMatchObject({ maxAge: 12 * 60 * 60 });
  const { members } = (await owner.call('readCompany')).json();
  expect(members.find(({ email }) => email === `eva@${domain}`)).toMatchObject({ role: 'manager' });
  expect((await browser.get('/api/business-cards', id)).statusCode).toBe(200);
  expect(outcomeOf(await browser.get('/api/company/log', id))).toEqual([403, 'NOT_AN_OWNER']);
});

test('the certified provider signs the same person in again, and refuses a code that was used', async () => {
  const { domain, owner, invite } = await aCompanyWithSso(api, dns, { ...real, ...realClient });
  await invite(`iva@${domain}`);
  const { browser } = await signInAtReal(`iva@${domain}`);
  const first = (await browser.get('/api/auth/user')).json<{ id: string }>();
  const again = await signInAtReal(`iva@${domain}`);
  expect((await again.browser.get('/api/auth/user')).json()).toMatchObject({ id: first.id });
  expect((await owner.call('readCompany')).json().members).toHaveLength(3);
  const start = await browser.start(`iva@${domain}`);
  const used = new URLSearchParams(await signInAt(start, `iva@${domain}`, redirectUri));
  await browser.finish(used.toString());
  const next = new URL(await browser.start(`iva@${domain}`));
  used.set('state', next.searchParams.get('state') ?? '');
  expect(outcomeOf(await browser.finish(used.toString()))).toEqual([403, 'SSO_FAILED']);
});

test('the certified provider does not vouch for an address that is not verified, or not of the company', async () => {
  const { domain } = await aCompanyWithSso(api, dns, { ...real, ...realClient });
  expect((await signInAtReal(`unverified@${domain}`)).outcome).toEqual([403, 'SSO_EMAIL_REFUSED']);
  const browser = browserOf(api);
  const start = await browser.start(`eva@${domain}`);
  const elsewhere = await browser.finish(await signInAt(start, 'eva@elsewhere.example', redirectUri));
  expect(outcomeOf(elsewhere)).toEqual([403, 'SSO_EMAIL_REFUSED']);
});

test('a wrong client secret is refused', async () => {
  const { domain } = await aCompanyWithSso(api, dns, { ...real, ...realClient, clientSecret: 'wrong' });
  expect((await signInAtReal(`eva@${domain}`)).outcome).toEqual([403, 'SSO_FAILED']);
});

test('an account that exists is linked after its own login only', async () => {
  const { id, domain, invite } = await aCompanyWithSso(api, dns, issuer);
  await invite(`jana@${domain}`);
  const email = `jana@${domain}`;
  const { id: userId, username } = await api.addUser({ email });
  expect((await signIn(email)).outcome).toEqual([409, 'SSO_ACCOUNT_EXISTS']);
  const browser = browserOf(api);
  await browser.logIn(username);
  expect((await signIn(email, browser)).outcome).toEqual([200, undefined]);
  const later = await signIn(email);
  expect((await later.browser.get('/api/auth/user', id)).json()).toMatchObject({ id: userId });
});

test('undoing a change of the address ends what was linked since', async () => {
  const { domain, invite } = await aCompanyWithSso(api, dns, issuer);
  await invite(`jana@${domain}`);
  const email = `jana@${domain}`;
  const user = await api.addUser({ email });
  const browser = browserOf(api);
  await browser.logIn(user.username);
  await signIn(email, browser);
  expect((await signIn(email)).outcome).toEqual([200, undefined]);
  const { token } = await addLink(api.db, 'undo_email_change', user);
  expect((await browserOf(api).post('/api/auth/undo-email-change', { token })).statusCode).toBe(200);
  expect((await signIn(email)).outcome).toEqual([409, 'SSO_ACCOUNT_EXISTS']);
});

test('an account that somebody else is signed in to is not linked', async () => {
  const { domain } = await aCompanyWithSso(api, dns, issuer);
  const email = `jana@${domain}`;
  await api.addUser({ email });
  const stranger = await api.addUser();
  const browser = browserOf(api);
  await browser.logIn(stranger.username);
  expect((await signIn(email, browser)).outcome).toEqual([409, 'SSO_ACCOUNT_EXISTS']);
});

test('a second factor of the account is asked for, and the session still ends after 12 hours', async () => {
  const { id, domain, invite } = await aCompanyWithSso(api, dns, issuer);
  await invite(`jana@${domain}`);
  const email = `jana@${domain}`;
  const caller = await api.signedIn({ email });
  const browser = browserOf(api);
  await browser.logIn(caller.user.username);
  await signIn(email, browser);
  const { backupCodes } = await setUpApp(caller);
  const held = await signIn(email);
  expect(held.outcome).toEqual([401, 'SECOND_FACTOR_NEEDED']);
  expect((await held.browser.get('/api/auth/user')).statusCode).toBe(401);
  const opened = await held.browser.post('/api/auth/second-factor', { code: backupCodes[0] });
  expect(opened.cookies.find(({ name }) => name === 'vizitka')).toMatchObject({ maxAge: 12 * 60 * 60 });
  expect((await held.browser.get('/api/business-cards', id)).statusCode).toBe(200);
});

test('the provider of one company opens no other one', async () => {
  const { domain, invite } = await aCompanyWithSso(api, dns, issuer);
  await invite(`eva@${domain}`);
  const other = await aCompanyWithSso(api, dns, issuer);
  const { browser, finished } = await signIn(`eva@${domain}`);
  await setMember(api.db, other.id, finished.json<{ userId: string }>().userId, 'owner');
  expect(outcomeOf(await browser.get('/api/business-cards', other.id))).toEqual([403, 'SSO_OF_ANOTHER']);
  expect((await browser.get('/api/business-cards')).statusCode).toBe(200);
});

test('who was removed comes back by an invitation and a session of their own', async () => {
  const { id, domain, owner, invite } = await aCompanyWithSso(api, dns, issuer);
  const email = `eva@${domain}`;
  await invite(email);
  const { browser, finished } = await signIn(email);
  const { userId } = finished.json<{ userId: string }>();
  await owner.call('removeMember', { params: { id: userId } });
  expect(outcomeOf(await browser.get('/api/business-cards', id))).toEqual([401, 'NOT_SIGNED_IN']);
  await invite(email);
  expect((await signIn(email)).outcome).toEqual([409, 'SSO_ACCOUNT_EXISTS']);
  // Without a password the person sets one by mail, and logs in with it.
  const { token } = await addLink(api.db, 'reset_password', { id: userId, email });
  const own = browserOf(api);
  await own.post('/api/auth/reset-password', { token, newPassword: testPassword });
  await own.logIn(email);
  expect((await signIn(email, own)).outcome).toEqual([200, undefined]);
  const { members } = (await owner.call('readCompany')).json();
  expect(members.find((member) => member.email === email)).toMatchObject({ role: 'manager' });
});

test('who is not invited waits, without an account, until an owner admits or refuses them', async () => {
  const { domain, owner, manager } = await aCompanyWithSso(api, dns, issuer);
  const email = `eva@${domain}`;
  for (let turn = 0; turn < 2; turn += 1) expect((await signIn(email)).outcome).toEqual([403, 'SSO_WAITING']);
  await signIn(`iva@${domain}`);
  expect((await manager.call('readCompany')).json().requests).toEqual([]);
  const { requests, members } = (await owner.call('readCompany')).json();
  expect(requests.map((one) => one.email)).toEqual([email, `iva@${domain}`]);
  expect(members).toHaveLength(2);
  const [eva, iva] = requests;
  expect((await manager.call('admitPerson', { params: { id: eva?.id ?? '' } })).statusCode).toBe(403);
  expect((await owner.call('refusePerson', { params: { id: iva?.id ?? '' } })).statusCode).toBe(204);
  expect((await signIn(`iva@${domain}`)).outcome).toEqual([403, 'SSO_NOT_ADMITTED']);
  const admitted = await owner.call('admitPerson', { params: { id: eva?.id ?? '' } });
  expect(admitted.json()).toMatchObject({ requests: [], invitations: [{ email, role: 'manager' }] });
  expect((await signIn(email)).outcome).toEqual([200, undefined]);
  expect((await owner.call('readCompany')).json()).toMatchObject({ invitations: [], requests: [] });
  const twice = await owner.call('admitPerson', { params: { id: eva?.id ?? '' } });
  expect(outcomeOf(twice)).toEqual([404, 'MEMBER_NOT_FOUND']);
  const log = (await owner.call('listCompanyLog')).json();
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['person_refused', 'member_invited']),
  );
});

test('fifty people wait at once; whoever is one too many asks for an invitation', async () => {
  const { domain, owner } = await aCompanyWithSso(api, dns, issuer);
  for (let person = 0; person < joinRequestsMax; person += 1)
    expect((await signIn(`person-${person}@${domain}`)).outcome).toEqual([403, 'SSO_WAITING']);
  expect((await signIn(`late@${domain}`)).outcome).toEqual([403, 'SSO_NOT_ADMITTED']);
  expect((await signIn(`person-0@${domain}`)).outcome).toEqual([403, 'SSO_WAITING']);
  expect((await owner.call('readCompany')).json().requests).toHaveLength(joinRequestsMax);
});

test('a full company lets nobody new in', async () => {
  const { id, domain, invite } = await aCompanyWithSso(api, dns, issuer);
  await invite(`eva@${domain}`);
  for (let member = 2; member < membersMax; member += 1)
    await setMember(api.db, id, (await api.addUser()).id, 'manager');
  expect((await signIn(`eva@${domain}`)).outcome).toEqual([409, 'COMPANY_FULL']);
  // Nobody was added either.
  expect((await api.visitor().call('login', { body: { username: 'eva', password: 'x' } })).statusCode).toBe(
    401,
  );
});

test('two first sign-ins of a person at the same time make one account', async () => {
  const { domain, owner, invite } = await aCompanyWithSso(api, dns, issuer);
  await invite(`eva@${domain}`);
  const both = await Promise.all([signIn(`eva@${domain}`), signIn(`eva@${domain}`)]);
  expect(both.map(({ outcome }) => outcome[0])).toEqual([200, 200]);
  expect((await owner.call('readCompany')).json().members).toHaveLength(3);
});

test('a blocked account is not signed in', async () => {
  const { domain, invite } = await aCompanyWithSso(api, dns, issuer);
  await invite(`eva@${domain}`);
  const { finished } = await signIn(`eva@${domain}`);
  const { userId } = finished.json<{ userId: string }>();
  const admin = await api.signedIn({ role: 'admin', isAdmin: true });
  await admin.call('confirmPassword', { body: { password: testPassword } });
  await admin.call('blockUser', { params: { id: userId }, body: { isBlocked: true, reason: 'Spam' } });
  expect((await signIn(`eva@${domain}`)).outcome).toEqual([403, 'ACCOUNT_BLOCKED']);
});

test('an address without single sign-on, and a domain that is not proved, are refused', async () => {
  const { domain, owner } = await aCompanyWithSso(api, dns, issuer);
  const start = (email: string) => browserOf(api).post('/api/auth/sso/start', { email });
  expect(outcomeOf(await start('adam@elsewhere.example'))).toEqual([404, 'SSO_UNKNOWN']);
  await owner.call('addMailDomain', { body: { domain: `second.${domain}` } });
  await owner.call('checkMailDomain', { body: { domain: `second.${domain}` } });
  expect(outcomeOf(await start(`adam@second.${domain}`))).toEqual([404, 'SSO_UNKNOWN']);
  await owner.call('removeMailDomain', { body: { domain } });
  expect(outcomeOf(await start(`adam@${domain}`))).toEqual([404, 'SSO_UNKNOWN']);
});

test('only single sign-on closes the company to passwords, and an owner comes back in with the second factor', async () => {
  const provider = await startTestIssuer();
  const owner = await api.signedIn({ role: 'enterprise', cardLimit: 500 });
  const { username } = owner.user;
  const { backupCodes } = await setUpApp(owner);
  const made = await owner.call('createCompany', {
    body: {
      name: 'Stavby',
      country: 'SK',
      billing: null,
      withCards: false,
    },
  });
  const { id } = made.json();
  const manager = await api.signedIn();
  await setMember(api.db, id, manager.user.id, 'manager');

  const browser = browserOf(api);
  const stepUp = () => ({ password: testPassword, code: backupCodes.pop() });
  await browser.logIn(username);
  await browser.post('/api/auth/second-factor', { code: backupCodes.pop() });
  const { issuer: address, clientId, clientSecret } = provider;
  const connection = { issuer: address, clientId, clientSecret };
  expect((await browser.put('/api/company/sso', { connection, ...stepUp() }, id)).statusCode).toBe(200);
  const domain = `c${id.slice(-12)}.example`;
  const added = await browser.post('/api/company/domains', { domain }, id);
  const { record } = added.json<{ domains: [{ record: { name: string; value: string } }] }>().domains[0];
  dns.records.set(record.name, record.value);
  await browser.post('/api/company/domains/check', { domain }, id);

  // Not before somebody has signed in with it.
  const early = await browser.put('/api/company/sso/only', { isOnly: true, ...stepUp() }, id);
  expect(outcomeOf(early)).toEqual([409, 'SSO_NOT_READY']);
  const { url } = (await browser.post('/api/company/sso/test', {}, id)).json<{ url: string }>();
  const tested = await browser.finish(provider.answer(url, claimsOf(`owner@${domain}`)));
  expect(tested.json()).toMatchObject({ companyId: id, isTest: true });
  const { connection: stored } = (await browser.get('/api/company/sso', id)).json<Sso>();
  expect(stored?.testedAt).not.toBeNull();
  const on = await browser.put('/api/company/sso/only', { isOnly: true, ...stepUp() }, id);
  expect(on.json<Sso>().isOnly).toBe(true);

  // The password of a manager opens their own account, not the company; nor does that of an owner alone.
  const acting = withActiveAccount(manager, id);
  expect(outcomeOf(await acting.call('listCards'))).toEqual([403, 'SSO_NEEDED']);
  expect((await manager.call('listCards')).statusCode).toBe(200);
  expect(outcomeOf(await withActiveAccount(owner, id).call('listCards'))).toEqual([403, 'SSO_NEEDED']);
  expect((await browser.get('/api/business-cards', id)).statusCode).toBe(200);
  await browser.post('/api/company/invitations', { emails: [`eva@${domain}`], role: 'manager' }, id);
  const member = browserOf(api);
  const start = await member.start(`eva@${domain}`);
  await member.finish(provider.answer(start, claimsOf(`eva@${domain}`)));
  expect((await member.get('/api/business-cards', id)).statusCode).toBe(200);

  // The provider is down.
  await provider.stop();
  const late = browserOf(api);
  const unanswered = await late.finish(provider.answer(await late.start(`eva@${domain}`), {}));
  expect(outcomeOf(unanswered)).toEqual([424, 'SSO_UNREACHABLE']);
  const back = browserOf(api);
  expect(outcomeOf(await back.logIn(username))).toEqual([401, 'SECOND_FACTOR_NEEDED']);
  await back.post('/api/auth/second-factor', { code: backupCodes.pop() });
  expect((await back.get('/api/business-cards', id)).statusCode).toBe(200);
  const log = (await back.get('/api/company/log', id)).json<{ action: string }[]>();
  expect(log[0]).toMatchObject({ action: 'sso_way_back', actorName: username });
  const off = await back.put('/api/company/sso/only', { isOnly: false, ...stepUp() }, id);
  expect(off.json<Sso>().isOnly).toBe(false);
  expect((await acting.call('listCards')).statusCode).toBe(200);
}, 60_000);

test('in a session that a provider opened nobody acts as the person', async () => {
  const member = await aLinkedMember(api, dns, issuer);
  const second = await aCompany(api);
  await setMember(api.db, second.id, member.user.id, 'manager');
  const { browser } = await member.signIn();
  const { token } = await addLink(api.db, 'verify_email', member.user);
  const company = { name: 'Taken', country: 'SK', billing: null, withCards: true };
  const endpoint = { url: 'https://receiver.example/', types: ['order.sent'] };
  const tries = [
    browser.post(`/api/companies/${second.id}/leave`),
    browser.post(`/api/companies/${member.id}/leave`),
    browser.post('/api/companies', company),
    browser.post('/api/company/own-cards', {}, member.id),
    browser.post('/api/invitations/accept', { token }),
    browser.post('/api/account/sessions/end-others'),
    browser.post('/api/account/identities/remove', { companyId: member.id }),
    browser.post('/api/events/endpoints', endpoint),
    browser.get('/api/account/export'),
  ];
  for (const tried of await Promise.all(tries)) expect(outcomeOf(tried)).toEqual([403, 'OWN_LOGIN_NEEDED']);
  // These ask for the password.
  const proof = { password: 'of the attacker' };
  const asked = [
    browser.post('/api/account/delete', proof),
    browser.put('/api/account/email', { email: 'attacker@home.example', ...proof }),
    browser.put('/api/account/password', { currentPassword: proof.password, newPassword: 'of the attacker' }),
    browser.post('/api/account/second-factors/totp', proof),
    browser.post('/api/keys', { name: 'A key', scopes: ['cards:read'], ...proof }),
  ];
  for (const tried of await Promise.all(asked)) expect(outcomeOf(tried)).toEqual([403, 'WRONG_PASSWORD']);
  expect((await browser.get('/api/business-cards', member.id)).statusCode).toBe(200);
  const own = await member.logIn();
  expect((await own.post(`/api/companies/${second.id}/leave`)).statusCode).toBe(204);
});

test('the session of one provider does not link the account at another', async () => {
  const member = await aLinkedMember(api, dns, issuer);
  const other = await aCompanyWithSso(api, dns, issuer);
  const domain = `second.${other.domain}`;
  await proveDomain(other.owner, dns.records, domain);
  const { browser } = await member.signIn();
  // The address of the account is of both companies, one after the other.
  await member.owner.call('removeMailDomain', { body: { domain: member.domain } });
  expect((await browser.get('/api/auth/user')).statusCode).toBe(401);
  await proveDomain(member.owner, dns.records, member.domain);
  await member.signIn(member.claims, await member.logIn());
  const again = await member.signIn();
  await setMember(api.db, other.id, member.user.id, 'manager');
  await api.db.execute(sql`UPDATE users SET email = ${`eva@${domain}`}, email_key = ${`eva@${domain}`}
    WHERE id = ${member.user.id}`);
  const start = await again.browser.start(`eva@${domain}`);
  const claims = { ...member.claims, email: `eva@${domain}` };
  const finished = await again.browser.finish(issuer.answer(start, claims));
  expect(outcomeOf(finished)).toEqual([409, 'SSO_ACCOUNT_EXISTS']);
});

test('a person sees who can sign them in, and removes it', async () => {
  const member = await aLinkedMember(api, dns, issuer);
  const { browser } = await member.signIn();
  expect(await member.links()).toMatchObject([
    { companyId: member.id, company: 'Stavby Kriváň', issuer: issuer.issuer },
  ]);
  const own = await member.logIn();
  const remove = () => own.post('/api/account/identities/remove', { companyId: member.id });
  expect((await remove()).statusCode).toBe(204);
  expect(outcomeOf(await remove())).toEqual([404, 'IDENTITY_NOT_FOUND']);
  expect(await member.links()).toEqual([]);
  expect((await browser.get('/api/auth/user')).statusCode).toBe(401);
});

test('whoever has the password of an owner does not open the company with a factor that is newer than the switch', async () => {
  const { id, owner, domain } = await aCompanyWithSso(api, dns, issuer);
  const caller = await api.signedIn();
  await setMember(api.db, id, caller.user.id, 'owner');
  await api.db.execute(sql`UPDATE companies SET is_sso_only = true WHERE account_id = ${id}`);
  const { backupCodes } = await setUpApp(caller);
  const browser = browserOf(api);
  await browser.logIn(caller.user.username);
  await browser.post('/api/auth/second-factor', { code: backupCodes.pop() });
  expect(outcomeOf(await browser.get('/api/company', id))).toEqual([403, 'SSO_NEEDED']);
  const stepUp = () => ({ password: testPassword, code: backupCodes.pop() });
  expect(outcomeOf(await browser.put('/api/company/sso/only', { isOnly: false, ...stepUp() }, id))).toEqual([
    403,
    'SSO_NEEDED',
  ]);
  // Nor where the provider has signed the owner in.
  const email = `owner@${domain}`;
  await api.db.execute(
    sql`UPDATE users SET email = ${email}, email_key = ${email} WHERE id = ${caller.user.id}`,
  );
  const own = browserOf(api);
  await own.logIn(caller.user.username);
  await own.post('/api/auth/second-factor', { code: backupCodes.pop() });
  await signIn(email, own);
  await own.post('/api/auth/second-factor', { code: backupCodes.pop() });
  expect((await own.get('/api/company/sso', id)).statusCode).toBe(200);
  const off = await own.put('/api/company/sso/only', { isOnly: false, ...stepUp() }, id);
  expect(outcomeOf(off)).toEqual([403, 'SSO_FACTOR_TOO_NEW']);
  const removed = await own.put('/api/company/sso', { connection: null, ...stepUp() }, id);
  expect(outcomeOf(removed)).toEqual([403, 'SSO_FACTOR_TOO_NEW']);
  const domains = await own.post('/api/company/domains/remove', { domain }, id);
  expect(outcomeOf(domains)).toEqual([409, 'SSO_LAST_DOMAIN']);
  expect((await owner.call('readCompany')).statusCode).toBe(403);
  // The operator opens it.
  const admin = await api.signedIn({ role: 'admin', isAdmin: true });
  await admin.call('confirmPassword', { body: { password: testPassword } });
  const taken = { domain, isProved: false, reason: 'Asked by letter' };
  expect((await admin.call('setCompanyDomain', { params: { id }, body: taken })).statusCode).toBe(204);
  expect((await owner.call('readCompany')).statusCode).toBe(200);
});

test('only single sign-on needs a second factor of the owner, and the provider the password', async () => {
  const { owner, domain } = await aCompanyWithSso(api, dns, issuer);
  const browser = browserOf(api);
  await browser.logIn(owner.user.username);
  const only = await owner.call('setSsoOnly', { body: { isOnly: true, password: testPassword } });
  expect(outcomeOf(only)).toEqual([409, 'SSO_NOT_READY']);
  const removal = await owner.call('setSso', { body: { connection: null, password: 'wrong' } });
  expect(outcomeOf(removal)).toEqual([403, 'WRONG_PASSWORD']);
  await owner.call('setSso', { body: { connection: null, password: testPassword } });
  const start = await browserOf(api).post('/api/auth/sso/start', { email: `a@${domain}` });
  expect(outcomeOf(start)).toEqual([404, 'SSO_UNKNOWN']);
});

test('the secret of a provider is in no response and no export', async () => {
  const { owner } = await aCompanyWithSso(api, dns, issuer);
  const read = await owner.call('readSso');
  expect(read.json()).toMatchObject({ connection: { issuer: issuer.issuer, clientId: 'vizitka' } });
  const exported = await owner.call('exportAccount');
  expect(exported.statusCode).toBe(200);
  for (const { rawPayload } of [read, exported]) expect(rawPayload.includes(issuer.clientSecret)).toBe(false);
});

test('the operator vouches for a domain, and takes it away, with a reason in both logs', async () => {
  const admin = await api.signedIn({ role: 'admin', isAdmin: true });
  await admin.call('confirmPassword', { body: { password: testPassword } });
  const { id, owner } = await aCompanyWithSso(api, dns, issuer);
  const path = `/api/admin/companies/${id}/domains`;
  const vouched = { domain: 'vouched.example', isProved: true, reason: 'By contract' };
  expect((await admin.put(path, vouched)).statusCode).toBe(204);
  const { domains } = (await owner.call('readSso')).json();
  expect(domains).toContainEqual(
    expect.objectContaining({ domain: 'vouched.example', provedBy: 'operator' }),
  );
  const { companies } = (await admin.call('readUserPage', { params: { id: owner.user.id } })).json();
  expect(companies[0]?.domains).toContainEqual(
    expect.objectContaining({ domain: 'vouched.example', provedBy: 'operator' }),
  );
  expect((await admin.put(path, { ...vouched, isProved: false })).statusCode).toBe(204);
  expect(outcomeOf(await admin.put(path, { ...vouched, isProved: false }))).toEqual([
    404,
    'DOMAIN_NOT_FOUND',
  ]);
  const audit = (await admin.call('listAudit', { query: { action: 'domain_proved' } })).json();
  expect(audit[0]).toMatchObject({ after: { name: 'vouched.example', reason: 'By contract' } });
});

test('the operator cannot vouch for the domain of another company, nor for more domains than a company can have', async () => {
  const admin = await api.signedIn({ role: 'admin', isAdmin: true });
  await admin.call('confirmPassword', { body: { password: testPassword } });
  const [{ domain }, { id }] = [
    await aCompanyWithSso(api, dns, issuer),
    await aCompanyWithSso(api, dns, issuer),
  ];
  const vouch = async (name: string) =>
    outcomeOf(
      await admin.call('setCompanyDomain', {
        params: { id },
        body: {
          domain: name,
          isProved: true,
          reason: 'Asked',
        },
      }),
    );
  expect(await vouch(domain)).toEqual([409, 'DOMAIN_TAKEN']);
  for (let index = 1; index < mailDomainsMax; index += 1) await vouch(`part${index}.of-many.example`);
  expect(await vouch('one-more.of-many.example')).toEqual([409, 'TOO_MANY_DOMAINS']);
});

test('a deleted company leaves no session of its provider', async () => {
  const { owner, domain, invite } = await aCompanyWithSso(api, dns, issuer);
  await invite(`eva@${domain}`);
  const { browser } = await signIn(`eva@${domain}`);
  await owner.call('deleteCompany', { body: { password: testPassword } });
  await companyDeletions(api.db).runDue(new Date(Date.now() + 31 * dayMs));
  expect((await browser.get('/api/auth/user')).statusCode).toBe(401);
});
