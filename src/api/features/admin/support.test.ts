import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { User } from '#contract/account-schemas.ts';
import type { UserPageData } from '#contract/admin/user-page.ts';
import type { AuditEntry } from '#contract/audit.ts';
import type { Payment } from '#contract/payment-schema.ts';
import { uuidv7 } from '../../database/ids.ts';
import { aCard } from '../../testing/a-card.ts';
import { reply } from '../../testing/api-under-test.ts';
import { roleOf, startPayments } from '../../testing/payments-under-test.ts';

const api = await startPayments();
const admin = await api.signedIn({ username: 'lena', role: 'admin', isAdmin: true });
afterAll(() => api.close());

const pageOf = async (id: string) => (await admin.get(`/api/admin/users/${id}`)).json<UserPageData>();
const lastEntry = async (id: string) => (await pageOf(id)).audit[0];

/** A user with a paid plan. */
async function payer() {
  const caller = await api.signedIn();
  await api.pay(await api.begin(caller));
  await api.settled();
  const payments = await admin.get(`/api/admin/users/${caller.user.id}/payments`);
  const [payment] = payments.json<Payment[]>();
  if (!payment) throw new Error('There is no payment');
  return { caller, user: caller.user, payment };
}

/** Adds a mail to a user that could not be sent. */
async function failedMail(userId: string): Promise<string> {
  const id = uuidv7();
  await api.db.execute(sql`
    INSERT INTO mails (id, user_id, kind, recipient, language, attempts, failed_at, failure)
    VALUES (${id}, ${userId}, 'verifyEmail', 'full@cards.example', 'en', 5, now(), 'Mailbox full')`);
  return id;
}

test('the page has account, sessions, mails and cards by count, and nothing of what is on the cards', async () => {
  const owner = await api.signedIn({ role: 'premium', cardLimit: 50 });
  await owner.post('/api/business-cards', aCard({ name: 'Secret card' }));
  await failedMail(owner.user.id);
  const response = await admin.get(`/api/admin/users/${owner.user.id}`);
  expect(response.json()).toMatchObject({
    user: { username: owner.user.username, cardCount: 1, isEmailVerified: false, hasSecondFactor: false },
    cards: { own: 1, ofDesigns: 0, inBin: 0, designs: 0 },
    mails: [{ kind: 'verifyEmail', state: 'failed', failure: 'Mailbox full' }],
    notes: [],
  });
  expect(response.json<UserPageData>().sessions).toHaveLength(1);
  expect(response.body).not.toMatch(/Secret card|Atelier|password|argon2/);
});

test('the page has the companies of a user by numbers, and the id of a company finds its members', async () => {
  const [owner, manager] = [await api.addUser(), await api.addUser()];
  const companyId = uuidv7();
  await api.db.execute(sql`INSERT INTO accounts (id, kind) VALUES (${companyId}, 'company')`);
  await api.db.execute(
    sql`INSERT INTO companies (account_id, name, country) VALUES (${companyId}, 'Norfield Hydro', 'SK')`,
  );
  for (const [user, role] of [[owner, 'owner'] as const, [manager, 'manager'] as const])
    await api.db.execute(
      sql`INSERT INTO company_members (account_id, user_id, role) VALUES (${companyId}, ${user.id}, ${role})`,
    );
  expect((await pageOf(manager.id)).companies).toEqual([
    { id: companyId, name: 'Norfield Hydro', role: 'manager', members: 2, cards: 0 },
  ]);
  const found = (await admin.get(`/api/admin/users?search=${companyId}`)).json<User[]>();
  expect(found.map(({ id }) => id).sort()).toEqual([owner.id, manager.id].sort());
});

test('a note is on the page, in the audit log without its text, in the export, and deleted with the user', async () => {
  const { caller, user } = await payer();
  const text = 'Asked why the link did not arrive. Ticket 881';
  expect((await admin.post(`/api/admin/users/${user.id}/notes`, { text })).statusCode).toBe(204);
  expect((await pageOf(user.id)).notes).toMatchObject([{ author: 'lena', text }]);
  expect(await lastEntry(user.id)).toMatchObject({ action: 'note_added', actorName: 'lena', after: null });
  const exported = await api.app.inject({
    url: '/api/account/export',
    headers: { cookie: caller.cookie() ?? '' },
  });
  expect(exported.statusCode).toBe(200);
  await admin.delete(`/api/admin/users/${user.id}`);
  const { rows } = await api.db.execute(sql`SELECT FROM support_notes WHERE user_id = ${user.id}`);
  expect(rows).toEqual([]);
});

test.each([{}, { text: '' }, { text: '   ' }, { text: 'x'.repeat(2001) }])(
  'the note %j is refused',
  async (body) => {
    const user = await api.addUser();
    expect((await admin.post(`/api/admin/users/${user.id}/notes`, body)).statusCode).toBe(400);
  },
);

test('signing a user out ends all sessions and needs a reason, which is logged', async () => {
  const user = await api.signedIn();
  const url = `/api/admin/users/${user.user.id}/end-sessions`;
  expect((await admin.post(url, { reason: ' ' })).statusCode).toBe(400);
  expect((await user.get('/api/auth/user')).statusCode).toBe(200);
  expect((await admin.post(url, { reason: 'Phone lost' })).statusCode).toBe(204);
  expect((await user.get('/api/auth/user')).statusCode).toBe(401);
  expect(await lastEntry(user.user.id)).toMatchObject({
    action: 'sessions_ended',
    after: { reason: 'Phone lost' },
  });
});

test('another admin cannot be signed out', async () => {
  const other = await api.signedIn({ isAdmin: true });
  const url = `/api/admin/users/${other.user.id}/end-sessions`;
  expect(await reply(admin.post(url, { reason: 'A quarrel' }))).toMatchObject([
    403,
    { code: 'PROTECTED_ACCOUNT' },
  ]);
  expect((await other.get('/api/auth/user')).statusCode).toBe(200);
});

test('a failed mail is sent again once, and a mail of another user is not', async () => {
  const [user, other] = [await api.addUser(), await api.addUser()];
  const mailId = await failedMail(user.id);
  const resend = (id: string) =>
    admin.post(`/api/admin/users/${id}/mails/${mailId}/resend`, { reason: 'Emptied' });
  expect(await reply(resend(other.id))).toMatchObject([409, { code: 'MAIL_NOT_FAILED' }]);
  const statuses = await Promise.all([1, 2, 3].map(async () => (await resend(user.id)).statusCode));
  expect(statuses.sort()).toEqual([204, 409, 409]);
  expect((await pageOf(user.id)).mails).toMatchObject([{ state: 'waiting', failure: null }]);
  expect(await lastEntry(user.id)).toMatchObject({ action: 'mail_resent', after: { reason: 'Emptied' } });
});

test('a granted plan applies at once and is logged with its reason', async () => {
  const user = await api.signedIn();
  const grant = { role: 'enterprise', cardLimit: 500, reason: 'Moved from another product' };
  expect((await admin.post(`/api/admin/users/${user.user.id}/grants`, grant)).statusCode).toBe(204);
  expect(await roleOf(user)).toBe('enterprise');
  expect(await lastEntry(user.user.id)).toMatchObject({
    action: 'user_updated',
    before: { role: 'free' },
    after: { role: 'enterprise', cardLimit: 500, reason: grant.reason },
  });
});

test('a refund by support returns the money once, however often it is asked, and is logged with its reason', async () => {
  const { caller, user, payment } = await payer();
  const url = `/api/admin/users/${user.id}/payments/${payment.id}/refund`;
  const stranger = await api.addUser();
  const foreign = `/api/admin/users/${stranger.id}/payments/${payment.id}/refund`;
  expect(await reply(admin.post(foreign, { reason: 'Not theirs' }))).toMatchObject([
    404,
    { code: 'PAYMENT_NOT_FOUND' },
  ]);
  expect((await admin.post(url, {})).statusCode).toBe(400);
  await Promise.all([1, 2, 3].map(() => admin.post(url, { reason: 'Asked by mail' })));
  await api.settled();
  expect((await admin.post(url, { reason: 'Asked by mail' })).statusCode).toBe(204);
  expect(await roleOf(caller)).toBe('free');
  const { rows } = await api.db.execute(
    sql`SELECT sum(amount_cents)::integer AS cents FROM ledger_entries WHERE payment_id = ${payment.id} AND kind = 'refund'`,
  );
  expect(rows).toEqual([{ cents: payment.amountCents }]);
  const log = await admin.get(`/api/admin/audit?subject=${user.username}&action=refund_requested`);
  expect(log.json<AuditEntry[]>()[0]).toMatchObject({
    actorName: 'lena',
    after: { paymentId: payment.id, reason: 'Asked by mail' },
  });
});

test('a search finds a user by every id that a customer would quote', async () => {
  const { user, payment } = await payer();
  const invoice = payment.invoices[0]?.number ?? '';
  const found = async (search: string) =>
    (await admin.get(`/api/admin/users?search=${encodeURIComponent(search)}`))
      .json<User[]>()
      .map(({ id }) => id);
  for (const quoted of [
    user.id,
    user.id.toUpperCase(),
    payment.id,
    payment.providerId ?? '',
    invoice,
    invoice.toLowerCase(),
    user.username,
    user.email,
  ])
    expect([quoted, await found(quoted)]).toEqual([quoted, [user.id]]);
  for (const unknown of [uuidv7(), 'pi_unknown', 'INV-2020-000001', 'CN-2026-999999'])
    expect([unknown, await found(unknown)]).toEqual([unknown, []]);
});
