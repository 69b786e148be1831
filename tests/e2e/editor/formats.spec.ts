import { expect, type Page, test } from '@playwright/test';
import { drawing, expectDraftSaved, field, fillCard, openEditor, startCard } from '../steps/card-steps.ts';
import { cardNamed, signInAt } from '../steps/saved-card-steps.ts';
import { premium } from '../steps/steps.ts';

const formatButton = (page: Page) => page.getByRole('button', { name: /^Format:/ });
const formats = (page: Page) => page.getByRole('radiogroup', { name: 'Format' });
const format = (page: Page, name: string) => formats(page).getByRole('radio', { name });

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('arrow keys show formats on the card, Enter keeps one, and one undo takes it back', async ({
      page,
    }) => {
      await startCard(page);
      await formatButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(format(page, '90x50mm')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(format(page, '85x55mm')).toBeChecked();
      await expect(drawing(page)).toHaveAttribute('viewBox', '-3 -3 91 61');
      await expect(page.getByText('Before (90x50mm)')).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(format(page, '3.5x2in')).toBeFocused();
      await expect(page.getByText('Bleed Area (3.75x2.25in)')).toBeVisible();
      await expect(page.getByText('Safe Margin (⅛in from cut)')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(formats(page)).toHaveCount(0);
      await expect(formatButton(page)).toBeFocused();
      await expect(formatButton(page)).toHaveAccessibleName('Format: 3.5x2in');
      await expect(page.getByRole('radio', { name: 'Portrait (2x3.5in)' })).toBeVisible();
      await expect(page.getByText('Before (90x50mm)')).toHaveCount(0);
      await page.keyboard.press('ControlOrMeta+z');
      await expect(formatButton(page)).toHaveAccessibleName('Format: 90x50mm');
      await expect(field(page, 'URL')).not.toHaveValue('');
    });

    test('a click chooses a format and keeps it, even if Escape closes the choices', {
      tag: '@full',
    }, async ({ page }) => {
      await openEditor(page);
      await formatButton(page).click();
      await expect(format(page, '91x55mm')).toHaveAccessibleDescription(
        /Latin, Greek and Cyrillic letters; Japanese with your own TTF font$/,
      );
      await expect(format(page, '90x54mm')).toHaveAccessibleDescription(/Chinese with your own TTF font$/);
      await format(page, '91x55mm').click();
      await expect(drawing(page)).toHaveAttribute('viewBox', '-3 -3 97 61');
      await page.keyboard.press('ArrowDown');
      await expect(format(page, '90x55mm')).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(formatButton(page)).toHaveAccessibleName('Format: 91x55mm');
    });
  });
}

test('Escape returns to the format before, and nothing is left to undo', { tag: '@full' }, async ({
  page,
}) => {
  await openEditor(page);
  await formatButton(page).click();
  await page.keyboard.press('ArrowUp');
  await expect(formats(page).getByRole('radio', { name: 'Custom size' })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Content Area (90x54mm)')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(formatButton(page)).toBeFocused();
  await expect(page.getByText('Content Area (90x50mm)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('a custom size is refused in words or shown on the card, and its sides turn it', async ({ page }) => {
  await openEditor(page);
  await formatButton(page).click();
  const [width, height] = [field(page, 'Width'), field(page, 'Height')];
  await width.fill('130');
  await width.press('Enter');
  await expect(page.getByText('Each side must be 40 to 120 mm long.')).toBeVisible();
  await expect(width).toHaveAttribute('aria-invalid', 'true');
  await expect(drawing(page)).toHaveAttribute('viewBox', '-2 -2 94 54');
  await width.fill('60.55');
  await height.focus();
  await expect(page.getByText('Use at most one decimal place, such as 85.5.')).toBeVisible();
  await width.fill('60,5');
  await expect(formats(page).getByRole('radio', { name: 'Custom size' })).toBeChecked();
  await expect(page.getByText('Use at most one decimal place')).toHaveCount(0);
  await expect(drawing(page)).toHaveAttribute('viewBox', '-2 -2 64.5 54');
  await height.fill('80');
  await height.press('Enter');
  await expect(formatButton(page)).toHaveAccessibleName('Format: 80x60.5mm');
  await expect(page.getByRole('radio', { name: 'Portrait (60.5x80mm)' })).toBeChecked();
});

test('a draft, a saved card and its file have the chosen format', async ({ page }) => {
  await signInAt(page, '/list', premium);
  await page.goto('/create');
  const name = `Format ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Card Name').fill(name);
  await fillCard(page);
  await formatButton(page).click();
  await format(page, '3.5x2in').click();
  await expectDraftSaved(page);
  await page.reload();
  await expect(formatButton(page)).toHaveAccessibleName('Format: 3.5x2in');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download PDF' });
  await expect(dialog).toContainText('3.75x2.25in with ⅛in bleed');
  await expect(dialog).toContainText('95.25x57.15mm');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/list$/);
  const card = cardNamed(page, name);
  await expect(card.locator('svg').first()).toHaveAttribute('viewBox', '0 0 88.9 50.8');
  await card.getByRole('link', { name: /Edit/ }).click();
  await expect(formatButton(page)).toHaveAccessibleName('Format: 3.5x2in');
});

test.describe('in Slovak', () => {
  test.use({ locale: 'sk-SK' });

  test('sizes have a decimal comma', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /^Formát:/ }).click();
    await page.getByRole('radio', { name: '85,6 × 53,98 mm' }).click();
    await expect(page.getByText('Čistý formát (85,6 × 53,98 mm)')).toBeVisible();
    await page.getByRole('radio', { name: '3,5 × 2 in' }).click();
    await expect(page.getByText('Spadávka (3,75 × 2,25 in)')).toBeVisible();
  });
});

test('a square card has no orientation to choose', { tag: '@full' }, async ({ page }) => {
  await startCard(page);
  await expect(page.getByRole('radio', { name: /^Landscape/ })).toBeVisible();
  await formatButton(page).click();
  await format(page, 'Custom size').click({ position: { x: 8, y: 8 } });
  await page.getByLabel('Width').fill('60');
  await page.getByLabel('Height').fill('60');
  await page.keyboard.press('Enter');
  await expect(formatButton(page)).toHaveAccessibleName('Format: 60x60mm');
  await expect(page.getByRole('radio', { name: /^(Landscape|Portrait)/ })).toHaveCount(0);
});

test('a visitor from Britain is offered the usual size there, and one from America is not', async ({
  page,
  browser,
  baseURL,
}) => {
  await openEditor(page);
  await expect(formatButton(page)).toHaveAccessibleName('Format: 90x50mm');
  await page.getByRole('button', { name: 'Use 85x55mm' }).click();
  await expect(formatButton(page)).toHaveAccessibleName('Format: 85x55mm');
  await expect(page.getByRole('button', { name: 'Use 85x55mm' })).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: 'Use 85x55mm' })).toBeVisible();

  const context = await browser.newContext({ locale: 'en-US', baseURL: baseURL ?? '' });
  const american = await context.newPage();
  await openEditor(american);
  await expect(formatButton(american)).toHaveAccessibleName('Format: 90x50mm');
  await expect(american.getByRole('button', { name: 'Use 85x55mm' })).toHaveCount(0);
  await context.close();
});
