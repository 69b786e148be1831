import { expect, test } from '@playwright/test';
import { drawing, field, startCard } from '../steps/card-steps.ts';

test('on a phone the style options open at the bottom edge, and the card above them updates', {
  tag: '@full',
}, async ({ page }) => {
  await startCard(page, { 'Company name': 'Atelier Lumen', 'Full name': 'Elena Marek' });
  await page.getByRole('button', { name: /^Card colours/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Card colours' });
  await sheet.getByRole('radio', { name: 'White on navy' }).tap();
  await expect(drawing(page).locator('rect').first()).toHaveAttribute('fill', '#1b2f4f');
  const [card, choices] = [await drawing(page).boundingBox(), await sheet.boundingBox()];
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(choices?.y ?? 0);
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(field(page, 'Company name')).toHaveValue('Atelier Lumen');
});
