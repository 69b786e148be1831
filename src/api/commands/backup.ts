import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDatabaseSettings } from '../config/config.ts';
import type { Database } from '../database/db.ts';
import { runPostgresTool } from '../database/postgres-tools.ts';
import { withSnapshot } from '../store/operations/snapshot.ts';
import { dumpFile, type Manifest, manifestFile } from './backup-files.ts';
import { runCommand } from './run-command.ts';

/** npm run backup -- --to backups/monday – dumps the database without blocking it, with checksums to verify a restore. */

await runCommand('npm run backup -- --to backups/monday: dumps the database with checksums', backUp);

async function backUp(db: Database): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (!values.to) throw new Error('--to needs a folder');
  const folder = values.to;
  const { url } = readDatabaseSettings();
  // It contains email addresses and password hashes, so only the owner may read the files.
  process.umask(0o077);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);

  const manifest = await withSnapshot(db, async ({ id, tables }): Promise<Manifest> => {
    const options = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${id}`];
    await runPostgresTool('pg_dump', url, [...options, `--file=${join(folder, dumpFile)}`]);
    return { takenAt: new Date().toISOString(), tables };
  });
  // Written last: a folder without a manifest is not a complete backup.
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(`Backed up ${rows} rows of ${Object.keys(manifest.tables).length} tables to ${folder}`);
}
