import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Browser, type Download, expect, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { openPdf } from '#print/testing/pdf-document.ts';
import { linesOf } from '#print/testing/read-content.ts';
import { expectNoViolations } from '../steps/axe.ts';
import { signUpWithCorporate } from '../steps/payment-steps.ts';
import { saveCard, uploadLogo } from '../steps/saved-card-steps.ts';
import { closeToast, send, toast } from '../steps/steps.ts';

/** Makes an order of two new cards, one with a logo, from the list; then its page is open. */
async function orderTwo(page: Page): Promise<{ id: string; batch: string }> {
  const batch = crypto.randomUUID().slice(0, 8);
  await signUpWithCorporate(page);
  await saveCard(page, `Anna ${batch}`, null, await uploadLogo(page));
  await saveCard(page, `Beáta ${batch}`);
  await page.goto('/list');
  await page.getByRole('searchbox', { name: 'Search cards' }).fill(batch);
  for (const name of ['Anna', 'Beáta'])
    await page.getByRole('checkbox', { name: `Select ${name} ${batch}` }).check();
  const bar = page.getByRole('region', { name: 'Selected cards' });
  await bar.getByRole('button', { name: 'Order', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Order 2 cards' });
  await dialog.getByRole('textbox', { name: 'Cards for each person' }).fill('200');
  await dialog.getByRole('button', { name: 'Create order' }).click();
  await expect(page.getByRole('heading', { name: /^Order \d{4}-\d+$/ })).toBeVisible();
  return { id: page.url().split('/').at(-1) ?? '', batch };
}

/** A visitor with a browser of their own: no session, no storage. */
async function visitor(browser: Browser, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  return context.newPage();
}

const current = (page: Page) => page.getByRole('list', { name: 'Order progress' }).locator('[aria-current]');
const bytesOf = async (download: Download) => readFile(await download.path());
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('an order goes from the selection by approval to the print shop, which downloads the stored files and ticks Printed', async ({
  page,
  browser,
}) => {
  // Three browsers and the files of two cards.
  test.setTimeout(240_000);
  await orderTwo(page);
  await expect(current(page)).toContainText('Draft');
  await expect(page.getByRole('textbox', { name: /^Quantity for/ })).toHaveCount(2);
  await page
    .getByRole('textbox', { name: /^Quantity for/ })
    .first()
    .fill('350');
  await page.getByLabel('Name of the print shop').fill('Kontrast');
  await page.getByRole('textbox', { name: 'Note' }).fill('Please call first');
  await page.getByLabel('Contact', { exact: true }).press('Tab');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Create approval link' }).click();
  const proof = await page.getByRole('textbox', { name: 'Approval link' }).inputValue();
  await expect(current(page)).toContainText('Waiting for approval');

  const approver = await visitor(browser);
  await approver.goto(proof);
  await approver.getByRole('button', { name: 'Approve' }).click();
  await approver.getByRole('textbox', { name: 'Your name' }).fill('Lucia');
  await approver.keyboard.press('Enter');
  await approver.getByRole('button', { name: 'Next: 1 card left' }).click();
  await approver.getByRole('button', { name: 'Approve' }).click();
  await approver.keyboard.press('Enter');
  await expect(approver.getByText(/^Approved by Lucia on/)).toBeVisible();
  // The file of a card with a logo, and what the page says when it does not come.
  const proofFile = approver.getByRole('button', { name: 'Download the PDF' });
  await approver.getByRole('button', { name: 'Previous card' }).click();
  const approved: string[] = [];
  await expect(async () => {
    const download = approver.waitForEvent('download', { timeout: 5000 });
    await proofFile.click();
    approved.push(hashOf(await bytesOf(await download)));
  }).toPass({ timeout: 60_000 });

  await page.reload();
  await expect(current(page)).toContainText('Ready');
  await expect(page.getByRole('textbox', { name: /^Quantity for/ }).first()).toHaveValue('350');
  await expect(page.getByText('Approved by Lucia')).toHaveCount(2);
  await page.getByRole('button', { name: 'Send to print shop' }).click();
  await expect(current(page)).toContainText('Sent');
  const link = await page.getByRole('textbox', { name: 'Print shop link' }).inputValue();
  await expectNoViolations(page);

  const shop = await visitor(browser);
  await shop.goto(link);
  await expect(shop.getByRole('heading', { name: /^Order \d{4}-\d+$/ })).toBeVisible();
  await expect(shop.getByText('Please call first')).toBeVisible();
  await expect(shop.getByText('Same file as approved')).toHaveCount(2, { timeout: 60_000 });
  await expectNoViolations(shop);
  const token = new URL(link).hash.slice(1);
  const response = await shop.request.get('/api/shop-order', { headers: { 'x-vizitka-link': token } });
  const { lines } = (await response.json()) as { lines: { file: { sha256: string } }[] };
  const hashes = lines.map(({ file }) => file.sha256).sort();
  const one = shop.waitForEvent('download');
  await shop
    .getByRole('button', { name: /^Download the file for/ })
    .first()
    .click();
  expect(hashes).toContain(hashOf(await bytesOf(await one)));
  expect(hashes).toContain(approved.at(-1));
  const all = shop.waitForEvent('download');
  await shop.getByRole('button', { name: 'Download all files' }).click();
  const {
    'order-sheet.pdf': zippedSheet,
    'manifest.csv': manifest,
    ...files
  } = unzipSync(new Uint8Array(await bytesOf(await all)));
  expect(Object.values(files).map(hashOf).sort()).toEqual(hashes);
  for (const name of Object.keys(files)) {
    expect(name).toMatch(/^00\d-elena-marek-(?:200|350)\.pdf$/);
    expect(strFromU8(manifest ?? new Uint8Array())).toContain(`"${name}","Elena Marek"`);
  }
  const paper = shop.waitForEvent('download');
  await shop.getByRole('button', { name: 'Order sheet' }).click();
  for (const bytes of [await bytesOf(await paper), zippedSheet]) {
    const sheet = openPdf(Buffer.from(bytes ?? new Uint8Array()));
    const [first] = sheet.pages;
    expect(first && linesOf(sheet, first).map(({ text }) => text)).toContain('People: 2, cards: 550');
  }
  await shop.route('**/api/shop-order/files.zip', (route) => route.abort());
  await shop.getByRole('button', { name: 'Download all files' }).click();
  await expect(toast(shop)).toContainText('The file could not be loaded. Try again.');
  await closeToast(shop);

  // By the keyboard.
  await shop.getByRole('button', { name: 'Received' }).press('Enter');
  await expect(shop.getByRole('button', { name: 'Received' })).toBeHidden();
  await shop.getByRole('button', { name: 'Printed' }).press('Enter');
  await expect(shop.getByText('Thank you. The order is printed.')).toBeVisible();
  await page.reload();
  await expect(current(page)).toContainText('Printed');
  await page.getByRole('link', { name: 'Orders' }).first().click();
  await expect(page.getByRole('heading', { name: 'What changed' })).toBeVisible();
  await expectNoViolations(page);
});

test('a requested change stays with its words until it is taken over, and nobody is ordered twice unasked', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const { id, batch } = await orderTwo(page);
  await page.getByRole('button', { name: 'Create approval link' }).click();
  const proof = await page.getByRole('textbox', { name: 'Approval link' }).inputValue();
  const approver = await visitor(browser);
  await approver.goto(proof);
  await approver.getByRole('button', { name: 'Request a change' }).click();
  await approver.getByRole('checkbox', { name: 'Position' }).check();
  await approver.getByRole('textbox', { name: 'Position: what should it say?' }).fill('Lead architect');
  await approver.getByRole('textbox', { name: 'Your name' }).fill('Lucia');
  await approver.keyboard.press('Enter');
  await expect(approver.getByText(/^Lucia requested changes on/)).toBeVisible();

  // Another change of the card voids the answer, and the words stay.
  const { lines } = (await (await page.request.get(`/api/orders/${id}`)).json()) as {
    lines: { cardId: string; requests: object[] }[];
  };
  const cardId = lines.find(({ requests }) => requests.length > 0)?.cardId ?? '';
  const changed = {
    companyName: 'Atelier Lumen',
    fullName: 'Elena Marek',
    position: 'Architect',
    email: 'e@lumen.sk',
  };
  await send(page, 'put', `/api/business-cards/${cardId}`, { name: `Anna ${batch}`, ...changed });
  await page.reload();
  const requests = page.getByRole('list', { name: 'Requested changes for Elena Marek' });
  await expect(requests).toContainText('Lucia requested on');
  await expect(requests).toContainText('Lead architect');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Skip approval' }).click();
  await expect(current(page)).toContainText('Ready');
  await page.getByRole('button', { name: 'Send to print shop' }).click();
  const question = page.getByRole('alertdialog', { name: '1 card has a requested change' });
  await expect(question).toContainText('Elena Marek');
  await question.getByRole('button', { name: 'Go back' }).click();
  await requests.getByRole('button', { name: 'Apply changes for Elena Marek' }).click();
  await expect(requests).toHaveCount(0);
  await expect(page.getByText('Lead architect').first()).toBeVisible();
  await page.getByLabel('Delivery address').fill('Hlavná 1, Košice');
  await page.getByLabel('Contact', { exact: true }).press('Tab');
  await page.getByRole('button', { name: 'Send to print shop' }).click();
  await expect(current(page)).toContainText('Sent');

  await page.getByRole('button', { name: 'Repeat the order' }).click();
  const again = page.getByRole('alertdialog', { name: '2 people are already in another order' });
  await expect(again).toContainText(/Elena Marek \(in \d{4}-\d+\)/);
  await expectNoViolations(page);
  await again.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('Cancelled')).toBeVisible();
  // The next order starts with what this one said.
  await page.goto('/list');
  await page.getByRole('searchbox', { name: 'Search cards' }).fill(batch);
  await page.getByRole('checkbox', { name: `Select Beáta ${batch}` }).check();
  await page
    .getByRole('region', { name: 'Selected cards' })
    .getByRole('button', { name: 'Order', exact: true })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create order' }).click();
  await expect(page.getByLabel('Delivery address')).toHaveValue('Hlavná 1, Košice');
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('Cancelled')).toBeVisible();
});

test('in Slovak, on a phone, a print shop opens an order that was released, and sees when it is cancelled', {
  tag: '@full',
}, async ({ page, browser }) => {
  const { batch } = await orderTwo(page);
  expect(batch).not.toBe('');
  await page.getByRole('button', { name: 'Skip approval' }).click();
  await expect(current(page)).toContainText('Ready');
  await page.getByRole('button', { name: 'Send to print shop' }).click();
  const link = await page.getByRole('textbox', { name: 'Print shop link' }).inputValue();
  const shop = await visitor(browser, {
    locale: 'sk-SK',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await shop.goto(link);
  await expect(shop.getByRole('heading', { name: /^Objednávka \d{4}-\d+$/ })).toBeVisible();
  await expect(shop.getByText('Rovnaký súbor ako odoslaný')).toHaveCount(2, { timeout: 60_000 });
  expect(await shop.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoViolations(shop);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('Cancelled')).toBeVisible();
  await shop.reload();
  await expect(shop.getByRole('heading', { name: 'Táto objednávka je zrušená' })).toBeVisible();
  await page.getByRole('button', { name: 'Repeat the order' }).click();
  await expect(current(page)).toContainText('Draft');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoViolations(page);
  // The account is shared by the journeys, and has few open orders.
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('Cancelled')).toBeVisible();
});

test('a link of a print shop that has ended says what to do', { tag: '@full' }, async ({
  browser,
  baseURL,
}) => {
  const shop = await visitor(browser, { baseURL });
  await shop.goto('/shop-order#unknown');
  await expect(shop.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await expectNoViolations(shop);
});
