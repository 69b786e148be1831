import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDatabaseSettings } from '../config/config.ts';
import type { Database } from '../database/db.ts';
import { runPostgresTool } from '../database/postgres-tools.ts';
import { withSnapshot } from '../store/operations/snapshot.ts';
import { differingTables, type TableChecksums } from '../store/operations/table-checksums.ts';
import { dumpFile, type Manifest, manifestFile } from './backup-files.ts';
import { runCommand } from './run-command.ts';

/** npm run restore -- --from backups/monday – restores into the empty database of DATABASE_URL and compares every table with the backup. */

await runCommand(
  'npm run restore -- --from backups/monday: restores into the empty database of DATABASE_URL',
  restore,
);

async function restore(db: Database): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  if (!values.from) throw new Error('--from needs the folder of a backup');
  const { url } = readDatabaseSettings();
  const manifest = JSON.parse(await readFile(join(values.from, manifestFile), 'utf8')) as Manifest;

  if (Object.keys(await tablesOf(db)).length > 0) {
    throw new Error('The database has tables already; a backup is restored into an empty one');
  }
  await runPostgresTool('pg_restore', url, [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--single-transaction',
    join(values.from, dumpFile),
  ]);
  const differing = differingTables(manifest.tables, await tablesOf(db));
  if (differing.length > 0) throw new Error(`Not as it was backed up: ${differing.join(', ')}`);
  const count = Object.keys(manifest.tables).length;
  console.log(`Restored ${count} tables as they were at ${manifest.takenAt}; every row is the same`);
}

function tablesOf(db: Database): Promise<TableChecksums> {
  return withSnapshot(db, async ({ tables }) => tables);
}
