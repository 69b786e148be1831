import { afterAll, expect, test } from 'vitest';
import { setMember } from '../../store/testing/companies.ts';
import { aCard } from '../../testing/a-card.ts';
import { aCompany, withActiveAccount } from '../../testing/a-company.ts';
import { startApi, testPassword } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';

const api = await startApi();
afterAll(() => api.close());

/** The company that a sign-in on a new device opens. */
async function companyAtSignIn({
  user: { username },
}: {
  user: { username: string };
}): Promise<string | null> {
  const signedIn = await api.visitor().call('login', { body: { username, password: testPassword } });
  return signedIn.json().companyId;
}

const choose = async (caller: Caller, companyId: string | null) =>
  (await caller.call('setLastAccount', { body: { companyId } })).statusCode;

test('a sign-in on a new device opens the account that the person used last', async () => {
  const { id, owner: acting } = await aCompany(api);
  const owner = withActiveAccount(acting, acting.user.accountId);
  expect(await choose(owner, id)).toBe(204);
  expect(await companyAtSignIn(owner)).toBe(id);
  expect(await choose(owner, null)).toBe(204);
  expect(await companyAtSignIn(owner)).toBeNull();
});

test('a member without a plan and cards of their own starts in the company', async () => {
  const { id } = await aCompany(api);
  const member = await api.signedIn();
  await setMember(api.db, id, member.user.id, 'manager');
  expect(await companyAtSignIn(member)).toBe(id);
  const freelancer = await api.signedIn({ role: 'premium', cardLimit: 50 });
  await freelancer.call('saveCard', { body: aCard() });
  await setMember(api.db, id, freelancer.user.id, 'manager');
  expect(await companyAtSignIn(freelancer)).toBeNull();
});

test('a company that the person has left, or that asks for single sign-on, is not opened', async () => {
  const { id, owner } = await aCompany(api);
  const member = await api.signedIn();
  expect(await choose(member, id)).toBe(403);
  await setMember(api.db, id, member.user.id, 'manager');
  expect(await choose(member, id)).toBe(204);
  await owner.call('removeMember', { params: { id: member.user.id } });
  expect(await companyAtSignIn(member)).toBeNull();
});
