import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { uuidv7 } from '../../database/ids.ts';
import { addCompany, setMember } from '../../store/testing/companies.ts';
import { aCard } from '../../testing/a-card.ts';
import { reply, startApi, testPassword } from '../../testing/api-under-test.ts';
import { roleOf, startPayments } from '../../testing/payments-under-test.ts';

const api = await startPayments();
const admin = await api.signedIn({ username: 'lena', role: 'admin', isAdmin: true });
afterAll(() => api.close());

const pageOf = async (id: string) => (await admin.call('readUserPage', { params: { id } })).json();
const lastEntry = async (id: string) => (await pageOf(id)).audit[0];

/** A user with a paid plan. */
async function payer() {
  const caller = await api.signedIn();
  await api.pay(await api.begin(caller));
  await api.settled();
  const payments = await admin.call('listUserPayments', { params: { id: caller.user.id } });
  const [payment] = payments.json();
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
  await owner.call('saveCard', { body: aCard({ name: 'Secret card' }) });
  await failedMail(owner.user.id);
  const response = await admin.call('readUserPage', { params: { id: owner.user.id } });
  expect(response.json()).toMatchObject({
    user: { username: owner.user.username, cardCount: 1, isEmailVerified: false, hasSecondFactor: false },
    cards: { own: 1, ofDesigns: 0, inBin: 0, designs: 0 },
    mails: [{ kind: 'verifyEmail', state: 'failed', failure: 'Mailbox full' }],
    notes: [],
  });
  expect(response.json().sessions).toHaveLength(1);
  expect(response.body).not.toMatch(/Secret card|Atelier|password|argon2/);
});

test('the page has the companies of a user by numbers, and the id of a company finds its members', async () => {
  const [owner, manager] = [await api.addUser(), await api.addUser()];
  const companyId = await addCompany(api.db, 'enterprise', 'Norfield Hydro');
  for (const [user, role] of [[owner, 'owner'] as const, [manager, 'manager'] as const])
    await api.db.execute(
      sql`INSERT INTO company_members (account_id, user_id, role) VALUES (${companyId}, ${user.id}, ${role})`,
    );
  expect((await pageOf(manager.id)).companies).toEqual([
    { id: companyId, name: 'Norfield Hydro', role: 'manager', members: 2, cards: 0, domains: [] },
  ]);
  const found = (await admin.call('listUsers', { query: { search: companyId } })).json();
  expect(found.map(({ id }) => id).sort()).toEqual([owner.id, manager.id].sort());
});

test('a note is on the page, in the audit log without its text, in the export, and deleted with the user', async () => {
  const { caller, user } = await payer();
  const text = 'Asked why the link did not arrive. Ticket 881';
  expect((await admin.call('addSupportNote', { params: { id: user.id }, body: { text } })).statusCode).toBe(
    204,
  );
  expect((await pageOf(user.id)).notes).toMatchObject([{ author: 'lena', text }]);
  expect(await lastEntry(user.id)).toMatchObject({ action: 'note_added', actorName: 'lena', after: null });
  const exported = unzipSync(new Uint8Array((await caller.call('exportAccount')).rawPayload));
  expect(JSON.parse(strFromU8(exported['account.json'] ?? new Uint8Array()))).toMatchObject({
    supportNotes: [{ author: 'lena', text }],
  });
  await admin.call('deleteUser', { params: { id: user.id } });
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

test('signing a user out ends all sessions and needs a reason, which is logged and mailed', async () => {
  const user = await api.signedIn({ emailVerifiedAt: new Date() });
  const url = `/api/admin/users/${user.user.id}/end-sessions`;
  expect((await admin.post(url, { reason: ' ' })).statusCode).toBe(400);
  expect((await user.call('currentUser')).statusCode).toBe(200);
  expect((await admin.post(url, { reason: 'Phone lost' })).statusCode).toBe(204);
  expect((await user.call('currentUser')).statusCode).toBe(401);
  expect(await lastEntry(user.user.id)).toMatchObject({
    action: 'sessions_ended',
    after: { reason: 'Phone lost' },
  });
  expect((await pageOf(user.user.id)).mails).toMatchObject([{ kind: 'signedOutBySupport' }]);
});

test('another admin cannot be signed out', async () => {
  const other = await api.signedIn({ isAdmin: true });
  const url = `/api/admin/users/${other.user.id}/end-sessions`;
  expect(await reply(admin.post(url, { reason: 'A quarrel' }))).toMatchObject([
    403,
    { code: 'PROTECTED_ACCOUNT' },
  ]);
  expect((await other.call('currentUser')).statusCode).toBe(200);
});

test('a failed mail is sent again once, and a mail of another user is not', async () => {
  const [user, other] = [await api.addUser(), await api.addUser()];
  const mailId = await failedMail(user.id);
  const resend = (id: string) =>
    admin.call('resendMail', { params: { id, mailId }, body: { reason: 'Emptied' } });
  expect(await reply(resend(other.id))).toMatchObject([409, { code: 'MAIL_NOT_FAILED' }]);
  const statuses = await Promise.all([1, 2, 3].map(async () => (await resend(user.id)).statusCode));
  expect(statuses.sort()).toEqual([204, 409, 409]);
  expect((await pageOf(user.id)).mails).toMatchObject([{ state: 'waiting', failure: null }]);
  expect(await lastEntry(user.id)).toMatchObject({ action: 'mail_resent', after: { reason: 'Emptied' } });
});

test('a granted plan applies at once and is logged with its reason', async () => {
  const user = await api.signedIn();
  const grant = { role: 'enterprise', cardLimit: 500, reason: 'Moved from another product' } as const;
  expect((await admin.call('grantPlan', { params: { id: user.user.id }, body: grant })).statusCode).toBe(204);
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
  const { mails } = await pageOf(user.id);
  expect(mails.filter(({ kind }) => kind === 'planEnded')).toHaveLength(1);
  const log = await admin.call('listAudit', {
    query: { subject: user.username, action: 'refund_requested' },
  });
  expect(log.json()[0]).toMatchObject({
    actorName: 'lena',
    after: { paymentId: payment.id, reason: 'Asked by mail' },
  });
});

test('a refund to a company tells each of its owners by mail what ends', async () => {
  const founder = await api.signedIn();
  await api.pay(await api.begin(founder, 'corporate'));
  await api.settled();
  const company = { name: 'Stavby Kriváň', country: 'SK', billing: null, withCards: true };
  const { id } = (await founder.call('createCompany', { body: company })).json();
  const [second, manager] = [await api.addUser(), await api.addUser()];
  await setMember(api.db, id, second.id, 'owner');
  await setMember(api.db, id, manager.id, 'manager');
  const payments = await admin.call('listUserPayments', { params: { id: founder.user.id } });
  const [payment] = payments.json();
  const url = `/api/admin/users/${founder.user.id}/payments/${payment?.id}/refund`;
  expect((await admin.post(url, { reason: 'Asked by mail' })).statusCode).toBe(204);
  await api.settled();
  const { rows } = await api.db.execute(
    sql`SELECT user_id AS user, details FROM mails WHERE kind = 'planEnded' AND details->>'companyId' = ${id}`,
  );
  expect(rows.map(({ user }) => user).sort()).toEqual([founder.user.id, second.id].sort());
  expect(rows[0]?.details).toEqual({ plan: 'corporate', company: 'Stavby Kriváň', companyId: id });
});

test('a search finds a user by every id that a customer would quote', async () => {
  const { user, payment } = await payer();
  const invoice = payment.invoices[0]?.number ?? '';
  const found = async (search: string) =>
    (await admin.call('listUsers', { query: { search } })).json().map(({ id }) => id);
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

test('a search finds companies by the start of their name in any case, and by their id, at most as many as asked for', async () => {
  const id = await addCompany(api.db, 'enterprise', 'Žito & syn 100%');
  const search = async (text: string) =>
    (await admin.call('listAllCompanies', { query: { limit: '10', search: text } })).json();
  for (const typed of ['Žito', 'Žito & SYN 100%', id, id.toUpperCase()])
    expect([typed, await search(typed)]).toMatchObject([typed, [{ id, name: 'Žito & syn 100%' }]]);
  // No wildcards, and nothing from the middle of a name.
  for (const typed of ['Žit_', '%', 'syn', uuidv7()])
    expect([typed, await search(typed)]).toEqual([typed, []]);
  await Promise.all(Array.from({ length: 11 }, (_, at) => addCompany(api.db, 'enterprise', `Branch ${at}`)));
  expect(await search('branch')).toHaveLength(10);
});

test('a password link is sent to the user with a reason', async () => {
  const user = await api.addUser();
  const url = `/api/admin/users/${user.id}/password-link`;
  expect((await admin.post(url, { reason: '' })).statusCode).toBe(400);
  expect((await admin.post(url, { reason: 'Asked by phone' })).statusCode).toBe(204);
  const { mails, audit } = await pageOf(user.id);
  expect(mails).toMatchObject([{ kind: 'resetPassword', recipient: user.email, state: 'waiting' }]);
  expect(audit[0]).toMatchObject({ action: 'password_link_sent', after: { reason: 'Asked by phone' } });
});

test('support sends a user at most five password links an hour', async () => {
  const limited = await startApi();
  try {
    const support = await limited.signedIn({ role: 'admin', isAdmin: true });
    const [user, other] = [await limited.addUser(), await limited.addUser()];
    const send = (id: string) =>
      support.call('sendPasswordLink', { params: { id }, body: { reason: 'Asked by phone' } });
    for (let sent = 0; sent < 5; sent += 1) expect((await send(user.id)).statusCode).toBe(204);
    expect(await reply(send(user.id))).toMatchObject([429, { code: 'TOO_MANY_ATTEMPTS' }]);
    expect((await send(other.id)).statusCode).toBe(204);
  } finally {
    await limited.close();
  }
});

test('a blocked user is signed out and cannot sign in until allowed again; a stranger does not learn of it', async () => {
  const owner = await api.signedIn({ role: 'premium', cardLimit: 50 });
  const { id, username } = owner.user;
  await owner.call('saveCard', { body: aCard() });
  const block = (isBlocked: boolean) =>
    admin.call('blockUser', { params: { id }, body: { isBlocked, reason: 'Sends spam' } });
  const logIn = (password: string) => api.visitor().call('login', { body: { username, password } });
  await Promise.all([block(true), block(true)]);
  expect((await owner.call('currentUser')).statusCode).toBe(401);
  expect(await reply(logIn(testPassword))).toMatchObject([403, { code: 'ACCOUNT_BLOCKED' }]);
  expect(await reply(logIn('not the password'))).toMatchObject([401, { code: 'BAD_CREDENTIALS' }]);
  const page = await pageOf(id);
  expect(page).toMatchObject({ user: { isBlocked: true, cardCount: 1 }, sessions: [] });
  // Two requests at once are one change.
  expect(page.audit.map(({ action }) => action)).toEqual(['user_blocked']);
  expect(page.audit[0]).toMatchObject({ after: { reason: 'Sends spam' } });
  expect((await block(false)).statusCode).toBe(204);
  expect((await logIn(testPassword)).statusCode).toBe(200);
  expect(await lastEntry(id)).toMatchObject({ action: 'user_unblocked' });
});

test('a sign-in in flight does not outlive a block', async () => {
  const user = await api.addUser();
  const [answers] = await Promise.all([
    Promise.all(
      Array.from({ length: 5 }, async () => {
        const visitor = api.visitor();
        await visitor.call('login', { body: { username: user.username, password: testPassword } });
        return visitor;
      }),
    ),
    admin.call('blockUser', { params: { id: user.id }, body: { isBlocked: true, reason: 'Sends spam' } }),
  ]);
  for (const visitor of answers) expect((await visitor.call('currentUser')).statusCode).toBe(401);
});

test('an admin cannot be blocked', async () => {
  const other = await api.signedIn({ isAdmin: true });
  for (const id of [other.user.id, admin.user.id])
    expect(
      await reply(
        admin.call('blockUser', { params: { id }, body: { isBlocked: true, reason: 'A quarrel' } }),
      ),
    ).toMatchObject([403, { code: 'PROTECTED_ACCOUNT' }]);
  expect((await other.call('currentUser')).statusCode).toBe(200);
});

test('a user is deleted with a reason, which stays in the audit log', async () => {
  const user = await api.signedIn();
  const url = `/api/admin/users/${user.user.id}/delete`;
  expect((await admin.post(url, {})).statusCode).toBe(400);
  expect((await admin.post(url, { reason: 'Asked by mail' })).statusCode).toBe(204);
  expect((await user.call('currentUser')).statusCode).toBe(401);
  expect((await admin.post(url, { reason: 'Asked by mail' })).statusCode).toBe(404);
  const log = await admin.call('listAudit', {
    query: { subject: user.user.username, action: 'user_deleted' },
  });
  expect(log.json()).toMatchObject([{ actorName: 'lena', after: { reason: 'Asked by mail' } }]);
  const own = `/api/admin/users/${admin.user.id}/delete`;
  expect(await reply(admin.post(own, { reason: 'A slip' }))).toMatchObject([403, { code: 'OWN_ACCOUNT' }]);
});
