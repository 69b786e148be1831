import { openDatabase } from '#api/database/db.ts';
import { migrate } from '#api/store/operations/migrate.ts';
import { createDatabase } from '#api/store/testing/databases.ts';
import type { Plan } from '#api/store/testing/explain.ts';
import { type TableSize, tableSizes } from '#api/store/testing/table-sizes.ts';
import { explainHotReads, type HotRead } from '../tools/dev/hot-reads.ts';
import type { LocalPostgres } from '../tools/dev/postgres.ts';
import type { SeedSize } from '../tools/dev/seed-rows.ts';
import { runBench } from './lib/run-bench.ts';

/** npm run bench -- scale – compares the buffers of the hot reads with a thousand and with a million cards, in its own PostgreSQL. */

const small = { users: 20, cards: 1000 };
const large = { users: 20_000, cards: 1_000_000 };

/** A page for each of 50 cards, and the descent of the index. A small partition is read whole, with fewer pages. */
const maxListBuffers = 54;
/** A deeper index costs a page or two; more means that the cost grows with the table. */
const maxExtraBuffers = 3;

type Measured = { size: SeedSize; plans: Record<HotRead, Plan>; sizes: TableSize[] };

await runBench('scale', async (server) => {
  const few = await measure(server, 'small', small);
  const many = await measure(server, 'large', large);
  for (const { size, plans } of [few, many]) printPlans(size, plans);
  printSizes(many.sizes);
  return isLevel(few, many);
});

async function measure(server: LocalPostgres, name: string, size: SeedSize): Promise<Measured> {
  await createDatabase(server.url('postgres'), name);
  const db = openDatabase(
    { url: server.url(name), poolMax: 1, acquireTimeoutMs: 5000, statementTimeoutMs: 0 },
    (error) => console.error(error.message),
  );
  await migrate(db);
  const start = performance.now();
  const plans = await explainHotReads(db, size);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${size.users} users and ${size.cards} cards: filled and measured in ${seconds} s`);
  const sizes = await tableSizes(db);
  await db.$client.end();
  return { size, plans, sizes };
}

/** Prints the buffers at both sizes; returns whether the reads that must not grow have not grown. */
function isLevel(few: Measured, many: Measured): boolean {
  const reads = (Object.keys(few.plans) as HotRead[]).map((read) => {
    const [before, after] = [few.plans[read].buffers, many.plans[read].buffers];
    return { read, before, after, difference: after - before };
  });
  console.log('\nBuffers, shared hit + read, median of 15 users, warm:');
  console.table(
    reads.map(({ read, before, after, difference }) => ({
      read,
      [`${small.cards} cards`]: before,
      [`${large.cards} cards`]: after,
      difference,
    })),
  );
  const grown = reads.filter(({ read, before, after, difference }) =>
    read === 'card list'
      ? Math.max(before, after) > maxListBuffers
      : read === 'login' && difference > maxExtraBuffers,
  );
  for (const { read } of grown) console.error(`${read}: too many buffers`);
  return grown.length === 0;
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
