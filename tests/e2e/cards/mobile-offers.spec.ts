import { expect, test } from '@playwright/test';
import { fillCard } from '../steps/card-steps.ts';
import { signInAt } from '../steps/saved-card-steps.ts';
import { openAsNewPerson, premium, toast } from '../steps/steps.ts';

test('on a phone the offer opens at the bottom edge', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const offer = page.getByRole('dialog', { name: 'Login Required' });
  await expect(offer.getByRole('link', { name: 'Get Premium · $19' })).toBeInViewport();
  await expect(offer.getByRole('link', { name: 'Login' })).toBeInViewport();
});

test('on a phone a toast is above Save Changes', { tag: '@full' }, async ({ page }) => {
  await signInAt(page, '/login', premium);
  const save = page.getByRole('button', { name: 'Save Changes' });
  await save.click();
  await expect(toast(page)).toContainText('Please enter a card name.');
  const [word, button] = [await toast(page).boundingBox(), await save.boundingBox()];
  expect((word?.y ?? 0) + (word?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
});

test('on a phone the offer is the only message', { tag: '@full' }, async ({ page }) => {
  await openAsNewPerson(page, '/');
  await fillCard(page, { 'Company name': 'Atelier Lumen', 'Full name': 'Elena Marek' });
  await page.getByLabel('Card Name').fill('Mine');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const offer = page.getByRole('dialog', { name: 'Saving cards needs a plan' });
  await expect(offer).toContainText('Please upgrade your plan.');
  // An open sheet hides everything else from role queries.
  await expect(page.locator('[data-toasts] li')).toHaveCount(0);
});
