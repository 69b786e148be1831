import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** Starts the API as a child process with these settings and no inherited ones. */
export function startApi(nodeArguments: string[], settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, nodeArguments, {
    // There is no load balancer, so no drain time is needed.
    env: { PATH: process.env.PATH, DRAIN_MS: '0', ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Resolves when a URL responds; fails after the timeout. */
export async function waitUntilReady(url: string, withinMs: number): Promise<void> {
  const end = Date.now() + withinMs;
  while (Date.now() < end) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error(`${url} did not respond within ${withinMs} ms`);
}
