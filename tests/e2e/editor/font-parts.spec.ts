import { expect, type Page, test } from '@playwright/test';
import { drawing, field, fontOf, openStyle, startCard } from '../steps/card-steps.ts';
import { downloadPdf } from '../steps/print-steps.ts';

/** The font files of cards that the page and its worker request. */
function fontRequests(page: Page): string[] {
  const files: string[] = [];
  page.context().on('request', (request) => {
    const [, file] = /\/assets\/(.+-(?:part|whole))-[\w-]{8}\.ttf$/.exec(request.url()) ?? [];
    if (file) files.push(file);
  });
  return files;
}

/** The looks come in an idle moment. Their pictures need other fonts. */
const holdLooks = (page: Page) =>
  page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });

test('a card loads the first part of its fonts, and the whole of one when a text has a rare letter', async ({
  page,
}) => {
  const files = fontRequests(page);
  await holdLooks(page);
  await startCard(page);
  const name = drawing(page).locator('[data-text="fullName"]');
  await expect(name).not.toHaveAttribute('fill-opacity');
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => file.endsWith('whole'))).toEqual([]);

  const before = (await name.getAttribute('d')) ?? '';
  await field(page, 'Full name').fill('Елена Marek');
  await expect(name).not.toHaveAttribute('d', before);
  await expect(page.getByText(/cannot be drawn|has no/)).toHaveCount(0);
  const whole = files.filter((file) => file.endsWith('whole'));
  expect(whole.length).toBeGreaterThan(0);
  for (const file of whole) expect(file).toMatch(/^inter-\d00-whole$/);

  expect((await downloadPdf(page)).text).toMatch(/\/FontName \/[A-Z]{6}\+Inter-/);
});

test('a font of the looks is drawn and printed', async ({ page }) => {
  await startCard(page);
  const name = drawing(page).locator('[data-text="fullName"]');
  const before = (await name.getAttribute('d')) ?? '';
  await openStyle(page, 'Full name');
  await fontOf(page, 'Full name').click();
  await page.getByRole('option', { name: 'EB Garamond', exact: true }).click();
  await expect(name).not.toHaveAttribute('d', before);
  expect((await downloadPdf(page)).text).toMatch(/\/FontName \/[A-Z]{6}\+EBGaramond-/);
});
