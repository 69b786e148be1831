import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { type DatabaseUnderTest, startDatabase } from '../../testing/database-under-test.ts';
import { migrate, pendingMigrations, readMigrations } from './migrate.ts';

const ownFolder = join(import.meta.dirname, '../../migrations');
const aLabelledTable = 'CREATE TABLE first (id integer PRIMARY KEY, label text);';
const aTable = (name: string) => `CREATE TABLE ${name} (id integer PRIMARY KEY);`;

const root = await mkdtemp(join(tmpdir(), 'vizitka-migrations-'));
const ownNames = (await readdir(ownFolder)).sort();
afterAll(() => rm(root, { recursive: true }));

let database: DatabaseUnderTest;
beforeEach(async () => {
  database = await startDatabase({ isEmpty: true });
});
afterEach(() => database.close());

test('the first run applies every migration in order, the second none', async () => {
  expect(await migrate(database.db)).toEqual(ownNames);
  expect(await migrate(database.db)).toEqual([]);
});

test('concurrent runs wait for each other: each migration is applied once', async () => {
  const applied = await Promise.all([migrate(database.db), migrate(database.db)]);
  expect(applied.flat().sort()).toEqual(ownNames);
});

test('a run waits for another run longer than the statement timeout', async () => {
  const hasty = await startDatabase({ isEmpty: true, statementTimeoutMs: 500 });
  const folder = await folderOf({ '0001-slow.sql': 'SELECT pg_sleep(1);' });
  const applied = await Promise.all([migrate(hasty.db, folder), migrate(hasty.db, folder)]);
  expect(applied.flat()).toEqual(['0001-slow.sql']);
  await hasty.close();
});

test('a migration changed after it was applied is refused by name, and no later one is applied', async () => {
  const folder = await folderOf({ '0001-first.sql': aTable('first') });
  await migrate(database.db, folder);
  await writeFile(join(folder, '0001-first.sql'), aTable('other'));
  await writeFile(join(folder, '0002-second.sql'), aTable('second'));
  const refusal = 'Migration 0001-first.sql was changed after it had been applied';
  await expect(migrate(database.db, folder)).rejects.toThrow(refusal);
  await expect(pendingMigrations(database.db, await readMigrations(folder))).rejects.toThrow(refusal);
  await writeFile(join(folder, '0001-first.sql'), aTable('first'));
  expect(await pendingMigrations(database.db, await readMigrations(folder))).toEqual(['0002-second.sql']);
});

test('pending migrations are listed until they are applied', async () => {
  const folder = await folderOf({ '0001-first.sql': aTable('first') });
  await migrate(database.db, folder);
  await writeFile(join(folder, '0002-second.sql'), aTable('second'));
  expect(await pendingMigrations(database.db, await readMigrations(folder))).toEqual(['0002-second.sql']);
  expect(await migrate(database.db, folder)).toEqual(['0002-second.sql']);
  expect(await pendingMigrations(database.db, await readMigrations(folder))).toEqual([]);
});

test('a failed migration is rolled back, and earlier migrations stay applied', async () => {
  const folder = await folderOf({
    '0001-first.sql': aTable('first'),
    '0002-broken.sql': `${aTable('second')} SELECT 1 / 0;`,
  });
  await expect(migrate(database.db, folder)).rejects.toThrow('division by zero');
  const { rows } = await database.db.$client.query(
    "SELECT to_regclass('first') IS NOT NULL AS first, to_regclass('second') IS NOT NULL AS second",
  );
  expect(rows).toEqual([{ first: true, second: false }]);
  expect(await pendingMigrations(database.db, await readMigrations(folder))).toEqual(['0002-broken.sql']);
});

const anIndex = `-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS first_label;
CREATE UNIQUE INDEX CONCURRENTLY first_label ON first (label);
`;

test('an index is created outside a transaction during concurrent writes', async () => {
  const { db } = database;
  const folder = await folderOf({ '0001-first.sql': aLabelledTable });
  await migrate(db, folder);
  await writeFile(join(folder, '0002-index.sql'), anIndex);
  const writer = await db.$client.connect();
  await writer.query("BEGIN; INSERT INTO first VALUES (1, 'begun before')");
  const migrating = migrate(db, folder);
  await expect.poll(isMakingIndex, { interval: 20, timeout: 20_000 }).toBe(true);
  await db.$client.query("INSERT INTO first VALUES (2, 'written meanwhile')");
  expect(await isMakingIndex()).toBe(true);
  await writer.query('COMMIT');
  writer.release();
  expect(await migrating).toEqual(['0002-index.sql']);
  expect(await migrate(db, folder)).toEqual([]);
});

test('concurrent runs wait for each other outside a transaction', async () => {
  const folder = await folderOf({ '0001-first.sql': aLabelledTable, '0002-index.sql': anIndex });
  const applied = await Promise.all([migrate(database.db, folder), migrate(database.db, folder)]);
  expect(applied.flat()).toEqual(['0001-first.sql', '0002-index.sql']);
});

test('an index that failed is created by the next run', async () => {
  const { db } = database;
  const rows = "INSERT INTO first VALUES (1, 'same'), (2, 'same');";
  const folder = await folderOf({ '0001-first.sql': aLabelledTable + rows, '0002-index.sql': anIndex });
  await expect(migrate(db, folder)).rejects.toThrow('could not create unique index');
  expect(await pendingMigrations(db, await readMigrations(folder))).toEqual(['0002-index.sql']);
  await db.$client.query('DELETE FROM first WHERE id = 2');
  expect(await migrate(db, folder)).toEqual(['0002-index.sql']);
  const { rows: made } = await db.$client.query(
    "SELECT indisvalid FROM pg_index WHERE indexrelid = 'first_label'::regclass",
  );
  expect(made).toEqual([{ indisvalid: true }]);
});

test('an index of a partitioned table is created in each partition, again if the run was interrupted', async () => {
  const { db } = database;
  const folder = await folderOf({
    '0001-first.sql': `CREATE TABLE first (id integer PRIMARY KEY, label text) PARTITION BY HASH (id);
      CREATE TABLE first_0 PARTITION OF first FOR VALUES WITH (MODULUS 2, REMAINDER 0);
      CREATE TABLE first_1 PARTITION OF first FOR VALUES WITH (MODULUS 2, REMAINDER 1);`,
    '0002-index.sql': anIndex.replace('UNIQUE ', ''),
  });
  expect(await migrate(db, folder)).toEqual(['0001-first.sql', '0002-index.sql']);
  await db.$client.query("DELETE FROM migrations WHERE name = '0002-index.sql'");
  expect(await migrate(db, folder)).toEqual(['0002-index.sql']);
  const { rows } = await db.$client.query(
    `SELECT indisvalid AS "isValid", (SELECT count(*)::int FROM pg_inherits WHERE inhparent = indexrelid) AS parts
     FROM pg_index WHERE indexrelid = 'first_label'::regclass`,
  );
  expect(rows).toEqual([{ isValid: true, parts: 2 }]);
});

async function isMakingIndex(): Promise<boolean> {
  const making = 'SELECT FROM pg_stat_progress_create_index WHERE datname = current_database()';
  return (await database.db.$client.query(making)).rowCount === 1;
}

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = join(root, crypto.randomUUID());
  await mkdir(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}
