import { parseArgs } from 'node:util';
import { readDatabaseSettings } from '../config/config.ts';
import { openDatabase } from '../database/db.ts';
import { partitionTables } from '../store/partitions/partition-tables.ts';

/**
 * npm run db:partition -- prepare --partitions 64 – copies cards, uploads and the bin into tables that are partitioned by
 * their owner, while the application runs; `switch` puts them in place, `drop-former` drops the former tables, `abandon`
 * drops what was prepared. A step that was stopped can be repeated.
 */

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { partitions: { type: 'string', default: '64' } },
    allowPositionals: true,
  });
  const count = Number(values.partitions);
  if (!Number.isInteger(count) || count < 2 || count > 1024)
    throw new Error('--partitions needs a number from 2 to 1024');

  const db = openDatabase(readDatabaseSettings(), (error) => console.error(error.message));
  const startMs = performance.now();
  const tables = partitionTables(db, (done) =>
    console.log(`${((performance.now() - startMs) / 1000).toFixed(1)} s: ${done}`),
  );
  const steps: Record<string, () => Promise<void>> = {
    prepare: () => tables.prepare(count),
    switch: tables.switch,
    abandon: tables.abandon,
    'drop-former': tables.dropFormer,
  };
  try {
    const step = steps[positionals[0] ?? ''];
    if (!step) throw new Error(`Which step? ${Object.keys(steps).join(', ')}`);
    await step();
  } finally {
    await db.$client.end();
  }
}
