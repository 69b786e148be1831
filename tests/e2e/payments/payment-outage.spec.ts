import { expect, test } from '@playwright/test';
import { arriveAtPricing, cards, moveLever, openCheckout, payWith, plan } from '../steps/payment-steps.ts';
import { toast } from '../steps/steps.ts';

/** What the provider does here it does to everybody, so these journeys run after all others and one by one. */
test.describe.configure({ mode: 'default' });

test('the provider is down: the toast says so, and the button works again once it is back', async ({
  page,
}) => {
  await arriveAtPricing(page);
  await moveLever(page, '/sim/faults', { kind: 'fail', path: 'POST /v1/payment_intents$', times: '5' });
  const button = plan(page, 'Premium').getByRole('button');
  await button.click();
  await expect(button).toHaveText('Processing...');
  await expect(toast(page)).toContainText(/^Error/, { timeout: 20_000 });
  await expect(button).toHaveText('Upgrade Now');
  await expect(async () => {
    await button.click();
    await expect(page).toHaveURL('/checkout?plan=premium', { timeout: 3000 });
  }).toPass();
});

test('a payment that is still being confirmed says so, and becomes the plan by itself', async ({ page }) => {
  await arriveAtPricing(page);
  await moveLever(page, '/sim/slow', { slow: 'true' });
  await openCheckout(page, 'Premium');
  const confirmed = page.waitForResponse((response) => response.url().endsWith('/confirm'));
  await payWith(page, cards.pays);
  const { id } = (await (await confirmed).json()) as { id: string };
  await moveLever(page, '/sim/slow', { slow: 'false' });
  await expect(page.getByRole('heading', { name: 'Payment is being confirmed' })).toBeVisible();
  await moveLever(page, `/sim/payment_intents/${id}/settle`, { outcome: 'succeed' });
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('PremiumCards: 50');
});
