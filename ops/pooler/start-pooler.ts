import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../tools/dev/free-port.ts';
import { ownerOfServer } from '../../tools/dev/system-postgres.ts';

type Pooler = { version: string; url: string; stop: () => Promise<void> };

/** Since this version prepared statements survive a change of the connection. */
const minVersion = 1.21;
const upWithinMs = 10_000;

/** Why PgBouncer cannot be used here, or null. */
export async function poolerRefusal(program: string): Promise<string | null> {
  const version = await versionOf(program).catch(() => null);
  if (version === null) return `it needs PgBouncer ${minVersion} or newer`;
  return Number(/^\d+\.\d+/.exec(version)?.[0]) >= minVersion
    ? null
    : `it needs PgBouncer ${minVersion} or newer, and this is ${version}`;
}

/** Starts PgBouncer in transaction mode in front of a database, with the settings of docs/deploy.md. */
export async function startPooler(
  program: string,
  folder: string,
  databaseUrl: string,
  { clients, connections }: { clients: number; connections: number },
): Promise<Pooler> {
  const [root, port, target] = [resolve(folder, 'pooler'), await freePort(), new URL(databaseUrl)];
  const users = join(root, 'users.txt');
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: users,
    pool_mode: 'transaction',
    default_pool_size: connections,
    max_client_conn: clients,
    // The default of 128 resets connections when many nodes start at once.
    listen_backlog: clients,
    max_prepared_statements: 200,
    ignore_startup_parameters: 'statement_timeout',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const file = join(root, 'pgbouncer.ini');
  await mkdir(root, { recursive: true });
  await writeFile(users, `"${target.username}" "${target.password}"\n`);
  await writeFile(
    file,
    ['[databases]', `* = host=${target.hostname} port=${target.port}`, '[pgbouncer]', ...lines, ''].join(
      '\n',
    ),
  );
  const owner = await ownerOfServer();
  if (owner) await Promise.all([root, users, file].map((path) => chown(path, owner.uid, owner.gid)));
  const child = spawn(program, [file], { stdio: 'ignore', cwd: '/', ...owner });
  await untilListening(port);
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    version: await versionOf(program),
    url: url.href,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function versionOf(program: string): Promise<string> {
  const { stdout } = await promisify(execFile)(program, ['--version']);
  return /PgBouncer (\S+)/.exec(stdout)?.[1] ?? '';
}

async function untilListening(port: number): Promise<void> {
  const end = Date.now() + upWithinMs;
  while (Date.now() < end) {
    const socket = connect(port, '127.0.0.1');
    const isUp = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isUp) return;
    await wait(50);
  }
  throw new Error(`PgBouncer did not start within ${upWithinMs} ms`);
}
