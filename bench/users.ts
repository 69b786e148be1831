import { openDatabase } from '#api/database/db.ts';
import { migrate } from '#api/store/operations/migrate.ts';
import { createDatabase } from '#api/store/testing/databases.ts';
import type { LocalPostgres } from '../tools/dev/postgres.ts';
import { prepareUserReads, type UserRead } from '../tools/dev/user-reads.ts';
import { runBench } from './lib/run-bench.ts';

/** npm run bench -- users – compares the admin's user list with a thousand and with a million users, in its own PostgreSQL. */

const few = 1000;
const many = 1_000_000;

/** A read that grows with the table would be hundreds of times slower. */
const maxRatio = 1.5;
/** Odd, so that there is a median. */
const rounds = 101;

await runBench('users', async (server) => {
  const among = { few: await fill(server, 'few', few), many: await fill(server, 'many', many) };
  const reads = [];
  for (const read of Object.keys(among.few.reads) as UserRead[]) {
    const [before, after] = [among.few.reads[read], among.many.reads[read]];
    const times = await measureAlternately(before.run, after.run);
    reads.push({ read, before, after, times, ratio: times.after / times.before });
  }
  for (const { db } of [among.few, among.many]) await db.$client.end();

  for (const { read, after } of reads) console.log(`\n${read} among ${many} users:\n${after.plan.text}`);
  console.log(`\nMedian of ${rounds} reads in turn, warm, and pages touched (shared hit + read):`);
  console.table(
    reads.map(({ read, before, after, times, ratio }) => ({
      read,
      [`${few} users, ms`]: round(times.before),
      [`${many} users, ms`]: round(times.after),
      times: round(ratio),
      [`${few} users, pages`]: before.plan.buffers,
      [`${many} users, pages`]: after.plan.buffers,
    })),
  );
  const slow = reads.filter(({ ratio }) => ratio > maxRatio);
  for (const { read } of slow) console.error(`${read}: more than ${maxRatio} times as long`);
  return slow.length === 0;
});

async function fill(server: LocalPostgres, name: string, users: number) {
  await createDatabase(server.url('postgres'), name);
  const db = openDatabase(
    { url: server.url(name), poolMax: 1, acquireTimeoutMs: 5000, statementTimeoutMs: 0 },
    (error) => console.error(error.message),
  );
  await migrate(db);
  return { db, reads: await prepareUserReads(db, users) };
}

/** Alternates the two reads and their order, so that other load affects both. */
async function measureAlternately(one: () => Promise<unknown>, other: () => Promise<unknown>) {
  const times = { before: [] as number[], after: [] as number[] };
  for (let turn = 0; turn < rounds; turn += 1) {
    if (turn % 2) times.after.push(await timed(other));
    times.before.push(await timed(one));
    if (turn % 2 === 0) times.after.push(await timed(other));
  }
  return { before: median(times.before), after: median(times.after) };
}

async function timed(read: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await read();
  return performance.now() - start;
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
