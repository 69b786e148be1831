import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { type Database, openDatabase } from '#api/database/db.ts';
import { migrate } from '#api/store/operations/migrate.ts';
import { createDatabase } from '#api/store/testing/databases.ts';
import { untilAnswers } from '../../tools/dev/api-process.ts';
import { freePort } from '../../tools/dev/free-port.ts';
import { type LocalPostgres, startPostgres } from '../../tools/dev/postgres.ts';

/** The product as processes that can be ended and begun again on the same ports. */

export type TestCluster = {
  folder: string;
  db: Database;
  serverUrl: string;
  databaseUrl: string;
  killPostgres: () => Promise<void>;
  restartPostgres: () => Promise<void>;
  startNode: (settings?: Record<string, string>) => Promise<ApiNode>;
  /** Before the next fault: nodes share the database's jobs, and those of another fault would do them with other settings. */
  endNodes: () => Promise<void>;
  close: () => Promise<void>;
};

export type ApiNode = {
  origin: string;
  kill: () => Promise<void>;
  /** Told to stop, as a deployment does. */
  leave: () => Promise<void>;
  restart: () => Promise<void>;
};

export async function openScene(folder: string): Promise<TestCluster> {
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
      const node = await startNode(folder, { DATABASE_URL: databaseUrl, ...settings });
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

async function startNode(folder: string, settings: Record<string, string>): Promise<ApiNode> {
  const port = settings.PORT ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  const restart = async () => {
    child = spawn(process.execPath, ['src/api/server.ts'], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'development',
        PORT: String(port),
        PUBLIC_ORIGIN: origin,
        STORAGE_DIR: `${folder}/objects`,
        LOG_LEVEL: 'silent',
        // These people save faster than any person would.
        SAVES_PER_HOUR: '1000000000',
        ...settings,
      },
      stdio: 'inherit',
    });
    await untilAnswers(`${origin}/readyz`, 60_000);
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  await restart();
  return { origin, restart, kill: () => end('SIGKILL'), leave: () => end('SIGTERM') };
}
