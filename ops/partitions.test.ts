import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '#api/database/ids.ts';
import { cardStore } from '#api/store/cards/cards.ts';
import { uploadStore } from '#api/store/cards/uploads.ts';
import { designStore } from '#api/store/designs/designs.ts';
import { recordStatements } from '#api/store/testing/recorded-statements.ts';
import { userStore } from '#api/store/users/users.ts';
import { type DatabaseUnderTest, startDatabase } from '#api/testing/database-under-test.ts';
import { applyPatch, newCard } from '#domain/card/card.ts';

/** The tables that are partitioned by account. */

let database: DatabaseUnderTest;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.close());

test('uploads, cards and the bin have 16 partitions each in a fresh database', async () => {
  const { rows } = await database.db.$client.query(
    `SELECT inhparent::regclass::text AS name, count(*)::int AS partitions
     FROM pg_inherits JOIN pg_partitioned_table ON partrelid = inhparent GROUP BY 1 ORDER BY 1`,
  );
  expect(rows).toEqual(['binned_cards', 'cards', 'uploads'].map((name) => ({ name, partitions: 16 })));
});

test('every statement of a user’s calls touches one partition of each table', async () => {
  const { db } = database;
  const userId = uuidv7();
  const user = { id: userId, username: 'elena', email: 'elena@cards.example', passwordHash: 'none' };
  const accountId = await userStore(db).insert({ ...user, cardLimit: 100 });
  const statements = await recordStatements(db, async () => {
    const [cards, uploads, designs] = [cardStore(db), uploadStore(db), designStore(db)];
    const source = { requestId: 'request', address: '127.0.0.1' };
    const by = { actorId: userId, subjectId: userId, source };
    const [id, logoId, designId] = [uuidv7(), uuidv7(), uuidv7()];
    const card = applyPatch(newCard, {
      content: { companyName: 'Atelier Lumen', fullName: 'Elena Marek' },
    });
    await uploads.request({ accountId, id: logoId });
    await uploads.markSent({ accountId, id: logoId });
    await uploads.accept({ accountId, id: logoId }, { contentType: 'image/png', byteSize: 9 });
    await uploads.refuse({ accountId, id: logoId }, 'LOGO_TOO_LARGE');
    await uploads.find({ accountId, id: logoId });
    for await (const _ of uploads.accepted(accountId)) break;
    const key = { key: 'a request', hash: Buffer.alloc(32) };
    await cards.save(accountId, { id, name: 'A card', card, logoId }, key);
    await cards.change(accountId, id, { name: 'Renamed', card, logoId: null }, 1);
    const copy = await cards.duplicate(accountId, id, { id: uuidv7(), nameCopy: () => 'Copy' }, null);
    await cards.find(accountId, id);
    await cards.list(accountId);
    await cards.moveToBin(accountId, id);
    await cards.listBin(accountId);
    await cards.restoreMany(accountId, [id]);
    const made = await designs.createFromCard(
      accountId,
      { id: designId, name: 'A design', cardId: id },
      null,
    );
    await designs.list(accountId);
    const list = { create: [{ texts: { fullName: 'Ján Kováč' } }], change: [], bin: [], seen: [] };
    await designs.importCards(accountId, designId, { list, key: null, loggedAs: 'cards_imported', by });
    await designs.change(
      accountId,
      designId,
      { ...made, removedBranches: [uuidv7()], userId: by.actorId },
      null,
    );
    await designs.delete(accountId, designId, true, null);
    await cards.moveManyToBin(accountId, [id, copy?.id ?? '']);
  });
  expect(statements.filter(({ partitions }) => partitions.length > 0).length).toBeGreaterThan(15);
  for (const { text, partitions } of statements) {
    const tables = partitions.map((name) => name.replace(/_\d+$/, ''));
    expect(new Set(tables).size, text).toBe(tables.length);
  }
});
