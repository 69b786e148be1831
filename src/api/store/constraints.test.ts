import { afterAll, expect, test } from 'vitest';
import { uuidv7 } from '../database/ids.ts';
import { startDatabase } from '../testing/database-under-test.ts';
import { deleteUser } from './testing/users.ts';
import { userStore } from './users/users.ts';

/** Constraints that the database itself enforces. */

const database = await startDatabase();
afterAll(() => database.close());

const query = (text: string, values: unknown[] = []) => database.db.$client.query(text, values);

await query(
  `INSERT INTO audit_log (id, actor_id, action, request_id) VALUES ($1, $1, 'deleted', 'request')`,
  [uuidv7()],
);

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
  const { id } = await addUser('admin', true);
  await expect(query('UPDATE users SET is_admin = false WHERE id = $1', [id])).rejects.toMatchObject({
    constraint: 'users_operator_is_admin',
  });
});

test('names that differ only in case are the same name', async () => {
  await addUser('Katarína');
  await expect(addUser('KATARÍNA')).rejects.toMatchObject({ code: 'USERNAME_TAKEN' });
});

test('a negative card count is refused', async () => {
  const { accountId } = await addUser('counted');
  await expect(
    query('UPDATE accounts SET card_count = card_count - 1 WHERE id = $1', [accountId]),
  ).rejects.toMatchObject({ constraint: 'accounts_card_count_check' });
});

test('a second open payment for the same account and plan is refused; for another plan or after the first it is accepted', async () => {
  const user = await addUser('payer');
  const first = await addPayment(user, 'premium');
  await expect(addPayment(user, 'premium')).rejects.toMatchObject({ constraint: 'payments_one_open' });
  await addPayment(user, 'corporate');
  await query("UPDATE payments SET state = 'canceled' WHERE id = $1", [first]);
  await addPayment(user, 'premium');
});

test('the same event of a payment is in the ledger once, and two refunds are two entries', async () => {
  const user = await addUser('refunded');
  const paymentId = await addPayment(user, 'premium');
  await addEntry(user.accountId, paymentId, 'refund', 're_1');
  await expect(addEntry(user.accountId, paymentId, 'refund', 're_1')).rejects.toMatchObject({
    constraint: 'ledger_entries_once',
  });
  await addEntry(user.accountId, paymentId, 'refund', 're_2');
});

test('a purchase without a payment is refused', async () => {
  const user = await addUser('unpaid');
  await expect(addEntry(user.accountId, null, 'purchase', 'pi_1')).rejects.toMatchObject({ code: '23514' });
});

test('a deleted user’s payments and ledger entries stay, without the user and the account', async () => {
  const user = await addUser('leaving');
  const paymentId = await addPayment(user, 'premium');
  await addEntry(user.accountId, paymentId, 'purchase', 'pi_2');
  await deleteUser(database.db, user.id);
  const stored =
    'SELECT p.user_id, p.account_id, l.account_id AS entry FROM payments p JOIN ledger_entries l ON l.payment_id = p.id WHERE p.id = $1';
  expect((await query(stored, [paymentId])).rows).toEqual([{ user_id: null, account_id: null, entry: null }]);
});

type Added = { id: string; accountId: string };

async function addUser(username: string, isAdmin = false): Promise<Added> {
  const id = uuidv7();
  const email = `${id}@cards.example`;
  const user = { id, username, email, passwordHash: 'none', isAdmin };
  return { id, accountId: await userStore(database.db).insert(user) };
}

async function addPayment({ id: userId, accountId }: Added, plan: string): Promise<string> {
  const id = uuidv7();
  await query(
    "INSERT INTO payments (id, account_id, user_id, plan, amount_cents, currency) VALUES ($1, $2, $3, $4, 1900, 'usd')",
    [id, accountId, userId, plan],
  );
  return id;
}

async function addEntry(accountId: string, paymentId: string | null, kind: string, providerId: string) {
  await query(
    "INSERT INTO ledger_entries (id, account_id, payment_id, kind, role, provider_id) VALUES ($1, $2, $3, $4, 'premium', $5)",
    [uuidv7(), accountId, paymentId, kind, providerId],
  );
}
