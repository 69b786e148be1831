import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Order } from '#contract/orders/order-schemas.ts';
import { logoPath } from '#domain/card/logo-file.ts';
import { designsMax } from '#domain/design/company-design.ts';
import type { DesignDocument } from '#domain/design/design-document.ts';
import { liveLinksMax } from '#domain/link/share-links.ts';
import { openOrdersMax } from '#domain/order/order.ts';
import { uuidv7 } from '../../database/ids.ts';
import { companyDeletions } from '../../store/companies/company-deletions.ts';
import { abandonedObjects, accounts, companyDesigns, orders, shareLinks } from '../../store/schema.ts';
import { setMember } from '../../store/testing/companies.ts';
import { aCard, savedCard } from '../../testing/a-card.ts';
import { aCompany, withActiveAccount } from '../../testing/a-company.ts';
import { aDesign, imported } from '../../testing/a-design.ts';
import { aFillInLink, withLink } from '../../testing/a-link.ts';
import { testPassword } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { aPng } from '../../testing/logo-files.ts';
import { roleOf, startPayments } from '../../testing/payments-under-test.ts';

const api = await startPayments();
afterAll(() => api.close());

const corporate = () => api.signedIn({ role: 'enterprise', cardLimit: 500 });
const form = { name: 'Stavby Kriváň', country: 'SK', billing: null, withCards: true };
const make = (caller: Caller, fields: object = {}) =>
  caller.call('createCompany', { body: { ...form, ...fields } });
const madeBy = async (caller: Caller, fields: object = {}) => {
  const response = await make(caller, fields);
  if (response.statusCode !== 201) throw new Error(response.body);
  return withActiveAccount(caller, response.json().id);
};
const user = async (caller: Caller) => (await caller.call('currentUser')).json();
const names = async (caller: Caller) => (await caller.call('listCards')).json().map(({ name }) => name);
const codeOf = async (response: ReturnType<Caller['get']>) =>
  (await response).json<{ code?: string }>().code ?? (await response).statusCode;
const read = async (caller: Caller) => (await caller.call('readCompany')).json();

async function uploadedLogo(caller: Caller): Promise<string> {
  const { uploadURL } = (await caller.call('requestUpload')).json();
  const { pathname, search } = new URL(uploadURL);
  await caller.put(pathname + search, undefined, {
    payload: await aPng(),
    headers: { 'content-type': 'image/png' },
  });
  return logoPath(pathname.split('/').at(-1) ?? '');
}

async function paidCorporate() {
  const caller = await api.signedIn();
  const response = await caller.call('createPaymentIntent', { body: { plan: 'corporate', amount: 90 } });
  const { clientSecret } = response.json();
  await api.pay({ clientSecret, intentId: clientSecret.split('_secret_')[0] ?? '' });
  await api.settled();
  return caller;
}

test('a company gets the plan, the cards, the bin, the designs and the logos of its founder', async () => {
  const founder = await corporate();
  const logoUrl = await uploadedLogo(founder);
  await savedCard(founder, { name: 'With a logo', logoUrl });
  const binned = await savedCard(founder, { name: 'In the bin' });
  await founder.call('deleteCard', { params: { id: binned.id } });
  const design = await aDesign(founder);
  await imported(founder, design.id, [{ texts: { fullName: 'Ján Kováč' } }]);
  const before = await names(founder);

  const company = await madeBy(founder);
  expect(await names(company)).toEqual(before);
  expect(await user(company)).toMatchObject({ role: 'enterprise', cardLimit: 500, cardCount: before.length });
  expect(await user(founder)).toMatchObject({ role: 'free', cardLimit: 1, cardCount: 0, company: null });
  expect(await names(founder)).toEqual([]);
  expect((await company.call('listDesigns')).json()).toMatchObject([{ id: design.id }]);
  expect((await company.call('listBin')).json()).toMatchObject([{ id: binned.id }]);
  expect((await founder.get(logoUrl)).statusCode).toBe(200);
  expect(await api.db.select().from(abandonedObjects)).toEqual([]);
  expect((await company.call('saveCard', { body: aCard({ logoUrl }) })).statusCode).toBe(201);
});

test('cards stay with the founder who wants that, and can be read there', async () => {
  const founder = await corporate();
  await savedCard(founder, { name: 'Mine' });
  const company = await madeBy(founder, { withCards: false });
  expect([await names(founder), await names(company)]).toEqual([['Mine'], []]);
  expect(await user(founder)).toMatchObject({ role: 'free', cardCount: 1 });
});

test.each(['free', 'premium'] as const)('%s makes no company and keeps everything', async (role) => {
  const caller = await api.signedIn({ role, cardLimit: 50 });
  expect(await codeOf(make(caller))).toBe('COMPANY_NEEDS_PLAN');
  expect(await user(caller)).toMatchObject({ role, cardLimit: 50 });
  expect((await caller.call('listCompanies')).json()).toEqual([]);
});

test('of ten requests at once one makes a company', async () => {
  const founder = await corporate();
  const statuses = await Promise.all(
    Array.from({ length: 10 }, async () => (await make(founder)).statusCode),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect((await founder.call('listCompanies')).json()).toMatchObject([
    { name: 'Stavby Kriváň', role: 'owner' },
  ]);
});

test('links to fill in and what people sent by them move with the design', async () => {
  const founder = await corporate();
  const design = await aDesign(founder);
  const { token } = await aFillInLink(founder, design.id);
  const sent = { key: crypto.randomUUID(), texts: { fullName: 'Ján Kováč' } };
  await api.visitor().call('submitFillIn', { body: sent, ...withLink(token) });
  const company = await madeBy(founder);
  expect((await company.call('listSubmissions')).json()).toMatchObject([
    { texts: { fullName: 'Ján Kováč' } },
  ]);
  expect((await company.call('listLinks')).json()).toHaveLength(1);
  expect((await founder.call('listLinks')).json()).toEqual([]);
  expect((await api.visitor().call('readFillIn', withLink(token))).statusCode).toBe(200);
});

test('the payer of a moved plan sees the payment, withdraws, and the company becomes read-only', async () => {
  const founder = await paidCorporate();
  const company = await madeBy(founder);
  expect([await roleOf(founder), await roleOf(company)]).toEqual(['free', 'enterprise']);
  const [payment] = (await founder.call('listPayments')).json();
  expect((await company.call('listPayments')).json()).toMatchObject([{ id: payment?.id }]);
  const stranger = await corporate();
  expect(await codeOf(stranger.call('withdraw', { params: { id: payment?.id ?? '' } }))).toBe(
    'PAYMENT_NOT_FOUND',
  );
  expect((await founder.call('withdraw', { params: { id: payment?.id ?? '' } })).statusCode).toBe(200);
  expect([await roleOf(founder), await roleOf(company)]).toEqual(['free', 'free']);
  expect(await codeOf(company.call('saveCard', { body: aCard() }))).toBe('COMPANY_NEEDS_PLAN');
});

test('an owner of the company may withdraw, too', async () => {
  const founder = await paidCorporate();
  const company = await madeBy(founder);
  const [payment] = (await company.call('listPayments')).json();
  expect((await company.call('withdraw', { params: { id: payment?.id ?? '' } })).statusCode).toBe(200);
  expect(await roleOf(company)).toBe('free');
});

test('an admin refunds a moved payment on the page of its payer, and the company becomes read-only', async () => {
  const founder = await paidCorporate();
  const company = await madeBy(founder);
  const [payment] = (await founder.call('listPayments')).json();
  const admin = await api.signedIn({ role: 'admin', isAdmin: true });
  await admin.call('confirmPassword', { body: { password: testPassword } });
  const refund = (userId: string) =>
    admin.call('refundUserPayment', {
      params: { id: userId, paymentId: payment?.id ?? '' },
      body: { reason: 'Asked by mail' },
    });
  expect(await codeOf(refund((await api.addUser()).id))).toBe('PAYMENT_NOT_FOUND');
  expect((await refund(founder.user.id)).statusCode).toBeLessThan(300);
  await api.settled();
  expect(await roleOf(company)).toBe('free');
});

test('a company does not buy Premium', async () => {
  const { owner } = await aCompany(api, 'free');
  const response = owner.call('createPaymentIntent', { body: { plan: 'premium', amount: 19 } });
  expect(await codeOf(response)).toBe('COMPANY_NEEDS_PLAN');
});

test('the last owner cannot leave, be a manager, be removed or delete their account', async () => {
  const { id, owner, manager } = await aCompany(api);
  const { id: userId } = owner.user;
  expect(
    await codeOf(owner.call('changeMember', { params: { id: userId }, body: { role: 'manager' } })),
  ).toBe('LAST_OWNER');
  expect(await codeOf(owner.call('removeMember', { params: { id: userId } }))).toBe('LAST_OWNER');
  const own = withActiveAccount(owner, owner.user.accountId);
  expect(await codeOf(own.call('leaveCompany', { params: { id } }))).toBe('LAST_OWNER');
  expect(await codeOf(own.call('deleteAccount', { body: { password: testPassword } }))).toBe('LAST_OWNER');
  await owner.call('changeMember', { params: { id: manager.user.id }, body: { role: 'owner' } });
  expect((await own.call('leaveCompany', { params: { id } })).statusCode).toBe(204);
  expect((await read(manager)).members).toMatchObject([{ username: manager.user.username, role: 'owner' }]);
});

test('when the last two owners leave at once, one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, owner, manager: other } = await aCompany(api);
    await setMember(api.db, id, other.user.id, 'owner');
    const leave = async (caller: typeof owner) =>
      (await withActiveAccount(caller, caller.user.accountId).call('leaveCompany', { params: { id } }))
        .statusCode;
    expect((await Promise.all([leave(owner), leave(other)])).sort()).toEqual([204, 409]);
  }
});

test('two owners who remove each other at once: one is left', async () => {
  const { id, owner, manager: other } = await aCompany(api);
  await setMember(api.db, id, other.user.id, 'owner');
  const remove = async (by: Caller, who: typeof owner) =>
    (await by.call('removeMember', { params: { id: who.user.id } })).statusCode;
  expect((await Promise.all([remove(owner, other), remove(other, owner)])).sort()).toEqual([204, 403]);
});

test('a member of another company cannot be changed from here', async () => {
  const [one, two] = [await aCompany(api), await aCompany(api)];
  const path = `/api/company/members/${two.manager.user.id}`;
  expect(await codeOf(one.owner.delete(path))).toBe('MEMBER_NOT_FOUND');
  expect((await read(two.owner)).members).toHaveLength(2);
});

test('a company is deleted 30 days after an owner asked for it, unless it is kept', async () => {
  const { owner, manager } = await aCompany(api);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const runDue = (days: number) => companyDeletions(api.db).runDue(inDays(days));
  expect(await codeOf(owner.call('deleteCompany', { body: { password: 'not the one' } }))).toBe(
    'WRONG_PASSWORD',
  );
  await owner.call('deleteCompany', { body: { password: testPassword } });
  await runDue(29);
  expect((await user(manager)).company?.deletesAt).toBeTruthy();
  await owner.call('keepCompany');
  await runDue(31);
  expect((await user(manager)).company?.deletesAt).toBeNull();
  await owner.call('deleteCompany', { body: { password: testPassword } });
  await runDue(31);
  expect(await codeOf(manager.call('currentUser'))).toBe('NOT_A_MEMBER');
});

test('the log has who did what, and no text of a card', async () => {
  const { owner, manager } = await aCompany(api);
  const design = await aDesign(manager);
  await imported(manager, design.id, [{ texts: { fullName: 'Ján Kováč' } }]);
  const { id } = await savedCard(manager, { name: 'Secret name' });
  await manager.call('deleteCard', { params: { id } });
  await owner.call('changeMember', { params: { id: manager.user.id }, body: { role: 'owner' } });
  const response = await owner.call('listCompanyLog');
  const actions = response.json().map(({ action, actorName }) => [action, actorName]);
  const [by, member] = [owner.user.username, manager.user.username];
  expect(actions).toEqual([
    ['member_changed', by],
    ['card_deleted', member],
    ['cards_imported', member],
    ['design_saved', member],
  ]);
  const csv = (await owner.call('exportCompanyLog')).body;
  expect(csv).toContain('cards_imported');
  for (const text of [csv, response.body]) expect(text).not.toMatch(/Kováč|Secret|Lumen/);
});

test('what stayed behind can be moved in later, by any member, all of it or nothing', async () => {
  const founder = await corporate();
  await savedCard(founder, { name: 'Mine' });
  const company = await madeBy(founder, { withCards: false });
  expect(await read(company)).toMatchObject({ ownCards: 1 });
  const moved = await company.call('moveOwnCards');
  expect(moved.json()).toMatchObject({ ownCards: 0 });
  expect(await names(company)).toEqual(['Mine']);
  expect(await names(founder)).toEqual([]);
  expect(await user(company)).toMatchObject({ cardCount: 1 });
  expect(await user(founder)).toMatchObject({ cardCount: 0 });

  const { id, owner } = await aCompany(api);
  await api.db.update(accounts).set({ cardLimit: 1 }).where(eq(accounts.id, id));
  const person = await corporate();
  await savedCard(person, { name: 'One' });
  await savedCard(person, { name: 'Two' });
  await setMember(api.db, id, person.user.id, 'manager');
  expect(await codeOf(withActiveAccount(person, id).call('moveOwnCards'))).toBe('CARD_LIMIT_EXCEEDED');
  expect(await names(person)).toEqual(['Two', 'One']);
  expect(await names(owner)).toEqual([]);
});

test.each([
  ['designs', 'DESIGN_LIMIT_EXCEEDED'],
  ['links', 'LINK_LIMIT_EXCEEDED'],
  ['orders', 'TOO_MANY_ORDERS'],
] as const)('cards are not moved in with more %s than a company may have', async (what, code) => {
  const { id } = await aCompany(api);
  const person = await corporate();
  await setMember(api.db, id, person.user.id, 'manager');
  const add = async (accountId: string, count: number) => {
    const rows = Array.from({ length: count }, () => ({ accountId, id: uuidv7() }));
    const [year, expiresAt] = [accountId === id ? 2026 : 2025, new Date(Date.now() + 60_000)];
    const details = { shop: '', stock: '', delivery: '', contact: '', note: '', wantedBy: '' };
    const order = { year, steps: [], profile: {}, details };
    if (what === 'designs')
      await api.db
        .insert(companyDesigns)
        .values(rows.map((row) => ({ ...row, name: 'Design', design: { card: {} } as DesignDocument })));
    if (what === 'links')
      await api.db
        .insert(shareLinks)
        .values(rows.map((row) => ({ ...row, kind: 'fill_in' as const, subjectId: row.id, expiresAt })));
    if (what === 'orders')
      await api.db.insert(orders).values(rows.map((row, at) => ({ ...row, ...order, sequence: at + 1 })));
  };
  const max = { designs: designsMax, links: liveLinksMax, orders: openOrdersMax }[what];
  await add(id, max);
  await add(person.user.accountId, 1);
  expect(await codeOf(withActiveAccount(person, id).call('moveOwnCards'))).toBe(code);
});

test('orders that move in keep their number, and get the next one of the year where the company has it', async () => {
  const person = await corporate();
  const { owner, id } = await aCompany(api);
  await setMember(api.db, id, person.user.id, 'manager');
  const orderOf = async (caller: Caller) => {
    const { id: cardId } = await savedCard(caller, { name: 'Ordered' });
    return (await caller.call('createOrder', { body: { lines: [{ cardId, quantity: 1 }] } })).json();
  };
  const theirs = [await orderOf(owner), await orderOf(owner)];
  const own = [await orderOf(person), await orderOf(person), await orderOf(person)];
  expect((await withActiveAccount(person, id).call('moveOwnCards')).statusCode).toBe(200);
  const moved = (await owner.call('listOrders')).json();
  const [year] = (own[0]?.number ?? '').split('-');
  const numberOf = (order: Order) => {
    const found = moved.find((each) => each.id === order.id);
    return [found?.number, found?.formerNumber];
  };
  expect(theirs.map(numberOf)).toEqual([
    [`${year}-01`, null],
    [`${year}-02`, null],
  ]);
  expect(own.map(numberOf)).toEqual([
    [`${year}-04`, `${year}-01`],
    [`${year}-05`, `${year}-02`],
    [`${year}-03`, null],
  ]);
  expect((await orderOf(owner)).number).toBe(`${year}-06`);
});

test('of many requests to move cards in, none counts a card twice', async () => {
  const founder = await corporate();
  await savedCard(founder, { name: 'Mine' });
  const company = await madeBy(founder, { withCards: false });
  await Promise.all(Array.from({ length: 5 }, () => company.call('moveOwnCards')));
  expect(await names(company)).toEqual(['Mine']);
  expect(await user(company)).toMatchObject({ cardCount: 1 });
  expect(await user(founder)).toMatchObject({ cardCount: 0 });
});

test('an owner changes what invoices say together with the name; managers do not see it', async () => {
  const { owner, manager } = await aCompany(api);
  const billing = { address: 'Hlavná 1, Žilina', registrationNumber: '36 123 456', vatId: 'SK2120999999' };
  const change = { name: 'Stavby Kriváň, s. r. o.', country: 'SK', billing };
  expect((await owner.call('changeCompany', { body: change })).json()).toMatchObject(change);
  expect((await owner.call('readBilling')).json()).toEqual({
    details: { company: change.name, country: 'SK', ...billing },
  });
  expect(await read(manager)).toMatchObject({ name: change.name, billing: null });
  expect((await owner.call('changeCompany', { body: { ...change, billing: null } })).json()).toMatchObject({
    billing: null,
  });
});

test('links that a member makes and ends are in the log, those of a person are not', async () => {
  const { owner } = await aCompany(api);
  const design = await aDesign(owner);
  const link = await aFillInLink(owner, design.id);
  await owner.call('revokeLink', { params: { id: link.id } });
  await owner.call('revokeLink', { params: { id: link.id } });
  const log = (await owner.call('listCompanyLog')).json();
  expect(log.slice(0, 2)).toMatchObject([
    { action: 'link_revoked', actorName: owner.user.username, details: { kind: 'fill_in' } },
    { action: 'links_made', details: { kind: 'fill_in', links: 1 } },
  ]);
  const person = await corporate();
  const own = await aFillInLink(person, (await aDesign(person)).id);
  expect((await person.call('revokeLink', { params: { id: own.id } })).statusCode).toBe(200);
});
