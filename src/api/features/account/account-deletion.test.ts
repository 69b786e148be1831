import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { setMember } from '../../store/testing/companies.ts';
import { createJobQueue } from '../../store/testing/job-queue.ts';
import { accountDeletions } from '../../store/users/account-deletions.ts';
import { savedCard } from '../../testing/a-card.ts';
import { aCompany } from '../../testing/a-company.ts';
import { withLink } from '../../testing/a-link.ts';
import { startApi, testPassword } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { startPayments } from '../../testing/payments-under-test.ts';

const api = await startPayments();
afterAll(() => api.close());

const day = 24 * 60 * 60 * 1000;
const deleteAccount = (caller: Caller, password = testPassword) =>
  caller.call('deleteAccount', { body: { password } });
const runDueAfter = (days: number) =>
  accountDeletions(api.db).runDue(new Date(Date.now() + days * day), { requestId: 'job', address: null });
const signIn = async (username: string) => {
  const caller = api.visitor();
  return { caller, response: await caller.call('login', { body: { username, password: testPassword } }) };
};
const count = async (query: ReturnType<typeof sql>) => (await api.db.execute(query)).rows.length;
const actionsOn = async (id: string) => {
  const { rows } = await api.db.execute<{ action: string }>(
    sql`SELECT action FROM audit_log WHERE subject_id = ${id} ORDER BY id`,
  );
  return rows.map(({ action }) => action);
};

test('deleting an account needs the password, ends all sessions and returns the date of deletion', async () => {
  const caller = await api.signedIn();
  const { caller: elsewhere } = await signIn(caller.user.username);
  const refused = await deleteAccount(caller, 'not the one');
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'WRONG_PASSWORD']);

  const response = await deleteAccount(caller);

  const remainingMs = Date.parse(response.json().deletesAt) - Date.now();
  expect(Math.round(remainingMs / day)).toBe(30);
  for (const { get } of [caller, elsewhere]) expect((await get('/api/auth/user')).statusCode).toBe(401);
});

test('an impersonation session ends when the user deletes their account', async () => {
  const caller = await api.signedIn();
  const admin = await api.signedIn({ role: 'admin', isAdmin: true });
  await admin.call('impersonate', { params: { id: caller.user.id } });
  await deleteAccount(caller);
  expect((await admin.call('listCards')).statusCode).toBe(401);
});

test('after 29 days all data still exists, and the user can sign in and keep the account', async () => {
  const caller = await api.signedIn({ role: 'premium', cardLimit: 50 });
  const card = await savedCard(caller);
  await deleteAccount(caller);
  await runDueAfter(29);

  const { caller: returned, response } = await signIn(caller.user.username);
  expect(response.json()).toMatchObject({ deletesAt: expect.any(String) as string });
  expect((await returned.call('keepAccount')).json()).toMatchObject({
    id: caller.user.id,
    deletesAt: null,
  });

  await runDueAfter(31);
  expect((await returned.call('readCard', { params: { id: card.id } })).statusCode).toBe(200);
  expect(await actionsOn(caller.user.id)).toEqual(['deletion_requested', 'deletion_cancelled']);
});

test('after 31 days cards, sessions and logos are deleted, payments stay without the user, and the deletion is logged', async () => {
  const caller = await api.signedIn({ role: 'premium', cardLimit: 50 });
  const { id, accountId, username } = caller.user;
  await savedCard(caller);
  const { uploadURL } = (await caller.call('requestUpload')).json();
  const uploadId = new URL(uploadURL).pathname.split('/').at(-1);
  const started = await api.begin(caller, 'corporate');
  await api.pay(started);
  await api.settled();
  await deleteAccount(caller);
  await runDueAfter(31);

  expect((await signIn(username)).response.statusCode).toBe(401);
  expect(await count(sql`SELECT FROM users WHERE id = ${id}`)).toBe(0);
  expect(await count(sql`SELECT FROM cards WHERE account_id = ${accountId}`)).toBe(0);
  expect(await count(sql`SELECT FROM abandoned_objects WHERE upload_id = ${uploadId}`)).toBe(1);
  const { rows } = await api.db.execute(
    sql`SELECT user_id, state FROM payments WHERE provider_intent_id = ${started.intentId}`,
  );
  expect(rows).toEqual([{ user_id: null, state: 'succeeded' }]);
  expect(await actionsOn(id)).toEqual(['plan_purchased', 'deletion_requested', 'user_deleted']);
});

test('with the account its company is deleted, and the invoices to the company stay', async () => {
  const caller = await api.signedIn();
  const { accountId } = caller.user;
  const company = {
    company: 'Atelier Lumen',
    address: 'Mlynská 4',
    country: 'SK',
    registrationNumber: null,
    vatId: null,
  };
  await caller.call('setBilling', { body: { details: company } });
  const started = await api.begin(caller);
  await api.pay(started);
  await api.settled();
  await deleteAccount(caller);
  await runDueAfter(31);

  expect(await count(sql`SELECT FROM billing_details WHERE account_id = ${accountId}`)).toBe(0);
  const { rows } = await api.db.execute(sql`
    SELECT payments.user_id, invoices.content->'buyer' AS buyer
    FROM invoices JOIN payments ON payments.id = invoices.payment_id
    WHERE payments.provider_intent_id = ${started.intentId}`);
  expect(rows).toEqual([{ user_id: null, buyer: company }]);
});

test('the last owner of a company is told that the account stays, and it is deleted once another owner is there', async () => {
  const { id, owner } = await aCompany(api);
  await api.db.execute(
    sql`UPDATE users SET deletes_at = now() - interval '1 day' WHERE id = ${owner.user.id}`,
  );
  expect(await runDueAfter(0)).toBe(0);
  expect(await runDueAfter(0)).toBe(0);
  const mails = () =>
    count(sql`SELECT FROM mails WHERE user_id = ${owner.user.id} AND kind = 'deletionPostponed'`);
  expect(await mails()).toBe(1);
  expect(await actionsOn(owner.user.id)).toEqual(['deletion_postponed']);
  const { response } = await signIn(owner.user.username);
  const { deletesAt } = response.json<{ deletesAt: string }>();
  expect(Math.round((Date.parse(deletesAt) - Date.now()) / day)).toBe(30);
  await setMember(api.db, id, (await api.addUser()).id, 'owner');
  expect(await runDueAfter(31)).toBe(1);
});

test('an owner whose account will be deleted is not the other owner whom a company needs', async () => {
  const { id, owner } = await aCompany(api);
  const second = await api.signedIn();
  await setMember(api.db, id, second.user.id, 'owner');
  await deleteAccount(second);
  const own = api.visitor();
  own.setCookie(owner.cookie() ?? '');
  for (const response of [await own.call('leaveCompany', { params: { id } }), await deleteAccount(own)])
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([409, 'LAST_OWNER']);
});

test('the name of a deleted user is in no proof and no order, and the company stands there', async () => {
  await createJobQueue(api.db);
  const { id, owner, manager } = await aCompany(api);
  await savedCard(manager);
  const [card] = (await owner.call('listCards')).json();
  const sent = await manager.call('sendProof', { body: { cardIds: [card?.id ?? ''] } });
  expect([sent.statusCode, sent.body]).toEqual([201, expect.anything()]);
  const { token } = sent.json<{ token: string }>();
  const lines = [{ cardId: card?.id ?? '', quantity: 100 }];
  const order = (await owner.call('createOrder', { body: { lines } })).json();
  const released = await manager.call('releaseOrder', {
    params: { id: order.id },
    body: { version: order.version },
  });
  expect([released.statusCode, released.body]).toEqual([200, expect.anything()]);
  const stored = async () => {
    const found = await api.db.execute<{ text: string }>(sql`
      SELECT concat((SELECT string_agg(sender, '') FROM proofs WHERE account_id = ${id}),
        (SELECT string_agg(steps::text, '') FROM orders WHERE account_id = ${id})) AS text`);
    return found.rows[0]?.text;
  };
  expect((await stored())?.split(manager.user.username)).toHaveLength(3);
  const own = api.visitor();
  own.setCookie(manager.cookie() ?? '');
  await deleteAccount(own);
  await runDueAfter(31);
  expect(await stored()).not.toContain(manager.user.username);
  expect(await stored()).toContain('released');
  const opened = await api.visitor().call('openProof', withLink(token));
  expect(opened.json()).toMatchObject({ sender: 'Stavby Kriváň' });
});

test('keeping an account that is not scheduled for deletion changes nothing and logs nothing', async () => {
  const caller = await api.signedIn();
  expect((await caller.call('keepAccount')).statusCode).toBe(200);
  expect(await actionsOn(caller.user.id)).toEqual([]);
});

test('the account named admin cannot be deleted', async () => {
  const operator = await api.signedIn({ username: 'admin', role: 'admin', isAdmin: true });
  expect((await deleteAccount(operator)).json()).toMatchObject({ code: 'PROTECTED_ACCOUNT' });
});

test('when the last two admins delete their accounts at once, one is refused; a scheduled deletion of the last admin does not run', async () => {
  await api.db.execute(sql`DELETE FROM users WHERE is_admin`);
  const [elena, marek] = [
    await api.signedIn({ role: 'admin', isAdmin: true }),
    await api.signedIn({ role: 'admin', isAdmin: true }),
  ];
  const responses = await Promise.all([deleteAccount(elena), deleteAccount(marek)]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  expect(responses.find(({ statusCode }) => statusCode === 403)?.json()).toMatchObject({
    code: 'LAST_ADMIN',
  });

  await api.db.execute(sql`UPDATE users SET is_admin = false WHERE is_admin AND deletes_at IS NULL`);
  await runDueAfter(31);
  expect(await count(sql`SELECT FROM users WHERE is_admin`)).toBe(1);
});

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8::7]:4711', '2001:db8::7'],
  ['not an address', null],
])(
  'a deletion requested from %j is scheduled, and its audit log entry has the address %s',
  async (forwardedFor, address) => {
    const proxied = await startApi({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
    const caller = await proxied.signedIn();
    const headers = { 'x-forwarded-for': forwardedFor };
    const response = await caller.call('deleteAccount', { body: { password: testPassword }, headers });
    expect(response.statusCode).toBe(200);
    const { rows } = await proxied.db.$client.query<{ address: string | null }>(
      'SELECT host(address) AS address FROM audit_log WHERE subject_id = $1',
      [caller.user.id],
    );
    expect(rows).toEqual([{ address }]);
    await proxied.close();
  },
);
