import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DatabaseUnderTest, startDatabase } from '../../testing/database-under-test.ts';
import { addSleepingCards } from '../testing/sleeping-cards.ts';
import { copyTable } from './copy.ts';
import { createSchemas, expandTable } from './expand.ts';
import { verifyCopies } from './verify.ts';

/** Changes that meet the copy of the same rows. */

let database: DatabaseUnderTest;
let userId: string;
beforeAll(async () => {
  database = await startDatabase();
  userId = await addSleepingCards(database.db, 200);
  await createSchemas(database.db, 2);
  await expandTable(database.db, 'uploads', 2);
  await copyTable(database.db, 'uploads');
  await expandTable(database.db, 'cards', 2);
  await expandTable(database.db, 'binned_cards', 2);
  await copyTable(database.db, 'binned_cards');
});
/** Nothing is copied yet. */
beforeEach(async () => {
  await query('TRUNCATE partitioning.cards');
  await query("UPDATE partitioning.progress SET next_block = 0 WHERE table_name = 'cards'");
});
afterAll(() => database.close());

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await database.db.$client.query<Row>(text, values)).rows;

/** Copies the cards while another transaction has written and is not ended, then ends it. */
async function copyDuring(statement: string, values: unknown[], end: string): Promise<void> {
  const writer = await database.db.$client.connect();
  try {
    await writer.query('BEGIN');
    await writer.query(statement, values);
    const copying = copyTable(database.db, 'cards');
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(() => query(waiting), { timeout: 10_000 }).toHaveLength(1);
    await writer.query(end);
    await copying;
  } finally {
    writer.release(true);
  }
}

test.each([
  ['deleted', 'COMMIT', 'card 7', 'DELETE FROM cards WHERE name = $1'],
  ['deleted', 'ROLLBACK', 'card 8', 'DELETE FROM cards WHERE name = $1'],
  ['changed', 'COMMIT', 'card 9', 'UPDATE cards SET version = 2 WHERE name = $1'],
  ['changed', 'ROLLBACK', 'card 11', 'UPDATE cards SET version = 2 WHERE name = $1'],
])(
  'a card that is being %s during its copy is copied as it is after the %s',
  async (_, end, name, statement) => {
    await copyDuring(statement, [name], end);
    expect((await verifyCopies(database.db)).cards).toBeGreaterThan(190);
  },
);

test('a table that is rewritten during the copy is copied from its beginning', async () => {
  let shares: number[] = [];
  await expect(
    copyTable(database.db, 'cards', {
      batchBlocks: 4,
      onBatch: (_table, share) => {
        shares.push(share);
        if (share > 0.5) throw new Error('stopped');
      },
    }),
  ).rejects.toThrow('stopped');
  await query("DELETE FROM cards WHERE name < 'card 15'");
  await query('VACUUM FULL cards');
  shares = [];
  await copyTable(database.db, 'cards', { batchBlocks: 4, onBatch: (_table, share) => shares.push(share) });
  expect(shares[0]).toBeLessThan(0.5);
  await verifyCopies(database.db);
});

test.each([
  "DELETE FROM partitioning.cards WHERE name = 'card 3'",
  "UPDATE partitioning.cards SET name = 'card 4' WHERE name = 'card 3'",
])('a copy that differs is not accepted: %s', async (tamper) => {
  await copyTable(database.db, 'cards');
  await query(tamper);
  await expect(verifyCopies(database.db)).rejects.toThrow(/The copy of cards differs/);
});

test('an account that is deleted during the copy of its cards is deleted completely', async () => {
  await copyDuring('DELETE FROM users WHERE id = $1', [userId], 'COMMIT');
  expect(await verifyCopies(database.db)).toEqual({ cards: 0, uploads: 0, binned_cards: 0 });
});
