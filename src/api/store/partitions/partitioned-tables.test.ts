import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCardDesign } from '#domain/card/card.ts';
import { openDatabase } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import { copyOfDatabase, type DatabaseUnderTest } from '../../testing/database-under-test.ts';
import { cardStore } from '../cards/cards.ts';
import { uploadStore } from '../cards/uploads.ts';
import { designStore } from '../designs/designs.ts';
import { grantToApplication } from '../operations/application-role.ts';
import { migrate } from '../operations/migrate.ts';
import { readDatabaseStructure } from '../testing/database-structure.ts';
import { recordStatements } from '../testing/recorded-statements.ts';
import { addOwner } from '../testing/sleeping-cards.ts';
import { partitionTables } from './partition-tables.ts';

/** A database after the switch. */

const role = `app_${uuidv7().replaceAll('-', '')}`;
let database: DatabaseUnderTest;
let before: string[];
let after: string[];
beforeAll(async () => {
  const { url, drop } = await copyOfDatabase();
  const settings = { url, poolMax: 4, acquireTimeoutMs: 5000, statementTimeoutMs: 10_000 };
  const db = openDatabase(settings, () => undefined);
  database = { db, url, close: () => db.$client.end().then(drop) };
  await db.$client.query(`CREATE ROLE ${role}`);
  await grantToApplication(db, role);
  before = await readDatabaseStructure(db);
  const tables = partitionTables(db);
  await tables.prepare(3);
  await tables.switch();
  await tables.dropFormer();
  after = await readDatabaseStructure(db);
});
afterAll(async () => {
  await database.db.$client.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
  await database.close();
});

test('columns, constraints, indexes, triggers and rights are as before', () => {
  expect(after).toEqual(before);
  expect(after.join()).toContain(`uploads trigger CREATE TRIGGER uploads_abandon`);
});

test('every statement of a user’s calls touches one partition of each table', async () => {
  const { db } = database;
  const userId = await addOwner(db);
  const statements = await recordStatements(db, async () => {
    const [cards, uploads, designs] = [cardStore(db), uploadStore(db), designStore(db)];
    const source = { requestId: 'request', address: '127.0.0.1' };
    const by = { actorId: userId, subjectId: userId, source };
    const [id, logoId, designId] = [uuidv7(), uuidv7(), uuidv7()];
    const design = { ...newCardDesign, companyName: 'Atelier Lumen', fullName: 'Elena Marek' };
    await uploads.request({ userId, id: logoId });
    await uploads.markSent({ userId, id: logoId });
    await uploads.accept({ userId, id: logoId }, { contentType: 'image/png', byteSize: 9 });
    await uploads.refuse({ userId, id: logoId }, 'LOGO_TOO_LARGE');
    await uploads.find({ userId, id: logoId });
    for await (const _ of uploads.accepted(userId)) break;
    const key = { key: 'a request', hash: Buffer.alloc(32) };
    await cards.save(userId, { id, name: 'A card', design, logoId }, key);
    await cards.change(userId, id, { name: 'Renamed', design, logoId: null }, 1);
    const copy = await cards.duplicate(userId, id, { id: uuidv7(), nameCopy: () => 'Copy' }, null);
    await cards.find(userId, id);
    await cards.list(userId);
    await cards.bin(userId, id);
    await cards.listBin(userId);
    await cards.restoreMany(userId, [id]);
    const made = await designs.createFromCard(userId, { id: designId, name: 'A design', cardId: id }, null);
    await designs.list(userId);
    const list = { create: [{ texts: { fullName: 'Ján Kováč' } }], change: [], bin: [] };
    await designs.importCards(userId, designId, { list, key: null, by });
    await designs.change(userId, designId, { ...made, removedBranches: [uuidv7()] }, null);
    await designs.delete(userId, designId, true, null);
    await cards.binMany(userId, [id, copy?.id ?? '']);
  });
  expect(statements.filter(({ partitions }) => partitions.length > 0).length).toBeGreaterThan(15);
  for (const { text, partitions } of statements) {
    const tables = partitions.map((name) => name.replace(/_\d+$/, ''));
    expect(new Set(tables).size, text).toBe(tables.length);
  }
});

test('tables that are partitioned are not partitioned again', async () => {
  await expect(partitionTables(database.db).prepare(3)).rejects.toThrow('partitioned already');
  await expect(partitionTables(database.db).switch()).rejects.toThrow('Nothing is prepared');
});

test('migrations add a column and an index that blocks no writer, and repeat one that was interrupted', async () => {
  const { db } = database;
  const folder = await mkdtemp(join(tmpdir(), 'vizitka-migrations-'));
  const index = `-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS cards_by_note;
CREATE INDEX CONCURRENTLY cards_by_note ON cards (user_id, note) WHERE note IS NOT NULL;
`;
  await writeFile(join(folder, '9001-note.sql'), 'ALTER TABLE cards ADD COLUMN note text;');
  await writeFile(join(folder, '9002-index.sql'), index);
  expect(await migrate(db, folder)).toEqual(['9001-note.sql', '9002-index.sql']);
  await db.$client.query("DELETE FROM migrations WHERE name = '9002-index.sql'");
  expect(await migrate(db, folder)).toEqual(['9002-index.sql']);
  const { rows } = await db.$client.query(
    `SELECT indisvalid AS "isValid", (SELECT count(*)::int FROM pg_inherits WHERE inhparent = indexrelid) AS parts
     FROM pg_index WHERE indexrelid = 'cards_by_note'::regclass`,
  );
  expect(rows).toEqual([{ isValid: true, parts: 3 }]);
  await rm(folder, { recursive: true });
});
