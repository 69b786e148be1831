import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dumpFile } from '#api/commands/backup-files.ts';
import { type Database, openDatabase } from '#api/database/db.ts';
import { migrate, pendingMigrations, readMigrations } from '#api/store/operations/migrate.ts';
import { withSnapshot } from '#api/store/operations/snapshot.ts';
import { differingTables } from '#api/store/operations/table-checksums.ts';
import { createDatabase } from '#api/store/testing/databases.ts';
import { addDemoAccounts } from '../dev/accounts.ts';
import { startPostgres } from '../dev/postgres.ts';
import { seedDatabase } from '../dev/seed-database.ts';
import { startSystemPostgres } from '../dev/system-postgres.ts';

/** npm run drill -- restore – backs up a database during writes and restores it into a new one, with the operator's commands. */

const run = promisify(execFile);
const seeded = { users: 200, cards: 4000 };
const aFewMore = { users: 2, cards: 50 };

const folder = `.data/drill-${process.pid}`;
let hasPassed = false;
try {
  hasPassed = await drill();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
await rm(folder, { recursive: true, force: true, maxRetries: 5 });
// Explicit exit code: the embedded server's exit hook would end the process with 0.
process.exit(hasPassed ? 0 : 1);

async function drill(): Promise<boolean> {
  const server = await startServer();
  const open: Database[] = [];
  const openOwn = async (name: string) => {
    await createDatabase(server.url('postgres'), name);
    const db = openDatabase(
      { url: server.url(name), poolMax: 2, acquireTimeoutMs: 5000, statementTimeoutMs: 0 },
      () => undefined,
    );
    open.push(db);
    return db;
  };
  try {
    const original = await openOwn('vizitka');
    await migrate(original);
    await addDemoAccounts(original);
    await seedDatabase(original, seeded);
    const writing = startWriting(original);
    const backUpMs = await command('backup', ['--to', folder], server.url('vizitka'));
    const writes = await writing.stop();

    const restored = await openOwn('vizitka_restored');
    const restoreMs = await command('restore', ['--from', folder], server.url('vizitka_restored'));
    const { size } = await stat(join(folder, dumpFile));
    console.log(`Dump of ${size} bytes: created in ${backUpMs} ms, restored and compared in ${restoreMs} ms`);
    console.log(`${writes} writes during the backup`);

    const pending = await pendingMigrations(restored, await readMigrations());
    const before = await tablesOf(restored);
    await seedDatabase(restored, { users: 1, cards: 0 });
    const changed = differingTables(before, await tablesOf(restored));
    console.log(
      `Migrations pending: ${pending.length}; an added account is detected in: ${changed.join(', ')}`,
    );
    return pending.length === 0 && changed.includes('public.users');
  } finally {
    for (const db of open) await db.$client.end();
    await server.stop();
  }
}

/** pg_dump refuses a newer server, so the machine's own PostgreSQL is used if it is installed, else the embedded one. */
async function startServer() {
  const { stdout } = await run('pg_dump', ['--version']).catch(() => {
    throw new Error("The drill needs pg_dump: install PostgreSQL's client programs (postgresql-client)");
  });
  const version = /\d+/.exec(stdout)?.[0] ?? '';
  console.log(`Using ${stdout.trim()}`);
  const programs = `/usr/lib/postgresql/${version}/bin`;
  return existsSync(join(programs, 'postgres'))
    ? startSystemPostgres(programs, folder)
    : startPostgres(folder, { fresh: true });
}

async function command(name: string, options: string[], databaseUrl: string): Promise<number> {
  const began = performance.now();
  const { stdout } = await run(process.execPath, [`src/api/commands/${name}.ts`, ...options], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
  });
  console.log(stdout.trim());
  return Math.round(performance.now() - began);
}

/** Adds accounts and cards until it is stopped. */
function startWriting(db: Database): { stop: () => Promise<number> } {
  const stopping = new AbortController();
  const written = (async () => {
    let times = 0;
    for (; !stopping.signal.aborted; times += 1) await seedDatabase(db, aFewMore);
    return times;
  })();
  return {
    stop: () => {
      stopping.abort();
      return written;
    },
  };
}

function tablesOf(db: Database) {
  return withSnapshot(db, async ({ tables }) => tables);
}
