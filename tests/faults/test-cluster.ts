import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { type Database, openDatabase } from '#api/database/db.ts';
import { migrate } from '#api/store/operations/migrate.ts';
import { createDatabase } from '#api/store/testing/databases.ts';
import { waitUntilReady } from '../../tools/dev/api-process.ts';
import { freePort } from '../../tools/dev/free-port.ts';
import { type LocalPostgres, startPostgres } from '../../tools/dev/postgres.ts';

/** The product as processes that can be killed and restarted on the same ports. */

export type TestCluster = {
  folder: string;
  db: Database;
  serverUrl: string;
  databaseUrl: string;
  killPostgres: () => Promise<void>;
  restartPostgres: () => Promise<void>;
  startNode: (settings?: Record<string, string>) => Promise<ApiNode>;
  /** Stops all nodes before the next fault, because nodes share the jobs of the database and would run them with other settings. */
  endNodes: () => Promise<void>;
  close: () => Promise<void>;
};

export type ApiNode = {
  origin: string;
  kill: () => Promise<void>;
  /** Stops the process gracefully, like a deployment; returns its exit code, null if it had ended before. */
  leave: () => Promise<number | null>;
  /** Starts the process again, from another program if one is named. */
  restart: (program?: string) => Promise<void>;
  /** The most memory that the process had, in bytes. */
  peakMemory: () => Promise<number>;
};

export async function openTestCluster(folder: string): Promise<TestCluster> {
  await mkdir(folder, { recursive: true });
  let postgres: LocalPostgres = await startPostgres(folder, { fresh: true });
  await createDatabase(postgres.url('postgres'), 'vizitka');
  const databaseUrl = postgres.url('vizitka');
  const db = openDatabase(
    { url: databaseUrl, poolMax: 4, acquireTimeoutMs: 5000, statementTimeoutMs: 30_000 },
    () => undefined,
  );
  await migrate(db);
  const nodes: ApiNode[] = [];
  const endNodes = async () => {
    for (const { kill } of nodes.splice(0)) await kill();
  };
  return {
    folder,
    db,
    serverUrl: postgres.url('postgres'),
    databaseUrl,
    killPostgres: () => postgres.kill(),
    restartPostgres: async () => {
      postgres = await startPostgres(folder, { fresh: false, port: postgres.port });
    },
    startNode: async (settings = {}) => {
      const node = await startNodeProcess(folder, { DATABASE_URL: databaseUrl, ...settings });
      nodes.push(node);
      return node;
    },
    endNodes,
    close: async () => {
      await endNodes();
      await db.$client.end();
      await postgres.kill();
    },
  };
}

/** Starts a process that serves the API, from source unless a build is named, with its logos in the folder. */
export async function startNodeProcess(
  folder: string,
  settings: Record<string, string>,
  program = 'src/api/server.ts',
): Promise<ApiNode> {
  const port = settings.PORT ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let current = program;
  const restart = async (next = current) => {
    current = next;
    child = spawn(process.execPath, [current], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        NODE_ENV: 'development',
        PORT: String(port),
        PUBLIC_ORIGIN: origin,
        STORAGE_DIR: `${folder}/objects`,
        LOG_LEVEL: 'silent',
        // The test users save faster than the rate limits allow.
        SAVES_PER_HOUR: '1000000000',
        ...settings,
      },
      stdio: 'inherit',
    });
    await waitUntilReady(`${origin}/readyz`, 120_000);
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const exited = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await exited)[0];
  };
  await restart();
  const peakMemory = async () => {
    const status = await readFile(`/proc/${child?.pid}/status`, 'utf8');
    return Number(/VmHWM:\s*(\d+) kB/.exec(status)?.[1]) * 1024;
  };
  return {
    origin,
    restart,
    kill: () => end('SIGKILL').then(() => undefined),
    leave: () => end('SIGTERM'),
    peakMemory,
  };
}
