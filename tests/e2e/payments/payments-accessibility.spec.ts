import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { arriveAtPricing, buy, completePayment, openCheckout } from '../steps/payment-steps.ts';

test('axe finds nothing on a checkout with errors', async ({ page }) => {
  await arriveAtPricing(page);
  await openCheckout(page, 'Premium');
  await completePayment(page).click();
  await expect(page.getByText('Your card number is incomplete.')).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds nothing on the success page and the refund dialog', { tag: '@full' }, async ({ page }) => {
  await arriveAtPricing(page);
  await buy(page, 'Premium');
  await expectNoViolations(page);
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Withdraw from contract here' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds nothing on the company fields of a checkout, with errors', { tag: '@full' }, async ({
  page,
}) => {
  await arriveAtPricing(page);
  await openCheckout(page, 'Premium');
  await page.getByRole('switch', { name: 'I am buying for a company' }).click();
  await completePayment(page).click();
  await expect(page.getByText('Company name is required')).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds nothing on the receipts of the account and both steps of a withdrawal', {
  tag: '@full',
}, async ({ page }) => {
  await arriveAtPricing(page);
  await buy(page, 'Premium');
  await page.goto('/account');
  await expect(page.getByRole('button', { name: /^Receipt INV-/ })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Withdraw from contract here' }).click();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByRole('button', { name: /^Credit note CN-/ })).toBeVisible();
  await expectNoViolations(page);
});
