import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '../tools/dev/accounts.ts';
import { waitUntilReady } from '../tools/dev/api-process.ts';
import { seedDatabase } from '../tools/dev/seed-database.ts';
import { compareRates, ratioRow } from './lib/compare-rates.ts';
import { fillDatabase } from './lib/fill-database.ts';
import { inTable, measureReads } from './lib/measure.ts';
import { isMet, keepRows } from './lib/rows.ts';
import { runBench } from './lib/run-bench.ts';
import { type ServerProcess, startApiProcess, startServer } from './lib/server-process.ts';
import { floodLogins } from './login-flood.ts';

/** npm run bench -- api – compares GET /api/auth/user with the same query through bare Fastify and pg, then measures it under a login flood. */

const path = '/api/auth/user';
const size = { users: 1000, cards: 10_000 };
const poolMax = '10';
const rounds = 31;
const floodSeconds = 12;
const minRatio = 0.8;
const maxFloodedP99Ms = 250;

await runBench('api', async (postgres, folder) => {
  const { url: database } = await fillDatabase(postgres, (db) => seedDatabase(db, size));
  const servers: ServerProcess[] = [];
  try {
    const real = await startApiProcess(folder, {
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

    const rates = await compareRates(
      { bare, real },
      { what: `GET ${path}`, path, cookieOf: () => cookie, rounds },
    );
    const row = ratioRow(`GET ${path}`, minRatio, rates);
    await keepRows('api', [row]);
    await measureFlood(real.origin, cookie);
    return isMet(row);
  } finally {
    for (const { stop } of servers) await stop();
  }
});

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
