import { afterAll, expect, test } from 'vitest';
import type { Role } from '#domain/plan/plans.ts';
import { uuidv7 } from '../../database/ids.ts';
import { startDatabase } from '../../testing/database-under-test.ts';
import { userStore } from '../users/users.ts';
import { addGrant, applyEntitlement } from './ledger.ts';

const database = await startDatabase();
afterAll(() => database.close());

/** Adds a user; returns the account. */
async function addUser(
  started: { role?: Role; cardLimit?: number; isAdmin?: boolean } = {},
): Promise<string> {
  const id = uuidv7();
  const user = { id, username: `user-${id}`, email: `${id}@cards.example`, passwordHash: 'none' };
  return userStore(database.db).insert({ ...user, ...started });
}

const grant = (accountId: string, role: Role, cardLimit: number) =>
  database.db.transaction(async (tx) => {
    await addGrant(tx, { accountId, role, cardLimit, grantedBy: uuidv7() });
    await applyEntitlement(tx, accountId);
  });

async function userOf(id: string) {
  const text =
    'SELECT role, card_limit AS "cardLimit", is_admin AS "isAdmin" FROM accounts JOIN users ON account_id = accounts.id WHERE account_id = $1';
  return (await database.db.$client.query<object>(text, [id])).rows[0];
}

test('a grant applies at once, upward and downward, and does not change the admin flag', async () => {
  const id = await addUser({ isAdmin: true });
  await grant(id, 'enterprise', 700);
  expect(await userOf(id)).toEqual({ role: 'enterprise', cardLimit: 700, isAdmin: true });
  await grant(id, 'free', 1);
  expect(await userOf(id)).toEqual({ role: 'free', cardLimit: 1, isAdmin: true });
});

test('the initial plan of an account stays when the entitlement is applied', async () => {
  const id = await addUser({ role: 'premium', cardLimit: 5 });
  await database.db.transaction((tx) => applyEntitlement(tx, id));
  expect(await userOf(id)).toEqual({ role: 'premium', cardLimit: 5, isAdmin: false });
});

test('a grant to an unknown account is refused', async () => {
  await expect(grant(uuidv7(), 'premium', 50)).rejects.toMatchObject({ cause: { code: '23503' } });
});

test('of twenty concurrent grants the last ledger entry applies', async () => {
  const id = await addUser();
  await Promise.all(Array.from({ length: 20 }, (_, index) => grant(id, 'premium', index)));
  const { rows } = await database.db.$client.query<{ limit: number }>(
    'SELECT card_limit AS limit FROM ledger_entries WHERE account_id = $1 ORDER BY created_at DESC LIMIT 1',
    [id],
  );
  expect(await userOf(id)).toMatchObject({ cardLimit: rows[0]?.limit });
});
