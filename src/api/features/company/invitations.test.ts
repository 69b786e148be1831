import { afterAll, expect, test } from 'vitest';
import type { CompanyRole } from '#domain/company/company.ts';
import { companiesMax, membersMax } from '#domain/company/company.ts';
import { addCompany, setMember } from '../../store/testing/companies.ts';
import { aCompany, withActiveAccount } from '../../testing/a-company.ts';
import { startApi, unlimited } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { startMail } from '../../testing/mail-under-test.ts';

const day = 86_400_000;
const clock = { aheadMs: 0 };
const api = await startApi({ limits: unlimited, now: () => new Date(Date.now() + clock.aheadMs) });
const mail = await startMail(api.db);
afterAll(async () => {
  await mail.close();
  await api.close();
});

const invite = (owner: Caller, emails: string[], role: CompanyRole = 'manager') =>
  owner.call('inviteMembers', { body: { emails, role } });
const accept = (caller: Caller, token: string) => caller.call('acceptInvitation', { body: { token } });
const codeOf = async (response: ReturnType<Caller['get']>) => (await response).json<{ code: string }>().code;

async function tokenFor(address: string): Promise<string> {
  await mail.send();
  return /\/invitation#([\w-]+)/.exec(mail.newestTo(address).text)?.[1] ?? '';
}

async function invited(role: CompanyRole = 'manager') {
  const company = await aCompany(api);
  const caller = await api.signedIn();
  await invite(company.owner, [caller.user.email], role);
  return { ...company, caller, token: await tokenFor(caller.user.email) };
}

test('an invited person becomes a member with the role, once', async () => {
  const { id, caller, token } = await invited();
  expect((await accept(caller, token)).json()).toEqual({ id });
  const tab = withActiveAccount(caller, id);
  expect((await tab.call('currentUser')).json()).toMatchObject({ company: { id, role: 'manager' } });
  expect(await codeOf(accept(caller, token))).toBe('INVITATION_INVALID');
});

test('opening the link shows the company and changes nothing', async () => {
  const { owner, caller, token } = await invited();
  const visitor = api.visitor();
  for (let times = 0; times < 2; times += 1)
    expect((await visitor.call('readInvitation', { body: { token } })).json()).toEqual({
      company: 'Stavby Kriváň',
      role: 'manager',
      email: caller.user.email,
    });
  expect((await owner.call('readCompany')).json().members).toHaveLength(2);
});

test('the mail names the company and the sender while the company has its plan', async () => {
  const company = await aCompany(api);
  await invite(company.owner, ['named@cards.example']);
  await mail.send();
  const named = mail.newestTo('named@cards.example');
  const { username } = company.owner.user;
  expect(named.subject).toBe(`${username} invites you to Stavby Kriváň`);
  expect(named.text).toContain(`${username} invites you to Stavby Kriváň`);

  const unpaid = await aCompany(api, 'free');
  await invite(unpaid.owner, ['unnamed@cards.example']);
  await mail.send();
  const unnamed = mail.newestTo('unnamed@cards.example');
  expect(unnamed.subject).toBe('You are invited to a company');
  expect(unnamed.text).not.toMatch(new RegExp(`Stavby|${unpaid.owner.user.username}`));
});

test('an invitation works for somebody who registers with its address afterwards', async () => {
  const { id, owner } = await aCompany(api);
  const email = 'New.Colleague@cards.example';
  await invite(owner, [email]);
  const token = await tokenFor(email);
  const visitor = api.visitor();
  await visitor.call('register', {
    body: {
      username: 'new-colleague',
      email: email.toLowerCase(),
      password: 'lumen-1',
    },
  });
  expect((await accept(visitor, token)).json()).toEqual({ id });
});

test('another address is refused, and the invitation stays', async () => {
  const { caller, token } = await invited();
  expect(await codeOf(accept(await api.signedIn(), token))).toBe('INVITATION_OF_ANOTHER');
  expect((await accept(caller, token)).statusCode).toBe(200);
});

test('of ten requests with one link, one is accepted', async () => {
  const { owner, caller, token } = await invited();
  const statuses = await Promise.all(
    Array.from({ length: 10 }, async () => (await accept(caller, token)).statusCode),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect((await owner.call('readCompany')).json().members).toHaveLength(3);
});

test('a revoked invitation does not work, nor does one that was replaced', async () => {
  const { owner, caller, token } = await invited();
  await invite(owner, [caller.user.email], 'owner');
  expect(await codeOf(accept(caller, token))).toBe('INVITATION_INVALID');
  const replaced = await tokenFor(caller.user.email);
  const [waiting] = (await owner.call('readCompany')).json().invitations;
  await owner.call('revokeInvitation', { params: { id: waiting?.id ?? '' } });
  expect(await codeOf(accept(caller, replaced))).toBe('INVITATION_INVALID');
});

test('an invitation that was revoked before its mail was sent is not sent', async () => {
  const { owner } = await aCompany(api);
  const { email } = await api.addUser();
  await invite(owner, [email]);
  const [waiting] = (await owner.call('readCompany')).json().invitations;
  await owner.call('revokeInvitation', { params: { id: waiting?.id ?? '' } });
  await mail.send();
  expect(mail.catcher.mails.filter(({ to }) => to === email)).toEqual([]);
});

test('an invitation expires after 7 days', async () => {
  const { caller, token } = await invited();
  clock.aheadMs = 8 * day;
  expect(await codeOf(accept(caller, token))).toBe('INVITATION_INVALID');
  clock.aheadMs = 0;
});

test('a company has at most 50 members and invitations', async () => {
  const { owner } = await aCompany(api);
  const emails = Array.from({ length: membersMax - 2 }, (_, index) => `p${index}@cards.example`);
  expect((await invite(owner, emails)).statusCode).toBe(200);
  expect(await codeOf(invite(owner, ['one-more@cards.example']))).toBe('COMPANY_FULL');
});

test('one person works for at most 20 companies', async () => {
  const { caller, token } = await invited();
  for (let joined = 0; joined < companiesMax; joined += 1)
    await setMember(api.db, await addCompany(api.db), caller.user.id, 'manager');
  expect(await codeOf(accept(caller, token))).toBe('TOO_MANY_COMPANIES');
});

test('a member is not invited again', async () => {
  const { owner, manager } = await aCompany(api);
  const response = await invite(owner, [manager.user.email]);
  expect(response.json().invitations).toEqual([]);
});

test('managers do not see invitations, and another company cannot revoke them', async () => {
  const { owner, manager } = await invited();
  const [waiting] = (await owner.call('readCompany')).json().invitations;
  expect((await manager.call('readCompany')).json().invitations).toEqual([]);
  const other = await aCompany(api);
  expect(await codeOf(other.owner.call('revokeInvitation', { params: { id: waiting?.id ?? '' } }))).toBe(
    'MEMBER_NOT_FOUND',
  );
});
