import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { withDemo } from './lib/demo-browser.ts';
import { heapMeter } from './lib/heap.ts';
import { median } from './lib/median.ts';
import { repeatRound } from './lib/repeat-round.ts';
import { areAllMet, atMost, keepRows } from './lib/rows.ts';

/**
 * npm run bench -- looks – the time from the first paint of the gallery to four and to twelve cards with a person's own texts,
 * and the longest task of the page meanwhile, over a line of 10 Mbit/s and 40 ms and with the CPU four times slower. The device
 * has the editor in its cache, since the texts were typed there. Then the memory of page and worker while all looks are
 * shuffled, at full speed. Run after a build.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4341' },
    rounds: { type: 'string', default: '5' },
    shuffles: { type: 'string', default: '15' },
  },
});
const origin = `http://127.0.0.1:${values.port}`;
const limits = { fourMs: 1_000, twelveMs: 2_500, taskMs: 50, growthPercent: 5 };
const line = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

/** After so many shuffles the caches are full. */
const fullAfter = 5;

/** Runs in the page before its own scripts: when each card was drawn, the long tasks, and the last change of the page. */
const observe = `
  globalThis.drawnAt = [];
  globalThis.longTasks = [];
  globalThis.changedAt = 0;
  new MutationObserver(() => {
    changedAt = performance.now();
    const count = document.querySelectorAll('[data-drawn]').length;
    while (drawnAt.length < count) drawnAt.push(performance.now());
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-drawn', 'd'] });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
`;

await withDemo(origin, async (browser) => {
  const visits: Visit[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    visits.push(await repeatRound('the gallery', () => visit(browser)));
  }
  const four = visits.map(({ drawn }) => drawn[3] ?? Number.POSITIVE_INFINITY);
  const twelve = visits.map(({ drawn }) => drawn[11] ?? Number.POSITIVE_INFINITY);
  const longest = visits.map(({ tasks }) => Math.max(0, ...tasks));
  console.log(`Load ${loadavg()[0]?.toFixed(1)}; all: ${JSON.stringify(visits)}`);
  const heaps = await shuffledHeaps(browser, Number(values.shuffles));
  const growth = ((heaps.at(-1) ?? 0) / (heaps[fullAfter - 1] ?? 1) - 1) * 100;
  console.log(`MB after each shuffle: ${heaps.map((bytes) => (bytes / 1e6).toFixed(1)).join(', ')}`);
  const slow = 'over 10 Mbit/s at 4 × slower CPU, in ms';
  const rows = [
    atMost(limits.fourMs, `four looks with own texts ${slow}`, median(four)),
    atMost(limits.twelveMs, `twelve looks with own texts ${slow}`, median(twelve)),
    atMost(limits.taskMs, `longest task until twelve looks are drawn ${slow}`, median(longest)),
    atMost(limits.growthPercent, `growth of memory by ${heaps.length - fullAfter} shuffles, in %`, growth),
  ];
  await keepRows('looks', rows);
  process.exitCode = areAllMet(rows) ? 0 : 1;
});

/** When each card was drawn, in ms after the first paint, and how long the long tasks from then to the last of them took. */
type Visit = { drawn: number[]; tasks: number[] };

async function visit(browser: Browser): Promise<Visit> {
  const page = await pageWithTexts(browser);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/looks', { waitUntil: 'commit' });
  await page.locator('[data-drawn]').nth(11).waitFor({ state: 'attached' });
  const { painted, drawn, tasks } = await page.evaluate<{
    painted: number;
    drawn: number[];
    tasks: [at: number, ms: number][];
  }>(`({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    drawn: drawnAt,
    tasks: longTasks,
  })`);
  await page.context().close();
  const last = drawn[11] ?? Number.POSITIVE_INFINITY;
  return {
    drawn: drawn.slice(0, 12).map((at) => Math.round(at - painted)),
    tasks: tasks.filter(([at]) => at >= painted && at < last).map(([, ms]) => ms),
  };
}

/** A page whose editor has a name in it. */
async function pageWithTexts(browser: Browser): Promise<Page> {
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
  return page;
}

/** The memory after each of some shuffles of all looks, in bytes. */
async function shuffledHeaps(browser: Browser, count: number): Promise<number[]> {
  const page = await pageWithTexts(browser);
  const cdp = await page.context().newCDPSession(page);
  const heap = await heapMeter(cdp);
  await page.goto('/looks');
  const button = page.getByRole('button', { name: 'Shuffle', exact: true });
  const heaps: number[] = [];
  for (let shuffle = 0; shuffle < count; shuffle += 1) {
    await button.click();
    // All looks come near the screen.
    await page.mouse.wheel(0, shuffle % 2 === 0 ? 20_000 : -20_000);
    // The content policy of the page forbids a condition as a text, which the page would have to evaluate again and again.
    await page.waitForFunction(
      () => performance.now() - (globalThis as unknown as { changedAt: number }).changedAt > 2_000,
      null,
      { timeout: 180_000 },
    );
    heaps.push(await heap());
  }
  await page.context().close();
  return heaps;
}
