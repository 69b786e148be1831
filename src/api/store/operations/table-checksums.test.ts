import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DatabaseUnderTest, startDatabase } from '../../testing/database-under-test.ts';
import { withSnapshot } from './snapshot.ts';
import { differingTables } from './table-checksums.ts';

let database: DatabaseUnderTest;
beforeEach(async () => {
  database = await startDatabase({ isEmpty: true });
  await database.db.$client.query(`
    CREATE TABLE cards (id integer PRIMARY KEY, name text);
    CREATE TABLE others (id integer PRIMARY KEY);
    INSERT INTO cards SELECT n, 'card ' || n FROM generate_series(1, 100) n;`);
});
afterEach(() => database.close());

const checksums = () => withSnapshot(database.db, async ({ tables }) => tables);

test('unchanged tables have the same checksum in any row order', async () => {
  const before = await checksums();
  await database.db.$client.query('DELETE FROM cards WHERE id = 1');
  await database.db.$client.query("INSERT INTO cards VALUES (1, 'card 1')");
  const after = await checksums();
  expect(after['public.cards']?.rows).toBe(100);
  expect(differingTables(before, after)).toEqual([]);
});

test.each([
  ['one letter', "UPDATE cards SET name = 'Card 1' WHERE id = 1"],
  ['two rows that swapped a value', "UPDATE cards SET name = 'card ' || 3 - id WHERE id IN (1, 2)"],
  ['one row less', 'DELETE FROM cards WHERE id = 50'],
  ['one row more', 'INSERT INTO cards VALUES (101, NULL)'],
  ['a missing table', 'DROP TABLE cards'],
])('%s is detected in its table', async (_what, change) => {
  const before = await checksums();
  await database.db.$client.query(change);
  expect(differingTables(before, await checksums())).toEqual(['public.cards']);
});

test('a snapshot does not change during concurrent writes', async () => {
  await withSnapshot(database.db, async ({ id, tables }) => {
    await database.db.$client.query('DELETE FROM cards');
    const reader = await database.db.$client.connect();
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await reader.query(`SET TRANSACTION SNAPSHOT '${id}'`);
    const { rows } = await reader.query('SELECT count(*)::int AS count FROM cards');
    reader.release(true);
    expect(rows).toEqual([{ count: tables['public.cards']?.rows }]);
  });
  expect((await checksums())['public.cards']?.rows).toBe(0);
});
