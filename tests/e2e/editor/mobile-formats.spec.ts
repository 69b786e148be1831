import { expect, test } from '@playwright/test';
import { drawing, field, openEditor, startCard } from '../steps/card-steps.ts';

test('on a phone the formats open at the bottom edge, and the card above them follows', async ({ page }) => {
  await startCard(page, { 'Company name': 'Atelier Lumen', 'Full name': 'Elena Marek' });
  const button = page.getByRole('button', { name: /^Format:/ });
  await button.tap();
  const sheet = page.getByRole('dialog', { name: 'Format' });
  await sheet.getByRole('radio', { name: '85x55mm' }).tap();
  await expect(drawing(page)).toHaveAttribute('viewBox', '-3 -3 91 61');
  await expect(sheet.getByText('Before (90x50mm)')).toBeVisible();
  const [card, choices] = [await drawing(page).boundingBox(), await sheet.boundingBox()];
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(choices?.y ?? 0);
  await page.keyboard.press('ArrowDown');
  await expect(sheet.getByRole('radio', { name: '85.6x53.98mm' })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(button).toHaveAccessibleName('Format: 85x55mm');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(button).toHaveAccessibleName('Format: 90x50mm');
});

test('on a phone a square card leaves the form visible', { tag: '@full' }, async ({ page }) => {
  await openEditor(page);
  await page.getByRole('button', { name: /^Format:/ }).tap();
  await field(page, 'Width').fill('120');
  await field(page, 'Height').fill('120');
  await expect(drawing(page)).toHaveAttribute('viewBox', '-2 -2 124 124');
  const card = await drawing(page).boundingBox();
  expect(card?.height).toBeLessThanOrEqual(0.38 * 844);
});

test('on a phone a line is added and removed', { tag: '@full' }, async ({ page }) => {
  await startCard(page, { 'Company name': 'Atelier Lumen', 'Full name': 'Elena Marek' });
  await page.getByRole('button', { name: 'Add line' }).tap();
  await page.getByRole('menuitem', { name: 'Street' }).tap();
  await expect(field(page, 'Street')).toBeFocused();
  await field(page, 'Street').fill('Hlavná 12');
  await expect(drawing(page).locator('path[data-text="street"]')).not.toHaveCount(0);
  const remove = page.getByRole('button', { name: 'Remove Street' });
  expect((await remove.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await remove.tap();
  await expect(field(page, 'Street')).toHaveCount(0);
});
