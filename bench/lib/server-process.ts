import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../tools/dev/free-port.ts';

export type ServerProcess = { origin: string; stop: () => Promise<void> };

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
  return { origin, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
