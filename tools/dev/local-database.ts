import { openDatabase } from '#api/database/db.ts';
import { migrate } from '#api/store/operations/migrate.ts';
import { createDatabase, hasDatabase } from '#api/store/testing/databases.ts';
import { addDemoAccounts } from './accounts.ts';
import { lockFolder } from './data-folder.ts';
import { startPostgres } from './postgres.ts';

export type LocalDatabase = { url: string; stop: () => Promise<void> };

/** A migrated database with the demo accounts: that of DATABASE_URL, else an embedded one in the folder, which is locked while it runs. */
export async function startLocalDatabase(
  folder: string,
  options: { fresh: boolean },
): Promise<LocalDatabase> {
  const { release } = await lockFolder(folder);
  const given = process.env.DATABASE_URL;
  const { url, stop } = given
    ? { url: given, stop: async () => undefined }
    : await ownDatabase(folder, options);
  const db = openDatabase(
    { url, poolMax: 2, acquireTimeoutMs: 5000, statementTimeoutMs: 10_000 },
    () => undefined,
  );
  await migrate(db);
  await addDemoAccounts(db);
  await db.$client.end();
  return {
    url,
    stop: async () => {
      await stop();
      await release();
    },
  };
}

async function ownDatabase(folder: string, options: { fresh: boolean }): Promise<LocalDatabase> {
  const server = await startPostgres(folder, options);
  if (!(await hasDatabase(server.url('postgres'), 'vizitka'))) {
    await createDatabase(server.url('postgres'), 'vizitka');
  }
  return { url: server.url('vizitka'), stop: server.stop };
}
