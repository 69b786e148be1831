import { rm } from 'node:fs/promises';
import { openDatabase } from '#api/platform/db.ts';
import { createDatabase } from '#api/store/databases.ts';
import type { Plan } from '#api/store/explain.ts';
import { migrate } from '#api/store/migrate.ts';
import { type TableSize, tableSizes } from '#api/store/table-sizes.ts';
import { startPostgres } from '../local/postgres.ts';
import type { SeedSize } from '../local/seed-rows.ts';
import { explainHotReads, type HotRead } from './hot-reads.ts';

/** npm run bench:scale – what the hot reads touch among a thousand cards and among a million, in a PostgreSQL of its own. */

const folder = '.data/bench/scale';
const small = { users: 20, cards: 1000 };
const large = { users: 20_000, cards: 1_000_000 };

/** A taller tree costs a page or two; anything more grows with the tables. */
const mostMoreBuffers = 3;
const mustNotGrow: HotRead[] = ['card list', 'login'];

const server = await startPostgres(folder, { fresh: true });
try {
  const [few, many] = [await measure('small', small), await measure('large', large)];
  for (const { size, plans } of [few, many]) printPlans(size, plans);
  printSizes(many.sizes);

  const differences = (Object.keys(few.plans) as HotRead[]).map((read) => {
    const [before, after] = [few.plans[read].buffers, many.plans[read].buffers];
    return {
      read,
      [`${small.cards} cards`]: before,
      [`${large.cards} cards`]: after,
      difference: after - before,
    };
  });
  console.log('\nBuffers, shared hit + read, median of 15 users, warm:');
  console.table(differences);

  const grown = differences.filter(
    ({ read, difference }) => mustNotGrow.includes(read) && Math.abs(difference) > mostMoreBuffers,
  );
  if (grown.length > 0) {
    console.error(`More than ${mostMoreBuffers} buffers apart: ${grown.map(({ read }) => read).join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
// Said outright: left to itself, the embedded server's exit hook ends the process with 0.
process.exit();

async function measure(name: string, size: SeedSize) {
  await createDatabase(server.url('postgres'), name);
  const db = openDatabase(
    { url: server.url(name), poolMax: 1, acquireTimeoutMs: 5000, statementTimeoutMs: 0 },
    (error) => console.error(error.message),
  );
  try {
    await migrate(db);
    const start = performance.now();
    const plans = await explainHotReads(db, size);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${size.users} users and ${size.cards} cards: filled and measured in ${seconds} s`);
    return { size, plans, sizes: await tableSizes(db) };
  } finally {
    await db.$client.end();
  }
}

function printPlans(size: SeedSize, plans: Record<HotRead, Plan>): void {
  for (const [read, { text, buffers }] of Object.entries(plans)) {
    console.log(`\n${read} among ${size.cards} cards: ${buffers} buffers\n${text}`);
  }
}

function printSizes(sizes: TableSize[]): void {
  console.log(`\nOn disk at ${large.cards} cards:`);
  console.table(
    sizes
      .filter(({ rows }) => rows >= large.users)
      .map(({ name, rows, tableBytes, indexBytes }) => ({
        table: name,
        rows,
        'table MB': Math.round(tableBytes / 1e5) / 10,
        'indexes MB': Math.round(indexBytes / 1e5) / 10,
        'table bytes/row': Math.round(tableBytes / rows),
        'index bytes/row': Math.round(indexBytes / rows),
      })),
  );
}
