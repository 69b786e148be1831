import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import {
  drawing,
  elena,
  field,
  fillCard,
  fillHex,
  hexOf,
  openEditor,
  openView,
} from '../steps/card-steps.ts';
import { fileFromDialog, savedFile } from '../steps/print-steps.ts';

async function openCheck(page: Page) {
  await page.getByRole('button', { name: /^(Details|Print check)$/ }).click();
  const panel = page.getByRole('region', { name: 'Print check' });
  await expect(panel).not.toContainText('being checked', { timeout: 20_000 });
  return panel;
}

test.beforeEach(async ({ page }) => {
  await openEditor(page);
});

test('ink is checked without the dialog, and until then it is shown as not checked', async ({
  page,
  context,
}) => {
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await context.route('**/assets/ISOcoated*', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await fillCard(page);
  await expect(page.getByText('Checking ink and printed colours')).toBeVisible();
  arrive();
  await expect(page.getByText('Print check: 7 passed')).toBeVisible({ timeout: 20_000 });
});

test('an empty card has nothing to check yet', { tag: '@full' }, async ({ page }) => {
  await expect(page.getByText('Print check: nothing to check yet')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/\d+ passed/)).toHaveCount(0);
  await fillCard(page);
  await expect(page.getByText(/Print check: \d+ passed/)).toBeVisible({ timeout: 20_000 });
});

test('one line names every text of a finding, and fixes work by keyboard without losing the focus', async ({
  page,
}) => {
  await fillCard(page);
  for (const name of ['Phone', 'Email']) await fillHex(page, name, '#999999');
  await field(page, 'Background: Hex').fill('#00ff00');
  const panel = await openCheck(page);
  await expect(panel).toContainText('Background will print darker');
  await expect(panel).toContainText('Text contrast: ');
  const fixes = panel.getByRole('button', { name: /^(Darken|Use|Lighten) / });
  await expect(fixes).toHaveCount(2);

  await fixes.first().focus();
  await page.keyboard.press('Enter');
  await expect(fixes).toHaveCount(1);
  await expect(fixes).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(fixes).toHaveCount(0);
  await expect(panel.getByRole('heading', { name: 'Print check' })).toBeFocused();
});

test('Fix all fixes everything, is undone in one step and focuses the heading', { tag: '@full' }, async ({
  page,
}) => {
  await fillCard(page);
  await field(page, 'Background: Hex').fill('#1b1917');
  await fillHex(page, 'URL', '#0000ff');
  const panel = await openCheck(page);
  const fixAll = panel.getByRole('button', { name: /^Fix all / });
  await expect(fixAll).toBeVisible();
  await fixAll.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'Print check' })).toBeFocused();
  await expect(fixAll).toHaveCount(0);
  await expect(panel).not.toContainText('warning');
  await expect(panel).not.toContainText('problem');
  const [name, phone] = [
    await hexOf(page, 'Full name').inputValue(),
    await hexOf(page, 'Phone').inputValue(),
  ];
  expect(name).not.toBe(phone);

  await page.keyboard.press('Control+z');
  await expect(hexOf(page, 'URL')).toHaveValue('#0000ff');
  await expect(hexOf(page, 'Full name')).toHaveValue('#000000');
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [768, 1024],
] as const) {
  test(`every finding and every rule is inside the panel, at ${width} × ${height}`, {
    tag: width === 1024 ? [] : '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await fillCard(page, { Phone: '+421 905 318 442', 'Full name': 'Ž'.repeat(120) });
    const panel = await openCheck(page);
    const rows = panel.getByRole('listitem').filter({ hasText: /^(Problem|Warning|Note|Passed): / });
    // The empty card before has fewer.
    await expect(rows.nth(5)).toBeAttached();
    const whole = await panel.boundingBox();
    const edges = await rows.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    );
    expect(Math.min(...edges.map(({ left }) => left))).toBeGreaterThanOrEqual(whole?.x ?? 0);
    expect(Math.max(...edges.map(({ right }) => right))).toBeLessThanOrEqual(
      (whole?.x ?? 0) + (whole?.width ?? 0),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('the last undo and the last redo keep the focus', { tag: '@full' }, async ({ page }) => {
  await fillCard(page, { Phone: '+421 905 318 442' });
  for (const name of ['Undo', 'Redo']) {
    const step = page.getByRole('button', { name });
    await step.focus();
    await page.keyboard.press('Enter');
    await expect(step).toBeDisabled();
    await expect(step).toBeFocused();
  }
});

test('the dialog repeats the worst findings, links to the check and confirms the download', {
  tag: '@full',
}, async ({ page }) => {
  await fillCard(page, { ...elena, 'Company name': '', 'Full name': 'Ž'.repeat(120) });
  await fillHex(page, 'Phone', '#eeeeee');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download PDF' });
  const found = dialog.getByRole('region', { name: 'Before you print' });
  await expect(found.getByRole('listitem').first()).toContainText('Problem: ');
  await expect(found).toContainText('Phone contrast');
  await expect(dialog).toContainText('PDF/X-4, FOGRA39');
  await expectNoViolations(page);

  const end = dialog.getByText('print-ready.pdf', { exact: true });
  const [shown, whole] = [await end.boundingBox(), await dialog.boundingBox()];
  expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual((whole?.x ?? 0) + (whole?.width ?? 0));

  await fileFromDialog(page);
  await expect(dialog.getByRole('status').filter({ hasText: /^Downloaded, \d+ kB$/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Download PDF' })).toBeFocused();

  await found.getByRole('button', { name: 'Show in print check' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Print check' })).toBeFocused();
});

test('a slow download can be cancelled, and the next one succeeds', async ({ page, context }) => {
  let isHeld = true;
  await context.route('**/assets/ISOcoated*', async (route) => {
    if (!isHeld) await route.continue();
  });
  await page.reload();
  await fillCard(page);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download PDF' });
  await dialog.getByRole('button', { name: 'Download PDF' }).click();
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  // Both at once: the file times out after five seconds.
  await Promise.all([expect(cancel).toBeFocused(), expect(dialog.getByRole('progressbar')).toBeVisible()]);
  isHeld = false;
  await page.keyboard.press('Enter');
  const download = dialog.getByRole('button', { name: 'Download PDF' });
  await expect(download).toBeFocused();
  await savedFile(page, download);
  // A file that fails says so for five seconds. This one was cancelled before its time-out.
  expect(await page.getByText('The PDF could not be created. Please try again.').count()).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the print check does not cover the card', { tag: '@full' }, async ({ page }) => {
    await fillCard(page, { Phone: '+421 905 318 442' });
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: 'Print check' }).click();
    const sheet = page.getByRole('dialog', { name: /^Print check/ });
    await expect(sheet).toBeVisible();
    const [card, cover] = [await drawing(page).boundingBox(), await sheet.boundingBox()];
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });

  test('the soft proof divider works by touch and by keyboard', { tag: '@full' }, async ({ page }) => {
    await fillCard(page, { Phone: '+421 905 318 442' });
    await openView(page);
    await page.getByRole('switch', { name: 'Print colours' }).tap();
    await page.keyboard.press('Escape');
    const divider = page.getByRole('slider', { name: 'Divider between screen and paper' });
    await expect(divider).toBeVisible({ timeout: 20_000 });
    const handle = await divider.boundingBox();
    expect(Math.min(handle?.width ?? 0, handle?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await divider.focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(divider).toHaveAttribute('aria-valuenow', '40');
    await expect(page.getByRole('region', { name: 'Print colours' })).toContainText('FOGRA39');
  });
});
