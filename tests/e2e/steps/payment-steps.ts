import { expect, type Locator, type Page } from '@playwright/test';
import { registerAt } from './steps.ts';

/** The provider's published test cards. */
export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
  asksItsHolder: '4000 0025 0000 3155',
};

/** Registers a new user and opens the pricing page. */
export async function arriveAtPricing(page: Page) {
  const person = await registerAt(page, '/pricing');
  await expect(page).toHaveURL('/pricing');
  return person;
}

/** The card of a plan on the pricing page. */
export function plan(page: Page, name: 'Free' | 'Premium' | 'Corporate'): Locator {
  return page.getByRole('article', { name });
}

export function completePayment(page: Page): Locator {
  return page.getByRole('button', { name: /^Complete Payment/ });
}

const prices = { Premium: '$19', Corporate: '$90' };

export async function openCheckout(page: Page, name: 'Premium' | 'Corporate'): Promise<void> {
  await plan(page, name).getByRole('button', { name: 'Upgrade Now' }).click();
  await expect(page).toHaveURL(`/checkout?plan=${name.toLowerCase()}`);
  await expect(completePayment(page)).toBeEnabled();
  await expect(completePayment(page)).toHaveText(`Complete Payment · ${prices[name]}`);
}

export async function fillPaymentCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
}

export async function payWith(page: Page, number: string): Promise<void> {
  await fillPaymentCard(page, number);
  await completePayment(page).click();
}

/** Buys a plan, starting on the pricing page. */
export async function buy(page: Page, name: 'Premium' | 'Corporate'): Promise<void> {
  await openCheckout(page, name);
  await payWith(page, cards.pays);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
}

/** Sets a fault of the payment simulator. */
export async function setSimulatorFault(
  page: Page,
  path: string,
  form: Record<string, string>,
): Promise<void> {
  const written = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content');
  const script = await written('payments-script');
  const secretKey = (await written('payments-key'))?.replace('pk_', 'sk_');
  const answer = await page.request.post(new URL(path, script ?? '').href, {
    headers: { authorization: `Bearer ${secretKey}` },
    form,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
