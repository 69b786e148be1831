import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardSchema } from '#contract/card/card-schema.ts';
import { documentOf, readStoredCard } from '#domain/card/card-document.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { saveRefusal } from '#domain/plan/plans.ts';
import { demoPassword } from '../../../../tools/dev/accounts.ts';
import { seedDatabase } from '../../../../tools/dev/seed-database.ts';
import { sampleFlatCard } from '../../../../tools/print/samples/sample-flat-card.ts';
import { verifyPassword } from '../../security/hash-password.ts';
import { type DatabaseUnderTest, startDatabase } from '../../testing/database-under-test.ts';
import { cardStore } from '../cards/cards.ts';
import { accounts, cards, users } from '../schema.ts';
import { userStore } from '../users/users.ts';
import { bulkLoad } from './bulk-load.ts';

let database: DatabaseUnderTest;
beforeEach(async () => {
  database = await startDatabase();
});
afterEach(() => database.close());

test('every seeded card is valid and about as long as a real one', async () => {
  await seedDatabase(database.db, { users: 4, cards: 200 });
  const stored = await database.db.select().from(cards);
  expect(stored).toHaveLength(200);
  for (const { design: document } of stored) {
    const card = readStoredCard(document);
    expect(cardSchema.parse(card)).toEqual(card);
    const bytes = Buffer.byteLength(JSON.stringify(document));
    expect(bytes).toBeGreaterThan(600);
    expect(bytes).toBeLessThan(900);
  }
});

test('seeded cards are distributed round-robin, and a later card has a higher id', async () => {
  const rows = await seedDatabase(database.db, { users: 3, cards: 9 });
  const [first, second, third] = [...rows.accounts()].map(({ id }) => id);
  const stored = await database.db.select().from(cards).orderBy(cards.id);
  expect(stored.map(({ accountId }) => accountId)).toEqual([
    ...[first, second, third],
    ...[first, second, third],
    ...[first, second, third],
  ]);
  expect(stored.map(({ createdAt }) => createdAt)).toEqual(
    stored.map(({ createdAt }) => createdAt).toSorted((a, b) => a.getTime() - b.getTime()),
  );
});

test.each([12, 600, 612])('the counts and limits of 12 seeded users fit their %i cards', async (count) => {
  await seedDatabase(database.db, { users: 12, cards: count });
  const stored = await database.db.select().from(accounts);
  for (const { id, role, cardCount, cardLimit } of stored) {
    expect(await cardStore(database.db).list(id)).toHaveLength(cardCount);
    expect(saveRefusal({ role, cardLimit }, cardCount - 1)).toBeNull();
  }
});

test('a seeded user without cards is a free user', async () => {
  await seedDatabase(database.db, { users: 2, cards: 1 });
  const stored = await database.db.select().from(accounts).orderBy(accounts.id);
  expect(stored.map(({ role, cardCount }) => [role, cardCount])).toEqual([
    ['premium', 1],
    ['free', 0],
  ]);
});

test('a second seeding continues the numbers of the users', async () => {
  await seedDatabase(database.db, { users: 2, cards: 2 });
  await seedDatabase(database.db, { users: 2, cards: 2 });
  const stored = await database.db.select().from(users).orderBy(users.username);
  expect(stored.map(({ username }) => username)).toEqual([
    'user-000001',
    'user-000002',
    'user-000003',
    'user-000004',
  ]);
});

test('a seeded user signs in with the demo password', async () => {
  await seedDatabase(database.db, { users: 1, cards: 0 });
  const account = await userStore(database.db).findForLogin('user-000001');
  expect(await verifyPassword(demoPassword, account?.passwordHash ?? null)).toBe(true);
});

test('more than 500 cards per user are refused and nothing is added', async () => {
  await expect(seedDatabase(database.db, { users: 2, cards: 1001 })).rejects.toThrow('too many');
  expect(await database.db.$count(users)).toBe(0);
});

test('tabs, line breaks, backslashes and quotes are stored unchanged', async () => {
  const rows = await seedDatabase(database.db, { users: 1, cards: 1 });
  const [card] = rows.cards();
  if (!card) throw new Error('There is one');
  const odd = 'tab\there, "quoted", back\\slash \\N \\.\r\nnext line';
  const changed = {
    ...card,
    id: card.id.replace(/.$/, 'f'),
    name: odd,
    design: documentOf(cardOf({ ...sampleFlatCard(0), position: odd })),
  };
  await bulkLoad(database.db, (copy) => copy(cards, [changed]));
  const [stored] = await cardStore(database.db).list(card.accountId);
  expect([stored?.name, stored?.card]).toEqual([odd, readStoredCard(changed.design)]);
});

test('a failed load is rolled back', async () => {
  const rows = await seedDatabase(database.db, { users: 1, cards: 0 });
  const [user] = rows.users();
  if (!user) throw new Error('There is one');
  const another = {
    ...user,
    id: user.id.replace(/.$/, 'f'),
    usernameKey: 'other',
    usernameSkeleton: 'other',
    emailKey: 'other',
  };
  await expect(bulkLoad(database.db, (copy) => copy(users, [another, user]))).rejects.toThrow(
    'duplicate key',
  );
  expect(await database.db.$count(users)).toBe(1);
});
