import { startMailCatcher } from '#simulator/mail/mail-catcher.ts';
import { seedDatabase } from '../tools/dev/seed-database.ts';
import { fillDatabase } from './lib/fill-database.ts';
import { median } from './lib/median.ts';
import { runBench } from './lib/run-bench.ts';
import { startApiProcess } from './lib/server-process.ts';

/** npm run bench -- known – whether the time of a response tells that a name or an address has an account. */

const maxDifference = 0.1;
const warmUps = 20;
let sent = 0;

const rounded = (figure: number) => Math.round(figure * 100) / 100;

type Attempt = { path: string; expected: number; body: (name: string) => object };

/** Rounds are as many as the spread of the times needs. Each takes another account, since the limits count by account. */
const cases: Record<string, Attempt & { rounds: number }> = {
  'login with a name': {
    path: '/api/auth/login',
    expected: 401,
    rounds: 300,
    body: (name) => ({ username: name, password: 'a wrong password' }),
  },
  'login with an address': {
    path: '/api/auth/login',
    expected: 401,
    rounds: 300,
    body: (name) => ({ username: `${name}@seeded.example`, password: 'a wrong password' }),
  },
  'forgotten password': {
    path: '/api/auth/forgot-password',
    expected: 202,
    rounds: 600,
    body: (name) => ({ email: `${name}@seeded.example` }),
  },
};

await runBench('known', async (postgres, folder) => {
  const { url } = await fillDatabase(postgres, (db) => seedDatabase(db, { users: 1000, cards: 0 }));
  const catcher = await startMailCatcher({ kept: 1 });
  const server = await startApiProcess(folder, {
    DATABASE_URL: url,
    LOG_LEVEL: 'silent',
    TRUSTED_PROXIES: '127.0.0.1',
    MAIL_URL: catcher.url,
    MAIL_FROM: 'Vizitka <cards@vizitka.example>',
  });
  try {
    const measured: Record<string, Compared> = {};
    for (const [name, { rounds, ...attempt }] of Object.entries(cases)) {
      await compare(server.origin, attempt, warmUps);
      measured[name] = await compare(server.origin, attempt, rounds);
    }
    console.table(measured);
    return Object.values(measured).every(({ ratio }) => Math.abs(ratio - 1) <= maxDifference);
  } finally {
    await server.stop();
    await catcher.close();
  }
});

type Compared = { 'known ms': number; 'unknown ms': number; ratio: number };

/** Pairs in both orders, so that a slow moment of the machine meets both. The ratio is the median of those of the pairs. */
async function compare(origin: string, attempt: Attempt, rounds: number): Promise<Compared> {
  const pairs: { user: number; nobody: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const number = String((sent % 1000) + 1).padStart(6, '0');
    const time = (kind: 'user' | 'nobody') => timeOf(origin, attempt, `${kind}-${number}`);
    if (round % 2) pairs.push({ user: await time('user'), nobody: await time('nobody') });
    else pairs.push({ nobody: await time('nobody'), user: await time('user') });
  }
  return {
    'known ms': rounded(median(pairs.map(({ user }) => user))),
    'unknown ms': rounded(median(pairs.map(({ nobody }) => nobody))),
    ratio: rounded(median(pairs.map(({ user, nobody }) => user / nobody))),
  };
}

async function timeOf(origin: string, { path, expected, body }: Attempt, name: string): Promise<number> {
  sent += 1;
  const start = performance.now();
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${(sent >> 8) % 256}.${sent % 256}`,
    },
    body: JSON.stringify(body(name)),
  });
  await response.arrayBuffer();
  const time = performance.now() - start;
  if (response.status !== expected) throw new Error(`${path} for ${name} returned ${response.status}`);
  return time;
}
