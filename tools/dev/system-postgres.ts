import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { hasDatabase } from '#api/store/testing/databases.ts';
import { freePort } from './free-port.ts';
import type { LocalPostgres } from './postgres.ts';

const run = promisify(execFile);
const startTimeoutMs = 30_000;

/** Starts the machine's installed PostgreSQL, of any version, with fresh files in the folder. */
export async function startSystemPostgres(
  programs: string,
  folder: string,
): Promise<Pick<LocalPostgres, 'url' | 'stop'>> {
  const files = resolve(folder, 'postgres');
  const port = await freePort();
  const owner = await ownerOfServer();
  await rm(files, { recursive: true, force: true });
  await mkdir(files, { recursive: true });
  if (owner) await chown(files, owner.uid, owner.gid);
  await run(
    join(programs, 'initdb'),
    ['--pgdata', files, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'],
    { cwd: '/', ...owner },
  );
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${files}`];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', files, ...settings.flatMap((setting) => ['-c', setting])],
    { stdio: 'ignore', cwd: '/', ...owner },
  );
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const end = Date.now() + startTimeoutMs;
  while (!(await hasDatabase(url('postgres'), 'postgres').catch(() => false))) {
    if (Date.now() > end) throw new Error(`PostgreSQL did not start within ${startTimeoutMs} ms`);
    await wait(50);
  }
  return {
    url,
    stop: async () => {
      const exited = once(server, 'exit');
      server.kill('SIGINT');
      await exited;
    },
  };
}

/** PostgreSQL refuses to run as root; its packages create a user for it. */
export async function ownerOfServer(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}
