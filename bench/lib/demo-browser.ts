import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { waitUntilReady } from '../../tools/dev/api-process.ts';

/** Runs work with a browser and the demo at that origin, and ends both. */
export async function withDemo(origin: string, work: (browser: Browser) => Promise<void>): Promise<void> {
  const demo = spawn(process.execPath, ['tools/dev/demo.ts', '--port', new URL(origin).port], {
    stdio: 'inherit',
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    await waitUntilReady(`${origin}/readyz`, 90_000);
    await work(browser);
  } finally {
    await browser.close();
    // A demo that did not start has ended already.
    if (demo.exitCode === null) {
      demo.kill('SIGTERM');
      await once(demo, 'exit');
    }
  }
}

/** Posts as the page of a context would, and returns the response. */
export async function post<Response>(
  context: BrowserContext,
  origin: string,
  path: string,
  data: unknown,
): Promise<Response> {
  const answer = await context.request.post(origin + path, { data, headers: { origin } });
  if (!answer.ok()) throw new Error(`${path} returned ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Response;
}
