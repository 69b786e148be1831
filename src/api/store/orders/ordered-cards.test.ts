import { afterAll, expect, test } from 'vitest';
import { uuidv7 } from '../../database/ids.ts';
import { startDatabase } from '../../testing/database-under-test.ts';
import { orderLines, orders } from '../schema.ts';
import { vacuumAnalyze } from '../testing/bulk-load.ts';
import { explain } from '../testing/explain.ts';
import { userStore } from '../users/users.ts';
import { orderReads } from './order-reads.ts';

const database = await startDatabase();
afterAll(() => database.close());
const { db } = database;

const accountCount = 30;
const cardCount = 50;
const orderCount = 20;
const details = { shop: '', stock: '', delivery: '', contact: '', note: '', wantedBy: '' };

/** An account with orders that were all sent, each with all of its cards. */
async function anAccount(): Promise<string> {
  const id = uuidv7();
  const username = `orders-${id.slice(-12)}`;
  const email = `${username}@cards.example`;
  const accountId = await userStore(db).insert({
    id,
    username,
    email,
    passwordHash: '',
    role: 'enterprise',
    cardLimit: 500,
  });
  const cardIds = Array.from({ length: cardCount }, () => uuidv7());
  const sent = Array.from({ length: orderCount }, (_, at) => ({
    accountId,
    id: uuidv7(),
    year: 2026,
    sequence: at + 1,
    stage: 'printed' as const,
    steps: [],
    profile: {},
    details,
    linkId: uuidv7(),
    sentAt: new Date(Date.UTC(2026, 0, at + 1)),
  }));
  await db.insert(orders).values(sent);
  await db
    .insert(orderLines)
    .values(
      sent.flatMap((order) =>
        cardIds.map((cardId) => ({ accountId, orderId: order.id, cardId, quantity: 100 })),
      ),
    );
  return accountId;
}

test('the days of the last orders are found by indexes, among the orders of many accounts', async () => {
  let accountId = '';
  for (let account = 0; account < accountCount; account += 1) accountId = await anAccount();
  await vacuumAnalyze(db);
  const days = await orderReads(db).orderedCards(accountId);
  expect(days).toHaveLength(cardCount);
  expect(new Set(days.map(({ orderedAt }) => orderedAt?.toISOString()))).toEqual(
    new Set([new Date(Date.UTC(2026, 0, orderCount)).toISOString()]),
  );
  const plan = await explain(db, (recording) => orderReads(recording).orderedCards(accountId));
  expect(plan.nodes, plan.text).not.toContain('Seq Scan');
});
