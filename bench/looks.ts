import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { withDemo } from './lib/demo-browser.ts';
import { median } from './lib/median.ts';
import { areAllMet, atMost, keepRows } from './lib/rows.ts';

/**
 * npm run bench:looks – the time from the first paint of the gallery to four and to twelve cards with a person's own texts,
 * over a line of 10 Mbit/s and 40 ms and with the CPU four times slower. The device has the editor in its cache, since the
 * texts were typed there. Run after a build.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '4341' }, rounds: { type: 'string', default: '5' } },
});
const origin = `http://127.0.0.1:${values.port}`;
const limits = { fourMs: 1_000, twelveMs: 2_500 };
const line = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

/** Runs in the page before its own scripts: the first paint, and when each card was drawn. */
const observe = `
  globalThis.drawnAt = [];
  new MutationObserver(() => {
    const count = document.querySelectorAll('[data-drawn]').length;
    while (drawnAt.length < count) drawnAt.push(performance.now());
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-drawn'] });
`;

await withDemo(origin, async (browser) => {
  const four: number[] = [];
  const twelve: number[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const times = await visit(browser);
    four.push(times[3] ?? Number.POSITIVE_INFINITY);
    twelve.push(times[11] ?? Number.POSITIVE_INFINITY);
  }
  console.log(`Load ${loadavg()[0]?.toFixed(1)}; all: ${JSON.stringify({ four, twelve })}`);
  const rows = [
    atMost(limits.fourMs, 'four looks with own texts over 10 Mbit/s at 4 × slower CPU, in ms', median(four)),
    atMost(
      limits.twelveMs,
      'twelve looks with own texts over 10 Mbit/s at 4 × slower CPU, in ms',
      median(twelve),
    ),
  ];
  await keepRows('looks', rows);
  process.exitCode = areAllMet(rows) ? 0 : 1;
});

/** Types a name, opens the gallery and returns when each card was drawn, in ms after the first paint. */
async function visit(browser: Browser): Promise<number[]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 1000 },
    locale: 'en-GB',
    baseURL: origin,
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByLabel('Full name', { exact: true }).fill('Elena Marek');
  await page
    .getByText(/draft saved/i)
    .first()
    .waitFor();
  await page.addInitScript(observe);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/looks', { waitUntil: 'commit' });
  await page.locator('[data-drawn]').nth(11).waitFor({ state: 'attached' });
  const { painted, drawn } = await page.evaluate<{ painted: number; drawn: number[] }>(`({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    drawn: drawnAt,
  })`);
  await context.close();
  return drawn.map((at) => at - painted);
}
