import { expect, test } from '@playwright/test';
import {
  arriveAtPricing,
  cards,
  openCheckout,
  payWith,
  plan,
  setSimulatorFault,
} from '../steps/payment-steps.ts';
import { toast } from '../steps/steps.ts';

/** The simulated outage affects every test, so these journeys run last and serially. */
test.describe.configure({ mode: 'default' });

test('an outage of the provider shows a toast, and the button works again afterwards', async ({ page }) => {
  await arriveAtPricing(page);
  await setSimulatorFault(page, '/sim/faults', {
    kind: 'fail',
    path: 'POST /v1/payment_intents$',
    times: '5',
  });
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

test('a payment that is being confirmed shows its status, and the plan is activated automatically', async ({
  page,
}) => {
  await arriveAtPricing(page);
  await setSimulatorFault(page, '/sim/slow', { slow: 'true' });
  await openCheckout(page, 'Premium');
  const confirmed = page.waitForResponse((response) => response.url().endsWith('/confirm'));
  await payWith(page, cards.pays);
  const { id } = (await (await confirmed).json()) as { id: string };
  await setSimulatorFault(page, '/sim/slow', { slow: 'false' });
  await expect(page.getByRole('heading', { name: 'Payment is being confirmed' })).toBeVisible();
  await setSimulatorFault(page, `/sim/payment_intents/${id}/settle`, { outcome: 'succeed' });
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('PremiumCards: 50');
});
