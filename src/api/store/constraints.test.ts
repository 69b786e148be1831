import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../database/ids.ts';
import { type DatabaseUnderTest, startDatabase } from '../testing/database-under-test.ts';
import { userStore } from './users/users.ts';

/** Constraints that the database itself enforces. */

let database: DatabaseUnderTest;
beforeAll(async () => {
  database = await startDatabase();
  await query(
    `INSERT INTO audit_log (id, actor_id, action, request_id) VALUES ($1, $1, 'deleted', 'request')`,
    [uuidv7()],
  );
});
afterAll(() => database.close());

const query = (text: string, values: unknown[] = []) => database.db.$client.query(text, values);

test.each([
  "UPDATE audit_log SET action = 'nothing'",
  'DELETE FROM audit_log',
  'TRUNCATE audit_log',
  "UPDATE audit_log SET action = 'nothing' WHERE false",
])('the audit log refuses %s', async (statement) => {
  await expect(query(statement)).rejects.toThrow('audit_log is append-only');
  expect((await query('SELECT action FROM audit_log')).rows).toEqual([{ action: 'deleted' }]);
});

test('an account named admin without the admin flag is refused', async () => {
  await expect(addUser('Admin')).rejects.toMatchObject({ cause: { constraint: 'users_operator_is_admin' } });
});

test('the admin flag of the account named admin cannot be removed', async () => {
  const id = await addUser('admin', true);
  await expect(query('UPDATE users SET is_admin = false WHERE id = $1', [id])).rejects.toMatchObject({
    constraint: 'users_operator_is_admin',
  });
});

test('names that differ only in case are the same name', async () => {
  await addUser('Katarína');
  await expect(addUser('KATARÍNA')).rejects.toMatchObject({ code: 'USERNAME_TAKEN' });
});

test('a negative card count is refused', async () => {
  const id = await addUser('counted');
  await expect(
    query('UPDATE users SET card_count = card_count - 1 WHERE id = $1', [id]),
  ).rejects.toMatchObject({ constraint: 'users_card_count_check' });
});

test('a second open payment for the same user and plan is refused; for another plan or after the first it is accepted', async () => {
  const userId = await addUser('payer');
  const first = await addPayment(userId, 'premium');
  await expect(addPayment(userId, 'premium')).rejects.toMatchObject({ constraint: 'payments_one_open' });
  await addPayment(userId, 'corporate');
  await query("UPDATE payments SET state = 'canceled' WHERE id = $1", [first]);
  await addPayment(userId, 'premium');
});

test('the same event of a payment is in the ledger once, and two refunds are two entries', async () => {
  const userId = await addUser('refunded');
  const paymentId = await addPayment(userId, 'premium');
  await addEntry(userId, paymentId, 'refund', 're_1');
  await expect(addEntry(userId, paymentId, 'refund', 're_1')).rejects.toMatchObject({
    constraint: 'ledger_entries_once',
  });
  await addEntry(userId, paymentId, 'refund', 're_2');
});

test('a purchase without a payment is refused', async () => {
  const userId = await addUser('unpaid');
  await expect(addEntry(userId, null, 'purchase', 'pi_1')).rejects.toMatchObject({ code: '23514' });
});

test('a deleted user’s payments and ledger entries stay, without the user', async () => {
  const userId = await addUser('leaving');
  const paymentId = await addPayment(userId, 'premium');
  await addEntry(userId, paymentId, 'purchase', 'pi_2');
  await query('DELETE FROM users WHERE id = $1', [userId]);
  const stored =
    'SELECT p.user_id, l.user_id AS entry_user_id FROM payments p JOIN ledger_entries l ON l.payment_id = p.id WHERE p.id = $1';
  expect((await query(stored, [paymentId])).rows).toEqual([{ user_id: null, entry_user_id: null }]);
});

async function addUser(username: string, isAdmin = false): Promise<string> {
  const id = uuidv7();
  const email = `${id}@cards.example`;
  await userStore(database.db).insert({ id, username, email, passwordHash: 'none', isAdmin });
  return id;
}

async function addPayment(userId: string, plan: string): Promise<string> {
  const id = uuidv7();
  await query(
    "INSERT INTO payments (id, user_id, plan, amount_cents, currency) VALUES ($1, $2, $3, 1900, 'usd')",
    [id, userId, plan],
  );
  return id;
}

async function addEntry(userId: string, paymentId: string | null, kind: string, providerId: string) {
  await query(
    "INSERT INTO ledger_entries (id, user_id, payment_id, kind, role, provider_id) VALUES ($1, $2, $3, $4, 'premium', $5)",
    [uuidv7(), userId, paymentId, kind, providerId],
  );
}
