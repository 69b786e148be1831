import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { blockingChanges } from './blocking-changes.ts';

test('no migration of this release or of the drill blocks those who use the release before', async () => {
  for await (const file of glob(['src/api/migrations/*.sql', 'tests/upgrade/next-release/*.sql']))
    expect(blockingChanges(await readFile(file, 'utf8')), file).toEqual([]);
});

test.each([
  ['CREATE INDEX cards_by_name ON cards (name);', 'an index of cards in a transaction'],
  ['CREATE UNIQUE INDEX cards_by_name ON cards (name);', 'an index of cards in a transaction'],
  ['ALTER TABLE users ADD note text; ALTER TABLE cards ADD note text;', 'locks users and cards together'],
  ["ALTER TABLE cards ADD CHECK (name <> '');", 'a constraint without NOT VALID'],
  [
    'ALTER TABLE cards ADD CONSTRAINT owner FOREIGN KEY (id) REFERENCES users;',
    'a constraint without NOT VALID',
  ],
  ['-- outside a transaction\nALTER TABLE cards ADD note text;', 'outside a transaction: ALTER TABLE'],
  ['-- outside a transaction\nCREATE INDEX a ON cards (name);', 'outside a transaction: CREATE INDEX'],
])('%s is refused', (sql, reason) => {
  expect(blockingChanges(sql)).toEqual([expect.stringContaining(reason)]);
});

test.each([
  'ALTER TABLE cards ADD note text; ALTER TABLE cards ADD other text;',
  "ALTER TABLE cards ADD CONSTRAINT named CHECK (name <> '') NOT VALID;",
  'CREATE TABLE notes (id uuid); CREATE INDEX notes_id ON notes (id); ALTER TABLE cards ADD note uuid;',
  '-- outside a transaction\nDROP INDEX CONCURRENTLY IF EXISTS a;\nCREATE INDEX CONCURRENTLY a ON cards (name);\n',
  '-- CREATE INDEX a ON cards (name);\nALTER TABLE cards ADD note text;',
])('%s is allowed', (sql) => {
  expect(blockingChanges(sql)).toEqual([]);
});
