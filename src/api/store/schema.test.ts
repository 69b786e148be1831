import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, expect, test } from 'vitest';
import { startDatabase } from '../testing/database-under-test.ts';
import * as schema from './schema.ts';

const database = await startDatabase();
afterAll(() => database.close());

const tables = Object.values(schema)
  .filter((exported) => is(exported, PgTable))
  .map((table) => getTableConfig(table));

test.each(tables)('the table $name in the schema matches the migrations', async ({ name, columns }) => {
  const { rows } = await database.db.$client.query<{ name: string; type: string; nullable: string }>(
    `SELECT column_name AS name, is_nullable AS nullable,
            CASE data_type WHEN 'ARRAY' THEN substr(udt_name, 2) || '[]' ELSE data_type END AS type
     FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1
     ORDER BY column_name`,
    [name],
  );
  const seen = columns
    .map((column) => ({
      name: column.name,
      type: column.getSQLType(),
      nullable: column.notNull ? 'NO' : 'YES',
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  expect(seen).toEqual(rows);
});
