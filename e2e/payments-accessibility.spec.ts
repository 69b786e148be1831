import { expect, test } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { arriveAtPricing, cards, completePayment, openCheckout, payWith } from './payment-steps.ts';

test.use({ reducedMotion: 'reduce' });

test('axe finds nothing on a visitor’s prices', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('button', { name: 'Select Plan' })).toHaveCount(3);
  await expectNoViolations(page);
});

test('axe finds nothing from the checkout to the refund', async ({ page }) => {
  await arriveAtPricing(page);
  await openCheckout(page, 'Premium');
  await completePayment(page).click();
  await expect(page.getByText('Your card number is incomplete.')).toBeVisible();
  await expectNoViolations(page);
  await payWith(page, cards.pays);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expectNoViolations(page);
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Request refund' }).click();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expectNoViolations(page);
});
