import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { lumenTexts } from '../tools/print/samples/lumen-texts.ts';
import { serveEcho, serveFolder } from './lib/echo-page.ts';
import { median, percentile } from './lib/median.ts';
import { keepRows } from './lib/rows.ts';

/** npm run bench -- keystroke – compares the cost of a key in the editor, with every field filled, with a page that only echoes it. Run after a build. */
const [rounds, keysARound, pauseMs] = [9, 24, 60];
const limits = { cpuRatio: 1.5, p95Ms: 60, throttling: 4 };

/** Runs in the page: measures from a key to after the frame that shows it. */
const recordLatencies = `
  globalThis.latencies = [];
  addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => {
    const painted = new MessageChannel();
    painted.port1.onmessage = () => latencies.push(performance.now() - timeStamp);
    painted.port2.postMessage(null);
  }), { capture: true });
`;

type Measured = { cpuMs: number; laterMs: number; latenciesMs: number[] };

const [echoServer, editorServer] = await Promise.all([serveEcho(4301), serveFolder('dist/web', 4302)]);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});

const echo = await open('http://127.0.0.1:4301/');
const editor = await open('http://127.0.0.1:4302/');
for (const [label, text] of Object.entries(lumenTexts)) {
  await editor.page.getByLabel(label, { exact: true }).fill(text);
}
await editor.page.getByRole('img', { name: /The card of Elena Marek/ }).waitFor();
await wait(1_500);

const plain = await compare('without throttling', 1);
const throttled = await compare(`with the CPU ${limits.throttling} times slower`, limits.throttling);
await browser.close();
await Promise.all([echoServer.close(), editorServer.close()]);

const hasPassed = plain.ratio <= limits.cpuRatio && throttled.p95Ms <= limits.p95Ms;
await mkdir('.data/bench', { recursive: true });
await writeFile('.data/bench/keystroke.json', JSON.stringify({ limits, plain, throttled }, null, 2));
await keepRows('keystroke', [
  {
    work: 'a key, CPU time against a page that only echoes it',
    ours: `${plain.editorMs.toFixed(1)} ms`,
    baseline: `${plain.echoMs.toFixed(1)} ms`,
    figure: plain.ratio,
    goal: { atMost: limits.cpuRatio },
  },
  {
    work: 'a key at 4 × slower CPU, p95 in ms',
    ours: `${throttled.p95Ms.toFixed(0)} ms`,
    baseline: `${throttled.echoP95Ms.toFixed(0)} ms`,
    figure: throttled.p95Ms,
    goal: { atMost: limits.p95Ms },
  },
]);
console.log(hasPassed ? 'Within the limits.' : 'Over the limits.');
process.exit(hasPassed ? 0 : 1);

async function open(url: string): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await page.goto(url);
  await page.getByLabel('Full name', { exact: true }).waitFor();
  const cdp = await page.context().newCDPSession(page);
  // The thread's CPU time, which excludes other processes.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(recordLatencies);
  return { page, cdp };
}

/** Alternating rounds of the two pages, so that other load affects both. */
async function compare(situation: string, rate: number) {
  const results: Record<'echo' | 'editor', Measured[]> = { echo: [], editor: [] };
  for (const { cdp } of [echo, editor]) await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  for (let round = 0; round < rounds; round += 1) {
    results.echo.push(await type(echo));
    results.editor.push(await type(editor));
  }
  const cpu = (name: 'echo' | 'editor') => median(results[name].map(({ cpuMs }) => cpuMs));
  const latencies = results.editor.flatMap(({ latenciesMs }) => latenciesMs);
  const summary = {
    echoMs: cpu('echo'),
    editorMs: cpu('editor'),
    ratio: median(results.editor.map(({ cpuMs }, index) => cpuMs / (results.echo[index]?.cpuMs ?? 1))),
    laterMs: median(results.editor.map(({ laterMs }) => laterMs)),
    medianMs: percentile(latencies, 50),
    p95Ms: percentile(latencies, 95),
    echoP95Ms: percentile(
      results.echo.flatMap(({ latenciesMs }) => latenciesMs),
      95,
    ),
  };
  console.log(`A key ${situation}, median of ${rounds} rounds of ${keysARound} keys:`);
  console.table(summary);
  return summary;
}

/** Main-thread time per key during typing, and of the work after a pause. */
async function type({ page, cdp }: { page: Page; cdp: CDPSession }): Promise<Measured> {
  await page.bringToFront();
  const input = page.getByLabel('Full name', { exact: true });
  await input.fill('Elena ');
  await wait(900);
  await page.evaluate('latencies.length = 0');
  const before = await taskMs(cdp);
  await page.keyboard.type('Marek-Hviezdoslavova Elena'.slice(0, keysARound), { delay: pauseMs });
  const after = await taskMs(cdp);
  const latenciesMs = await page.evaluate<number[]>('[...latencies]');
  await wait(900);
  const later = await taskMs(cdp);
  return { cpuMs: (after - before) / keysARound, laterMs: later - after, latenciesMs };
}

async function taskMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}
