import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import { copyOfDatabase } from '../../testing/database-under-test.ts';
import { ensureApplicationRole, grantToApplication } from '../operations/application-role.ts';
import { startCardWriter, storedCards } from '../testing/card-writer.ts';
import { addOwner, addSleepingCards } from '../testing/sleeping-cards.ts';
import { partitionTables } from './partition-tables.ts';

/** Partitions a database with some thousand rows while the stores of the application use it. */

const role = `app_${uuidv7().replaceAll('-', '')}`;
const settings = { poolMax: 12, acquireTimeoutMs: 20_000, statementTimeoutMs: 20_000 };
const partitions = 3;
let owner: Database;
let application: Database;
let drop: () => Promise<void>;
beforeEach(async () => {
  const copy = await copyOfDatabase();
  drop = copy.drop;
  owner = openDatabase({ url: copy.url, ...settings }, () => undefined);
  await ensureApplicationRole(owner, role, 'application');
  await grantToApplication(owner, role);
  const url = new URL(copy.url);
  [url.username, url.password] = [role, 'application'];
  application = openDatabase({ url: url.href, ...settings }, () => undefined);
});
afterEach(async () => {
  await application.$client.end();
  await owner.$client.query(`DROP OWNED BY ${role}`);
  await owner.$client.query(`DROP ROLE ${role}`);
  await owner.$client.end();
  await drop();
});

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await owner.$client.query<Row>(text, values)).rows;

async function countRows(schema: string): Promise<Record<string, number>> {
  const [counts] = await query<Record<string, number>>(`
    SELECT (SELECT count(*)::int FROM ${schema}.cards) AS cards,
           (SELECT count(*)::int FROM ${schema}.binned_cards) AS binned,
           (SELECT count(*)::int FROM ${schema}.uploads) AS uploads`);
  return counts ?? {};
}

test('nothing is lost, doubled, resurrected or stale while users save, change, delete and restore', async () => {
  const away = await addSleepingCards(owner, 600);
  const writers = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const userId = await addOwner(owner);
      return { userId, writer: startCardWriter(application, userId) };
    }),
  );
  const steps = () => Math.min(...writers.map(({ writer }) => writer.progress.steps));
  await expect.poll(steps).toBeGreaterThan(10);

  // Stopped in the middle of the cards, and repeated.
  const tables = partitionTables(owner);
  const stopped = tables.prepare(partitions, {
    batchBlocks: 4,
    onBatch: (table, share) => {
      if (table === 'cards' && share > 0.5) throw new Error('stopped');
    },
  });
  await expect(stopped).rejects.toThrow('stopped');
  await expect(tables.switch()).rejects.toThrow('not verified');
  await tables.prepare(partitions, { batchBlocks: 4 });
  const before = steps();
  await expect.poll(steps).toBeGreaterThan(before + 5);
  await tables.switch();
  const after = steps();
  await expect.poll(steps).toBeGreaterThan(after + 10);

  for (const { userId, writer } of writers) {
    const expected = await writer.stop();
    expect(await storedCards(application, userId)).toEqual(expected);
  }
  expect(Object.keys((await storedCards(application, away)).live)).toHaveLength(600);
  const [kind] = await query("SELECT relkind FROM pg_class WHERE oid = 'public.cards'::regclass");
  expect(kind).toEqual({ relkind: 'p' });

  await tables.dropFormer();
  await query('DELETE FROM users');
  expect(await countRows('public')).toEqual({ cards: 0, binned: 0, uploads: 0 });
});
