import { openDatabase } from '#api/platform/db.ts';
import { createDatabase } from '#api/store/databases.ts';
import { migrate } from '#api/store/migrate.ts';
import type { LocalPostgres } from '../local/postgres.ts';
import { runBench } from './run-bench.ts';
import { measureUserReads, type UserRead } from './user-reads.ts';

/** npm run bench:users – the admin's list among a thousand users and among a million, in a PostgreSQL of its own. */

const few = 1000;
const many = 1_000_000;

/** Times of some milliseconds on a busy machine scatter; a read that grows with the table is off by hundreds. */
const mostTimes = 1.5;

await runBench('users', async (server) => {
  const among = { few: await measure(server, 'few', few), many: await measure(server, 'many', many) };
  const reads = (Object.keys(among.few) as UserRead[]).map((read) => {
    const [before, after] = [among.few[read], among.many[read]];
    return { read, before, after, ratio: after.ms / before.ms };
  });
  for (const { read, after } of reads) console.log(`\n${read} among ${many} users:\n${after.text}`);
  console.log('\nMedian of 31 reads, warm, and pages touched (shared hit + read):');
  console.table(
    reads.map(({ read, before, after, ratio }) => ({
      read,
      [`${few} users, ms`]: round(before.ms),
      [`${many} users, ms`]: round(after.ms),
      times: round(ratio),
      [`${few} users, pages`]: before.buffers,
      [`${many} users, pages`]: after.buffers,
    })),
  );
  const slow = reads.filter(({ ratio }) => ratio > mostTimes);
  for (const { read } of slow) console.error(`${read}: more than ${mostTimes} times as long`);
  return slow.length === 0;
});

async function measure(server: LocalPostgres, name: string, users: number) {
  await createDatabase(server.url('postgres'), name);
  const db = openDatabase(
    { url: server.url(name), poolMax: 1, acquireTimeoutMs: 5000, statementTimeoutMs: 0 },
    (error) => console.error(error.message),
  );
  await migrate(db);
  const measured = await measureUserReads(db, users);
  await db.$client.end();
  return measured;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
