import { expect, test } from '@playwright/test';
import {
  arriveAtPricing,
  cards,
  completePayment,
  fillPaymentCard,
  openCheckout,
  payWith,
} from '../steps/payment-steps.ts';
import { cardNamed, saveCard, signInAt } from '../steps/saved-card-steps.ts';
import { premium, toast } from '../steps/steps.ts';

test('a declined card is shown below its fields until the next attempt', { tag: '@full' }, async ({
  page,
}) => {
  await arriveAtPricing(page);
  await openCheckout(page, 'Premium');
  await payWith(page, cards.declined);
  const said = page.locator('main').getByText('Your card was declined.');
  await expect(said).toBeVisible();
  await expect(toast(page)).toContainText('Payment FailedYour card was declined.');
  await expect(page.getByLabel('Card number')).toBeFocused();

  await fillPaymentCard(page, cards.asksItsHolder);
  await completePayment(page).click();
  await expect(page.getByRole('dialog', { name: /authentication/ })).toBeVisible();
  await expect(said).toHaveCount(0);
  await expect(toast(page)).toHaveCount(0);
});

test('a name that could not be saved stays in its field, which shows the reason', { tag: '@full' }, async ({
  page,
}) => {
  await signInAt(page, '/list', premium);
  const name = `Card ${crypto.randomUUID().slice(0, 8)}`;
  await saveCard(page, name);
  await page.reload();
  await page.route('**/api/business-cards/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { code: 'INTERNAL' } })
      : route.continue(),
  );
  await cardNamed(page, name).getByRole('button', { name, exact: true }).click();
  const box = page.getByRole('textbox', { name: 'Card Name' });
  await box.fill('Another name');
  await box.press('Enter');
  await expect(toast(page)).toContainText('Failed to change card name.');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('Another name');
  await expect(page.locator('main').getByText('Failed to change card name.')).toBeVisible();
  await page.unroute('**/api/business-cards/*');
  await box.press('Enter');
  await expect(page.getByRole('button', { name: 'Another name', exact: true })).toBeVisible();
});
