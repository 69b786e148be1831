import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { waitUntilReady } from '../../tools/dev/api-process.ts';
import { freePort } from '../../tools/dev/free-port.ts';

export type ServerProcess = { origin: string; pid: number; stop: () => Promise<void> };

/** Starts a server as a child process on a free loopback port; its log is discarded. */
export async function startServer(
  file: string,
  settings: (origin: string) => Record<string, string>,
): Promise<ServerProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, PORT: String(port), ...settings(origin) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { origin, pid: child.pid ?? 0, stop: () => stop(child) };
}

/** Starts the API in the folder of a bench and waits until it is ready. It serves no pages unless it is the built one. */
export async function startApiProcess(
  folder: string,
  settings: Record<string, string>,
  file = 'src/api/server.ts',
): Promise<ServerProcess> {
  const server = await startServer(file, (origin) => ({
    NODE_ENV: 'development',
    PUBLIC_ORIGIN: origin,
    STORAGE_DIR: `${folder}/objects`,
    ...settings,
  }));
  await waitUntilReady(`${server.origin}/readyz`, 30_000);
  return server;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
