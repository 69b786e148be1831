import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '../tools/dev/accounts.ts';
import { waitUntilReady } from '../tools/dev/api-process.ts';
import { seedDatabase } from '../tools/dev/seed-database.ts';
import { fillDatabase } from './lib/fill-database.ts';
import { inTable, type Measured, measureReads, medians } from './lib/measure.ts';
import { median } from './lib/median.ts';
import { keepRows } from './lib/rows.ts';
import { runBench } from './lib/run-bench.ts';
import { type ServerProcess, startApi, startServer } from './lib/server-process.ts';
import { floodLogins } from './login-flood.ts';

/** npm run bench:api – compares GET /api/auth/user with the same query through bare Fastify and pg, then measures it under a login flood. */

const path = '/api/auth/user';
const size = { users: 1000, cards: 10_000 };
const poolMax = '10';
const warmUpSeconds = 2;
const rounds = 31;
const roundSeconds = 1;
const floodSeconds = 12;
const minRatio = 0.8;
const maxFloodedP99Ms = 250;

await runBench('api', async (postgres, folder) => {
  const { url: database } = await fillDatabase(postgres, (db) => seedDatabase(db, size));
  const servers: ServerProcess[] = [];
  try {
    const real = await startApi(folder, {
      DATABASE_URL: database,
      DATABASE_POOL_MAX: poolMax,
      LOG_LEVEL: 'info',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    servers.push(real);
    const cookie = await sessionCookieOf(real.origin);

    const bare = await startServer('bench/bare-auth-user.ts', () => ({
      DATABASE_URL: database,
      DATABASE_POOL_MAX: poolMax,
      SESSION_TOKEN: cookie.slice(cookie.indexOf('=') + 1),
    }));
    servers.push(bare);
    await waitUntilReady(`${bare.origin}${path}`, 30_000);

    const ratio = await compare(real.origin, bare.origin, cookie);
    await measureFlood(real.origin, cookie);
    return ratio >= minRatio;
  } finally {
    for (const { stop } of servers) await stop();
  }
});

/** Short alternating rounds, each compared with its neighbour, so that other load affects both. */
async function compare(real: string, bare: string, cookie: string): Promise<number> {
  const measured = { real: [] as Measured[], bare: [] as Measured[] };
  const ratios: number[] = [];
  for (const origin of [real, bare]) await measureReads(`${origin}${path}`, cookie, warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    const realRound = await measureReads(`${real}${path}`, cookie, roundSeconds);
    const bareRound = await measureReads(`${bare}${path}`, cookie, roundSeconds);
    measured.real.push(realRound);
    measured.bare.push(bareRound);
    ratios.push(realRound.perSecond / bareRound.perSecond);
  }
  const ratio = median(ratios);
  const rate = (rounds: Measured[]) => `${Math.round(medians(rounds).perSecond)}/s`;
  await keepRows('api', [
    {
      work: 'GET /api/auth/user against bare Fastify + pg',
      ours: rate(measured.real),
      baseline: rate(measured.bare),
      figure: ratio,
      goal: { atLeast: minRatio },
    },
  ]);
  console.log(`GET ${path}, 20 connections, medians of ${rounds} rounds of ${roundSeconds} s:`);
  console.table({
    vizitka: inTable(medians(measured.real)),
    'bare Fastify + pg': inTable(medians(measured.bare)),
  });
  console.log(
    `ratio ${ratio.toFixed(2)}, median of ${ratios.map((each) => each.toFixed(2)).join(', ')}; at least ${minRatio} is wanted`,
  );
  return ratio;
}

async function measureFlood(real: string, cookie: string): Promise<void> {
  const quiet = await measureReads(`${real}${path}`, cookie, floodSeconds - 2);
  const flood = floodLogins(real, size.users, floodSeconds);
  await wait(1000);
  const flooded = await measureReads(`${real}${path}`, cookie, floodSeconds - 2);
  const statuses = await flood;
  console.log('\nThe same reads while 50 connections try wrong passwords:');
  console.table({ quiet: inTable(quiet), flooded: inTable(flooded) });
  console.log(
    `the flood in ${floodSeconds} s: ${Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}; p99 ${Math.round(flooded.p99)} ms, under ${maxFloodedP99Ms} ms is wanted`,
  );
}

/** Logs the first seeded user in, like a browser. */
async function sessionCookieOf(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'user-000001', password: demoPassword }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (!answer.ok || !cookie) throw new Error(`The login returned ${answer.status}`);
  return cookie;
}
