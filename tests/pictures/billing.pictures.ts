import { expect, test } from '@playwright/test';
import { languageCookie } from '#domain/account/languages.ts';
import {
  arriveAtPricing,
  cards,
  completePayment,
  openCheckout,
  payWith,
  plan,
} from '../e2e/steps/payment-steps.ts';
import { toast } from '../e2e/steps/steps.ts';
import { allPayments } from './sample-payments.ts';
import { mockPending, mockResponse, mockUser, signedInElena } from './stubs.ts';
import { pictureOf, wholePictureOf } from './take-pictures.ts';

const corporate = { username: 'adam.krivan', role: 'enterprise', cardLimit: 500, cardCount: 37 } as const;
const free = { role: 'free', cardLimit: 1, cardCount: 0 } as const;

test('the prices for a visitor', async ({ page }) => {
  await page.goto('/pricing');
  await expect(plan(page, 'Premium').getByRole('button')).toBeVisible();
  await pictureOf(page, 'pricing-visitor');
});

for (const [name, facts, payments] of [
  ['pricing-free', free, []],
  ['pricing-premium', {}, []],
  ['pricing-corporate', corporate, allPayments],
] as const) {
  test(name, async ({ page, baseURL }) => {
    await mockUser(page, baseURL, facts);
    await mockResponse(page, '/api/payments', payments);
    await page.goto('/pricing');
    await expect(page.getByRole('button', { name: 'Current Plan' })).toBeVisible();
    await pictureOf(page, name);
  });
}

test('a payment being created', async ({ page, baseURL }) => {
  await mockUser(page, baseURL);
  await mockResponse(page, '/api/payments', []);
  await mockPending(page, '/api/create-payment-intent');
  await page.goto('/pricing');
  await plan(page, 'Corporate').getByRole('button', { name: 'Upgrade Now' }).click();
  await pictureOf(page, 'pricing-processing', 1440);
});

test('the checkout, and a card that is declined', async ({ page }) => {
  await arriveAtPricing(page);
  await openCheckout(page, 'Premium');
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await pictureOf(page, 'checkout');
  await payWith(page, cards.declined);
  await expect(toast(page)).toContainText('Payment Failed');
  await page.clock.install();
  await pictureOf(page, 'checkout-declined');
});

test('the checkout of a company, with errors', async ({ page }) => {
  await arriveAtPricing(page);
  await openCheckout(page, 'Premium');
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('switch', { name: 'I am buying for a company' }).click();
  await page.getByRole('textbox', { name: 'Company' }).fill('Atelier Lumen s. r. o.');
  await page.getByLabel('VAT ID (optional)').fill('SK1');
  await completePayment(page).click();
  await expect(page.getByText('Address is required')).toBeVisible();
  await wholePictureOf(page, 'checkout-company');
  await page.context().addCookies([{ name: languageCookie, value: 'sk', url: page.url() }]);
  await page.reload();
  await page.getByRole('switch', { name: 'Kupujem pre firmu' }).click();
  await page.getByRole('button', { name: /^Zaplatiť/ }).click();
  await expect(page.getByText('Zadajte adresu')).toBeVisible();
  await wholePictureOf(page, 'checkout-company-sk');
});

test('a checkout whose provider does not come', async ({ page }) => {
  await arriveAtPricing(page);
  await page.route(/stripe/, () => {});
  await plan(page, 'Premium').getByRole('button', { name: 'Upgrade Now' }).click();
  await expect(page).toHaveURL('/checkout?plan=premium');
  await pictureOf(page, 'checkout-loading');
  await page.route(/stripe/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await pictureOf(page, 'checkout-failed');
});

test('a payment being confirmed', async ({ page, baseURL }) => {
  await mockUser(page, baseURL, free);
  await page.route('**/api/upgrade-account', (route) =>
    route.fulfill({ status: 409, json: { code: 'PAYMENT_PROCESSING', message: 'Processing' } }),
  );
  await page.goto('/payment-success?plan=premium');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment is being confirmed');
  await pictureOf(page, 'success-waiting');
});

test('a plan that has begun', async ({ page, baseURL }) => {
  await mockUser(page, baseURL);
  await mockResponse(page, '/api/upgrade-account', signedInElena);
  await page.goto('/payment-success?plan=premium');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful');
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toHaveCount(0);
  await pictureOf(page, 'success');
});

test('a plan that is not paid for', async ({ page, baseURL }) => {
  await mockUser(page, baseURL, free);
  await page.route('**/api/upgrade-account', (route) =>
    route.fulfill({ status: 402, json: { code: 'PAYMENT_REQUIRED', message: 'No payment' } }),
  );
  await page.goto('/payment-success?plan=premium');
  await expect(toast(page)).toBeVisible();
  await page.clock.install();
  await pictureOf(page, 'success-unpaid');
});
