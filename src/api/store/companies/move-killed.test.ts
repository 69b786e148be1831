import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import { uuidv7 } from '../../database/ids.ts';
import { startDatabase } from '../../testing/database-under-test.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { cardStore } from '../cards/cards.ts';
import { movedState } from '../testing/companies.ts';
import { userStore } from '../users/users.ts';

const database = await startDatabase();
afterAll(() => database.close());

const { db, url } = database;
const program = fileURLToPath(new URL('../testing/make-company.ts', import.meta.url));
const cardCount = randomRuns(500, 60);

async function aFounder() {
  const id = uuidv7();
  const username = `founder-${id.slice(-12)}`;
  const email = `${username}@cards.example`;
  const plan = { role: 'enterprise', cardLimit: 500 } as const;
  const accountId = await userStore(db).insert({ id, username, email, passwordHash: '', ...plan });
  const card = cardOf({ companyName: 'Atelier Lumen', fullName: 'Elena Marek' });
  for (let count = 0; count < cardCount; count += 1)
    await cardStore(db).save(accountId, { id: uuidv7(), name: 'A card', card, logoId: null }, null);
  return { id, accountId };
}

/** Kills the process that makes a company when it has begun so many statements; returns how many it began. */
async function makeAndKill({ id, accountId }: { id: string; accountId: string }, statements: number) {
  const child = spawn(process.execPath, [program, url, id, accountId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let begun = 0;
  child.stdout.on('data', (dots: Buffer) => {
    begun += dots.length;
    if (begun >= statements) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return begun;
}

test('a process that is killed while it makes a company has moved everything or nothing', async () => {
  const whole = await makeAndKill(await aFounder(), Number.POSITIVE_INFINITY);
  const runs = randomRuns(20, 6);
  for (let run = 0; run < runs; run += 1) {
    const founder = await aFounder();
    await makeAndKill(founder, 1 + Math.floor(Math.random() * whole));
    const state = await movedState(db, founder);
    expect([
      { own: { role: 'enterprise', count: cardCount, cards: cardCount }, companies: [] },
      {
        own: { role: 'free', count: 0, cards: 0 },
        companies: [{ role: 'enterprise', count: cardCount, cards: cardCount }],
      },
    ]).toContainEqual(state);
  }
}, 600_000);
