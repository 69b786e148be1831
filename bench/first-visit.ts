import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { demoPassword } from '../tools/dev/accounts.ts';
import { sampleFlatCard } from '../tools/print/samples/sample-flat-card.ts';
import { post, withDemo } from './lib/demo-browser.ts';
import { median } from './lib/median.ts';
import { repeatRound } from './lib/repeat-round.ts';
import { areAllMet, atMost, keepRows } from './lib/rows.ts';

/**
 * npm run bench -- first-visit – the largest paint of the entry pages with an empty cache, over a line of 10 Mbit/s and 40 ms
 * and with the CPU four times slower, both by the browser's own throttling; and the first key in the editor, typed as
 * soon as its input is there. Run after a build.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '4340' }, rounds: { type: 'string', default: '5' } },
});
const origin = `http://127.0.0.1:${values.port}`;
const addresses = ['/', '/looks', '/pricing', '/login', '/list'] as const;
const limits = { paintMs: 1_200, keyMs: 100 };
const line = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

/** Runs in the page before its own scripts: keeps the largest paint, and the time from a key to after its frame. */
const observe = `
  globalThis.largestPaint = 0;
  new PerformanceObserver((list) => { for (const { startTime } of list.getEntries()) largestPaint = startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  globalThis.firstKey = null;
  addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => {
    const painted = new MessageChannel();
    painted.port1.onmessage = () => { firstKey ??= performance.now() - timeStamp; };
    painted.port2.postMessage(null);
  }), { capture: true });
`;

await withDemo(origin, async (browser) => {
  await saveCards(browser);
  const paintsMs = new Map<string, number[]>(addresses.map((address) => [address, []]));
  const keysMs: number[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const address of addresses) {
      const { paintMs, keyMs } = await repeatRound(address, () => visit(browser, address));
      paintsMs.get(address)?.push(paintMs);
      if (keyMs !== null) keysMs.push(keyMs);
    }
  }
  const paints = addresses.map((address) => ({ address, ms: median(paintsMs.get(address) ?? []) }));
  const keyMs = median(keysMs);
  console.table([...paints, { address: 'first key in the editor', ms: keyMs }]);
  console.log(
    `Load ${loadavg()[0]?.toFixed(1)}; all: ${JSON.stringify({ ...Object.fromEntries(paintsMs), keysMs })}`,
  );
  const rows = [
    ...paints.map(({ address, ms }) =>
      atMost(limits.paintMs, `largest paint of ${address} over 10 Mbit/s at 4 × slower CPU, in ms`, ms),
    ),
    atMost(limits.keyMs, 'the first key in the editor there, in ms', keyMs),
  ];
  await keepRows('first-visit', rows);
  process.exitCode = areAllMet(rows) ? 0 : 1;
});

async function saveCards(signedIn: Browser): Promise<void> {
  const context = await newContext(signedIn, true);
  for (let number = 1; number <= 12; number += 1) {
    await post(context, origin, '/api/business-cards', { name: `Card ${number}`, ...sampleFlatCard(number) });
  }
  await context.close();
}

/** A visit with an empty cache. The list is that of a user with twelve cards. */
async function visit(of: Browser, address: (typeof addresses)[number]) {
  const context = await newContext(of, address === '/list');
  await context.addInitScript(observe);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'commit' });
  const keyMs = address === '/' ? await typeFirstKey(page) : null;
  await page.waitForLoadState('networkidle');
  const paintMs = await page.evaluate<number>('largestPaint');
  await context.close();
  return { paintMs, keyMs };
}

/** Types as soon as the editor's input is there. */
async function typeFirstKey(page: Page): Promise<number> {
  await page.getByLabel('Full name', { exact: true }).focus();
  await page.keyboard.press('E');
  const answer = await page.waitForFunction('globalThis.firstKey');
  return (await answer.jsonValue()) as number;
}

async function newContext(of: Browser, isSignedIn: boolean): Promise<BrowserContext> {
  const context = await of.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    baseURL: origin,
  });
  if (isSignedIn) {
    await post(context, origin, '/api/auth/login', { username: 'premium', password: demoPassword });
  }
  return context;
}
