import { parseArgs } from 'node:util';
import { readDatabaseSettings } from '#api/config/config.ts';
import { openDatabase } from '#api/database/db.ts';
import { migrate } from '#api/store/operations/migrate.ts';
import { vacuumAnalyze } from '#api/store/testing/bulk-load.ts';
import { demoPassword } from './accounts.ts';
import { seedDatabase } from './seed-database.ts';

/** npm run seed -- --users 1000 --cards 20000 – fills the database of DATABASE_URL for tests at scale. */

try {
  await seed();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function seed(): Promise<void> {
  const { values } = parseArgs({ options: { users: { type: 'string' }, cards: { type: 'string' } } });
  const size = { users: wholeNumber('users', values.users, 1), cards: wholeNumber('cards', values.cards, 0) };
  // Loading has no time limit.
  const settings = readDatabaseSettings();
  if (!isOnThisMachine(settings.url)) {
    throw new Error('Seeded accounts share a known password, so the database must be on this machine');
  }

  const db = openDatabase(settings, (error) => console.error(error.message));
  try {
    await migrate(db);
    const start = performance.now();
    await seedDatabase(db, size);
    await vacuumAnalyze(db);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `Added ${size.users} users and ${size.cards} cards in ${seconds} s; everybody’s password is ${demoPassword}`,
    );
  } finally {
    await db.$client.end();
  }
}

function wholeNumber(name: string, given: string | undefined, least: number): number {
  if (!given || !/^\d{1,9}$/.test(given) || Number(given) < least) {
    throw new Error(`--${name} needs a whole number, ${least} or more`);
  }
  return Number(given);
}

function isOnThisMachine(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\]|)$/.test(new URL(url).hostname);
}
