import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { accessSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { BucketSettings } from '#api/config/storage-settings.ts';
import { freePort } from './free-port.ts';
import {
  hashConfig,
  type ObjectServerPorts,
  proxyConfig,
  storageConfig,
  storageServers,
} from './object-server-config.ts';

/** A real S3 server on loopback that validates requests: OpenStack Swift's s3api, from Debian's packages. */

const run = promisify(execFile);
const python = '/usr/bin/python3';
const programs = [...storageServers, 'proxy'].map((name) => `/usr/bin/swift-${name}-server`);
const memcachedProgram = '/usr/bin/memcached';
const upWithinMs = 30_000;

/** The required Debian packages; .ci/run installs them. */
export const objectServerPackages = 'swift-proxy swift-account swift-container swift-object memcached';

export type ObjectServer = {
  settings: BucketSettings;
  /** Suspends and resumes the server's processes. */
  freeze: () => void;
  thaw: () => void;
  stop: () => void;
};

export function hasObjectServer(): boolean {
  try {
    for (const program of [...programs, memcachedProgram]) accessSync(program);
    return true;
  } catch {
    return false;
  }
}

/** Starts a server with an empty bucket that allows uploads from this origin; its files are in the folder. */
export async function startObjectServer(folder: string, webOrigin: string): Promise<ObjectServer> {
  const root = resolve(folder);
  const ports = await freePorts();
  await writeSettings(root, ports, webOrigin);
  const memcached = spawn(
    memcachedProgram,
    ['-l', '127.0.0.1', '-p', String(ports.memcached), '-u', 'nobody'],
    {
      stdio: 'ignore',
    },
  );
  const servers = [...storageServers, 'proxy'].map((name) => startPart(root, name));
  const children = [memcached, ...servers];
  const signal = (name: NodeJS.Signals) => {
    for (const child of children) signalTo(child, name);
  };
  const settings = {
    bucket: 'logos',
    endpoint: `http://127.0.0.1:${ports.proxy}`,
    region: 'us-east-1',
    accessKeyId: 'test:tester',
    secretAccessKey: 'testing',
  };
  try {
    await untilBucketIsMade(settings, webOrigin);
  } catch (error) {
    signal('SIGKILL');
    throw error;
  }
  return {
    settings,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop: () => signal('SIGKILL'),
  };
}

async function freePorts(): Promise<ObjectServerPorts> {
  return {
    account: await freePort(),
    container: await freePort(),
    object: await freePort(),
    proxy: await freePort(),
    memcached: await freePort(),
  };
}

async function writeSettings(folder: string, ports: ObjectServerPorts, webOrigin: string): Promise<void> {
  const etc = join(folder, 'etc');
  const place = { folder, user: userInfo().username };
  await mkdir(etc, { recursive: true });
  await mkdir(join(folder, 'srv/d1'), { recursive: true });
  await writeFile(join(etc, 'swift.conf'), hashConfig);
  await writeFile(join(etc, 'proxy-server.conf'), proxyConfig(ports, webOrigin, place));
  for (const name of storageServers) {
    await writeFile(join(etc, `${name}-server.conf`), storageConfig(name, ports[name], place));
    const ring = (...args: string[]) => run('swift-ring-builder', [`${name}.builder`, ...args], { cwd: etc });
    await ring('create', '6', '1', '1');
    await ring('add', `r1z1-127.0.0.1:${ports[name]}/d1`, '1');
    // A ring with one disk only changes the exit code, which is ignored.
    await ring('rebalance').catch(() => undefined);
  }
}

/** Swift reads its settings only from /etc; this overrides the path in Python, so that no root rights are needed. */
function startPart(folder: string, name: string): ChildProcess {
  const code = `
import runpy, sys, swift.common.utils as utils
utils.SWIFT_CONF_FILE = '${folder}/etc/swift.conf'
sys.argv = ['swift-${name}-server', '${folder}/etc/${name}-server.conf']
runpy.run_path('/usr/bin/swift-${name}-server', run_name='__main__')`;
  return spawn(python, ['-c', code], { stdio: 'ignore' });
}

function signalTo(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.exitCode === null && child.signalCode === null) child.kill(name);
}

async function untilBucketIsMade({ endpoint, bucket }: BucketSettings, webOrigin: string): Promise<void> {
  const end = Date.now() + upWithinMs;
  while (Date.now() < end) {
    if (await makeBucket(endpoint, bucket, webOrigin).catch(() => false)) return;
    await wait(200);
  }
  throw new Error(`The object server did not start within ${upWithinMs} ms`);
}

async function makeBucket(endpoint: string, bucket: string, webOrigin: string): Promise<boolean> {
  const entered = await fetch(`${endpoint}/auth/v1.0`, {
    headers: { 'x-storage-user': 'test:tester', 'x-storage-pass': 'testing' },
    signal: AbortSignal.timeout(5000),
  });
  const token = entered.headers.get('x-auth-token');
  if (!token) return false;
  const made = await fetch(`${endpoint}/v1/AUTH_test/${bucket}`, {
    method: 'PUT',
    headers: { 'x-auth-token': token, 'x-container-meta-access-control-allow-origin': webOrigin },
    signal: AbortSignal.timeout(5000),
  });
  return made.ok;
}
