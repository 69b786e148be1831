import { expect, type Locator, type Page } from '@playwright/test';
import { payAtSimulator } from '../../../tools/dev/demo/demo-client.ts';
import { type NewPerson, openAsNewPerson, send, signUp } from './steps.ts';

/** The provider's published test cards. */
export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
  asksItsHolder: '4000 0025 0000 3155',
};

/** Opens the pricing page as a new user. */
export function arriveAtPricing(page: Page) {
  return openAsNewPerson(page, '/pricing');
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

/** Pays for a plan without its pages. */
export async function payFor(page: Page, chosen: 'premium' | 'corporate'): Promise<void> {
  const amount = { premium: 19, corporate: 90 }[chosen];
  const { clientSecret } = await send<{ clientSecret: string }>(page, 'post', '/api/create-payment-intent', {
    plan: chosen,
    amount,
  });
  const { origin, key } = await simulatorOf(page);
  await payAtSimulator(origin, key)(clientSecret);
  await send(page, 'post', '/api/upgrade-account', { plan: chosen });
}

/** Registers a new person with Corporate without a page. Their lists have only what the journey makes, which draws faster. */
export async function signUpWithCorporate(page: Page, owner?: NewPerson): Promise<NewPerson> {
  const person = await signUp(page, owner);
  await payFor(page, 'corporate');
  return person;
}

/** Where the payment simulator is, and its publishable key: both are written in every page. */
export async function simulatorOf(page: Page): Promise<{ origin: string; key: string }> {
  const html = await (await page.request.get('/pricing')).text();
  const written = (name: string) => new RegExp(`name="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  return { origin: new URL(written('payments-script')).origin, key: written('payments-key') };
}

/** Sets a fault of the payment simulator. */
export async function setSimulatorFault(
  page: Page,
  path: string,
  form: Record<string, string>,
): Promise<void> {
  const { origin, key } = await simulatorOf(page);
  const answer = await page.request.post(`${origin}${path}`, {
    headers: { authorization: `Bearer ${key.replace('pk_', 'sk_')}` },
    form,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
