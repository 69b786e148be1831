import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { logoPath } from '#domain/card/logo-file.ts';
import { addCompany, setMember } from '../../store/testing/companies.ts';
import { aCard, savedCard } from '../../testing/a-card.ts';
import { aCompany, withActiveAccount } from '../../testing/a-company.ts';
import { reply, startApi, unlimited } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { aPng } from '../../testing/logo-files.ts';

const api = await startApi({ limits: unlimited });
afterAll(() => api.close());

const refusal = async (request: ReturnType<Caller['get']>) => {
  const [status, body] = await reply(request);
  return [status, (body as { code: string }).code];
};
const namesOf = async (caller: Caller) => (await caller.call('listCards')).json().map(({ name }) => name);

test('200 interleaved saves of two tabs are stored where their tab says', async () => {
  const { id: companyId, owner } = await aCompany(api);
  const me = await api.signedIn({ role: 'enterprise', cardLimit: 500 });
  await setMember(api.db, companyId, me.user.id, 'manager');
  const tabs = { own: me, company: withActiveAccount(me, companyId) };
  const anyOrder = fc.array(fc.constantFrom('own' as const, 'company' as const), {
    minLength: 200,
    maxLength: 200,
  });
  const [order = []] = fc.sample(anyOrder, 1);
  const saves = order.map((tab, index) => ({ tab, name: `${tab} ${index}` }));
  const statuses = await Promise.all(
    saves.map(
      async ({ tab, name }) => (await tabs[tab].call('saveCard', { body: aCard({ name }) })).statusCode,
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([201]));
  const expected = (wanted: string) => saves.filter(({ tab }) => tab === wanted).map(({ name }) => name);
  expect((await namesOf(tabs.own)).sort()).toEqual(expected('own').sort());
  expect((await namesOf(owner)).sort()).toEqual(expected('company').sort());
  const count = async (tab: Caller) => (await tab.call('currentUser')).json().cardCount;
  expect([await count(tabs.own), await count(tabs.company)]).toEqual([
    expected('own').length,
    expected('company').length,
  ]);
});

test('the current user has the company with its plan, and the own account without the header', async () => {
  const { id, manager } = await aCompany(api);
  const user = (await manager.call('currentUser')).json();
  expect(user).toMatchObject({ role: 'enterprise', company: { id, name: 'Stavby Kriváň', role: 'manager' } });
  const personal = withActiveAccount(manager, manager.user.accountId);
  expect((await personal.call('currentUser')).json()).toMatchObject({ role: 'free', company: null });
});

test('a role that is taken away applies with the next request', async () => {
  const { id, owner } = await aCompany(api);
  expect((await owner.call('listPayments')).statusCode).toBe(200);
  await setMember(api.db, id, owner.user.id, 'manager');
  expect(await refusal(owner.call('listPayments'))).toEqual([403, 'NOT_AN_OWNER']);
  await setMember(api.db, id, owner.user.id, null);
  expect(await refusal(owner.call('listCards'))).toEqual([403, 'NOT_A_MEMBER']);
  expect(await refusal(owner.call('saveCard', { body: aCard() }))).toEqual([403, 'NOT_A_MEMBER']);
});

test.each(['', 'me', '00000000-0000-0000-0000-000000000000', "' OR true --"])(
  'a header of "%s" is refused and does not mean the own account',
  async (header) => {
    const caller = await api.signedIn({ role: 'enterprise', cardLimit: 500 });
    expect(await refusal(withActiveAccount(caller, header).call('saveCard', { body: aCard() }))).toEqual([
      403,
      'NOT_A_MEMBER',
    ]);
    expect(await namesOf(caller)).toEqual([]);
  },
);

test('a card of the company is not found in the own account, nor the other way round', async () => {
  const { owner } = await aCompany(api);
  const { id } = await savedCard(owner);
  const own = await api.signedIn({ role: 'enterprise', cardLimit: 5 });
  expect((await own.call('readCard', { params: { id } })).statusCode).toBe(404);
  const elsewhere = withActiveAccount(own, await addCompany(api.db));
  await setMember(api.db, await addCompany(api.db), own.user.id, 'owner');
  expect((await elsewhere.call('readCard', { params: { id } })).statusCode).toBe(403);
});

test('a call about a person is refused for a company', async () => {
  const { owner } = await aCompany(api);
  expect(await refusal(owner.call('listSessions'))).toEqual([403, 'PERSONAL_CALL']);
});

test('whoever may no longer act for a company can still log out', async () => {
  const { id, owner } = await aCompany(api);
  await setMember(api.db, id, owner.user.id, null);
  expect((await owner.call('logout')).statusCode).toBe(204);
});

test('a company without a plan can be read and not changed', async () => {
  const { owner, manager } = await aCompany(api, 'free');
  expect(await namesOf(manager)).toEqual([]);
  for (const member of [owner, manager])
    expect(await refusal(member.call('saveCard', { body: aCard() }))).toEqual([403, 'COMPANY_NEEDS_PLAN']);
  expect((await owner.call('readBilling')).statusCode).toBe(200);
});

test('the logo of a company is sent to its members in every tab, and to nobody else', async () => {
  const { id, owner } = await aCompany(api);
  const { uploadURL } = (await owner.call('requestUpload')).json();
  const { pathname, search } = new URL(uploadURL);
  await owner.put(pathname + search, undefined, {
    payload: await aPng(),
    headers: { 'content-type': 'image/png' },
  });
  const logoUrl = logoPath(pathname.split('/').at(-1) ?? '');
  await savedCard(owner, { logoUrl });
  const member = await api.signedIn();
  const seen = async () => (await member.get(logoUrl)).statusCode;
  expect(await seen()).toBe(404);
  await setMember(api.db, id, member.user.id, 'manager');
  expect(await seen()).toBe(200);
  await setMember(api.db, id, member.user.id, null);
  expect(await seen()).toBe(404);
});
