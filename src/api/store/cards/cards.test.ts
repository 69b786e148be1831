import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyPatch, newCard } from '#domain/card/card.ts';
import { uuidv7 } from '../../database/ids.ts';
import { type DatabaseUnderTest, startDatabase } from '../../testing/database-under-test.ts';
import { recordStatements } from '../testing/recorded-statements.ts';
import { userStore } from '../users/users.ts';
import { cardStore } from './cards.ts';

let database: DatabaseUnderTest;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.close());

/** An account with one card. */
async function anAccount(name: string) {
  const { db } = database;
  const user = { id: uuidv7(), username: name, email: `${name}@cards.example`, passwordHash: 'none' };
  const accountId = await userStore(db).insert({ ...user, cardLimit: 10 });
  const id = uuidv7();
  const card = applyPatch(newCard, { content: { companyName: 'Atelier Lumen', fullName: name } });
  await cardStore(db).save(accountId, { id, name, card, logoId: null }, null);
  return { accountId, id };
}

test('cards that several accounts ask for together are one statement, and each account finds only its own', async () => {
  const [elena, jan] = [await anAccount('elena'), await anAccount('jan')];
  const cards = cardStore(database.db);
  let names: (string | undefined)[] = [];
  const statements = await recordStatements(database.db, async () => {
    const found = await Promise.all([
      cards.find(elena.accountId, elena.id),
      cards.find(elena.accountId, jan.id),
      cards.find(jan.accountId, jan.id),
      cards.find(jan.accountId, uuidv7()),
      cards.find(elena.accountId, elena.id),
    ]);
    names = found.map((card) => card?.name);
  });
  expect(names).toEqual(['elena', undefined, 'jan', undefined, 'elena']);
  expect(statements).toHaveLength(1);
});
