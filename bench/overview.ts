import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#api/database/db.ts';
import { overviewReader } from '#api/store/figures/read-overview.ts';
import { migrate } from '#api/store/operations/migrate.ts';
import { createDatabase } from '#api/store/testing/databases.ts';
import { fillFigures } from '#api/store/testing/fill-figures.ts';
import { periodDays } from '#domain/figures/periods.ts';
import { runBench } from './lib/run-bench.ts';

/** npm run bench:overview – reads the admin's overview among two years of figures, a million payments and their events. */

const mostMs = 200;
/** Odd, so that there is a median. */
const rounds = 51;

await runBench('overview', async (server) => {
  await createDatabase(server.url('postgres'), 'overview');
  const db = openDatabase(
    { url: server.url('overview'), poolMax: 4, acquireTimeoutMs: 5000, statementTimeoutMs: 0 },
    (error) => console.error(error.message),
  );
  await migrate(db);
  const { rows, plan } = await fillFigures(db, { days: 730, payments: 1_000_000, mails: 200_000 });
  console.log(`${rows} rows of figures\n\nThe totals of a year and of the one before:\n${plan}`);
  await wait(1000);
  const read = overviewReader(db, 'Europe/Bratislava');
  const results = [];
  for (const days of periodDays) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      await read(days);
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    results.push({ days, 'median, ms': ms(times[(rounds - 1) / 2]), 'slowest, ms': ms(times.at(-1)) });
  }
  await db.$client.end();
  console.table(results);
  return results.every((result) => result['median, ms'] <= mostMs);
});

function ms(time = 0): number {
  return Math.round(time * 10) / 10;
}
