import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** Starts the API as a process of its own, with these settings and nothing inherited that would change them. */
export function startApi(nodeArguments: string[], settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, nodeArguments, {
    // No balancer asks here, so nobody is waited for.
    env: { PATH: process.env.PATH, DRAIN_MS: '0', ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Resolves when an address answers, or fails after the time given. */
export async function untilAnswers(url: string, withinMs: number): Promise<void> {
  const end = Date.now() + withinMs;
  while (Date.now() < end) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error(`${url} did not answer within ${withinMs} ms`);
}
