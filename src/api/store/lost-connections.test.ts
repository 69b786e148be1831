import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { isDatabaseUnavailable, openDatabase } from '../database/db.ts';
import { copyOfDatabase } from '../testing/database-under-test.ts';
import { startRelay } from '../testing/relay.ts';
import { databaseReadiness } from './operations/readiness.ts';
import { inTransaction } from './transaction.ts';

const settings = { poolMax: 1, acquireTimeoutMs: 1500, statementTimeoutMs: 1000 };

const copy = await copyOfDatabase();
const other = openDatabase({ ...settings, url: copy.url, acquireTimeoutMs: 5000 }, () => undefined);
const relay = await startRelay(copy.url);
const db = openDatabase({ ...settings, url: relay.url }, () => undefined);
afterAll(async () => {
  await db.$client.end();
  await relay.close();
  await other.$client.end();
  await copy.drop();
});

const endOtherConnections = () =>
  other.$client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('a connection that breaks between two statements of a transaction fails the transaction and not the process', async () => {
  const failure = await failureOf(
    inTransaction(db, async (client) => {
      // events.once would add the listener for errors that this test is about.
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      await endOtherConnections();
      await ended;
      await client.query('SELECT 1');
    }),
  );
  expect(isDatabaseUnavailable(failure)).toBe(true);
  await expect(db.execute(sql`SELECT 1`)).resolves.toMatchObject({ rowCount: 1 });
});

test('transactions that could not begin leave the pool as it was', async () => {
  const client = await db.$client.connect();
  client.release();
  // A connection that is lost while BEGIN is sent.
  const query = client.query.bind(client);
  Object.assign(client, { query: () => Promise.reject(new Error('Connection terminated')) });
  expect(isDatabaseUnavailable(await failureOf(db.transaction(async () => undefined)))).toBe(true);
  Object.assign(client, { query });
  await expect(db.transaction(async (tx) => tx.execute(sql`SELECT 1`))).resolves.toMatchObject({
    rowCount: 1,
  });
});

test('a transaction that is rolled back keeps its connection', async () => {
  const client = await db.$client.connect();
  client.release();
  const refused = db.transaction(async () => {
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  const next = await db.$client.connect();
  expect(next).toBe(client);
  next.release();
});

test('a database that goes silent fails statements and the readiness check, and both work again when it responds', async () => {
  const problemOf = await databaseReadiness(db);
  expect(await problemOf()).toBeNull();
  relay.freeze();
  const beganMs = performance.now();
  expect(await problemOf()).toContain('The database does not answer in time');
  // The check has a shorter timeout than a statement.
  expect(performance.now() - beganMs).toBeLessThan(3000);
  const statement = failureOf(db.execute(sql`SELECT 1`));
  expect(isDatabaseUnavailable(await statement)).toBe(true);
  relay.thaw();
  expect(await problemOf()).toBeNull();
});

test('a database that accepts no writes is not ready', async () => {
  const problemOf = await databaseReadiness(other);
  await other.$client.query('SET default_transaction_read_only = on');
  expect(await problemOf()).toBe('The database takes no writes: DATABASE_URL leads to a standby.');
  await other.$client.query('SET default_transaction_read_only = off');
  expect(await problemOf()).toBeNull();
});
