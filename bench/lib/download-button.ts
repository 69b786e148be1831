import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { median } from './median.ts';
import { serveOverLine } from './slow-line.ts';

/** With data saver, the editor prefetches nothing. */
const saveData = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`;
const line = { bytesPerSecond: 10_000_000 / 8, delayMs: 40 };
const [rounds, firstFiles] = [15, 5];

/** The times in ms from Download PDF in Chromium to the file, and how long the page is blocked. Needs a build. */
export async function measureDownloadButton(logo: Uint8Array) {
  const servers = await Promise.all([
    serveOverLine('dist/web', 4313, null),
    serveOverLine('dist/web', 4314, line),
  ]);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const [fast, slow] = servers.map(
    ({ url }) =>
      () =>
        openEditor(browser, url, logo),
  );
  if (!fast || !slow) throw new Error('There are two servers');
  const figures = { ...(await measureAgain(await fast())), ...(await measureFirst(slow)) };
  await browser.close();
  for (const { close } of servers) close();
  return figures;
}

/** A repeated file with the same logo, when everything is loaded. */
async function measureAgain(editor: Page) {
  await openDialog(editor);
  await timeToFile(editor);
  await editor.evaluate(`
    globalThis.tasks = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  `);
  const againMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await openDialog(editor);
    againMs.push(await timeToFile(editor));
    await wait(100);
  }
  const blockedMs = await editor.evaluate<number>('Math.max(0, ...tasks.map(({ duration }) => duration))');
  await editor.close();
  return { againMs: median(againMs), blockedMs };
}

/** The first file over a slow line: immediately, and after the dialog is open for two seconds. */
async function measureFirst(open: () => Promise<Page>) {
  const [firstMs, afterTwoSecondsMs]: [number[], number[]] = [[], []];
  for (let round = 0; round < firstFiles; round += 1) {
    const hurried = await open();
    firstMs.push(await timeToFile(hurried));
    await hurried.context().close();

    const patient = await open();
    await openDialog(patient);
    await wait(2_000);
    afterTwoSecondsMs.push(await timeToFile(patient));
    await patient.context().close();
  }
  return { firstMs: median(firstMs), afterTwoSecondsMs: median(afterTwoSecondsMs) };
}

async function openEditor(browser: Browser, url: string, bytes: Uint8Array): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  await context.addInitScript(saveData);
  const editor = await context.newPage();
  await editor.goto(url);
  await editor.getByLabel('Full name', { exact: true }).fill('Elena Marek');
  await editor.getByLabel('Company name', { exact: true }).fill('Atelier Lumen');
  await editor.getByRole('img', { name: /^The card of Elena Marek/ }).waitFor();
  const choosing = editor.waitForEvent('filechooser');
  await editor.getByRole('button', { name: 'Upload Logo' }).click();
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(bytes) };
  await (await choosing).setFiles(logo);
  await editor.getByRole('button', { name: 'Remove' }).waitFor();
  await wait(1_500);
  return editor;
}

async function openDialog(editor: Page): Promise<void> {
  const dialog = editor.getByRole('dialog');
  if (await dialog.isVisible()) return;
  await editor.getByRole('button', { name: 'Download PDF' }).click();
  await dialog.waitFor();
}

/** Opens the dialog unless it is open, and presses its button. */
async function timeToFile(editor: Page): Promise<number> {
  const arriving = editor.waitForEvent('download', { timeout: 60_000 });
  const started = performance.now();
  await openDialog(editor);
  await editor.getByRole('dialog').getByRole('button', { name: 'Download PDF' }).click();
  await arriving;
  return performance.now() - started;
}
