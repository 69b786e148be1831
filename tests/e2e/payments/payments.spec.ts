import { expect, test } from '@playwright/test';
import { expectDraftSaved, field, startCard } from '../steps/card-steps.ts';
import {
  arriveAtPricing,
  buy,
  cards,
  completePayment,
  fillPaymentCard,
  openCheckout,
  payWith,
  plan,
} from '../steps/payment-steps.ts';
import { cardNamed, saveCard, signInAt } from '../steps/saved-card-steps.ts';
import {
  callsOf,
  callsTo,
  corporate,
  newPerson,
  register,
  registerAt,
  signIn,
  toast,
} from '../steps/steps.ts';

test('a user designs a card, buys Premium and saves the card; the plan is activated once', async ({
  page,
}) => {
  await startCard(page, { 'Company name': 'Atelier Lumen', 'Full name': 'Elena Marek' });
  await expectDraftSaved(page);
  await registerAt(page, '/pricing');
  await expect(page).toHaveURL('/pricing');
  await expect(plan(page, 'Free').getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  await expect(plan(page, 'Premium').getByText('Most Popular')).toBeVisible();
  const calls = callsOf(page);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));

  await openCheckout(page, 'Premium');
  expect(addresses.some((url) => /\/checkout\?clientSecret=\w+&plan=premium$/.test(url))).toBe(true);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Premium' })).toContainText('Total today$19');
  await expect(page.getByText('30-day money-back guarantee.', { exact: false }).first()).toBeVisible();
  const confirmed = page.waitForResponse((response) => response.url().endsWith('/confirm'));
  await payWith(page, cards.pays);
  const { startTime } = (await confirmed).request().timing();
  await expect(toast(page)).toContainText('Payment Successful');
  await page.waitForURL('/payment-success?plan=premium');
  // Measured with the browser's clock, because the test's clock may lag.
  expect((await page.evaluate(() => Date.now())) - startTime).toBeGreaterThan(900);
  await expect(toast(page)).toContainText('Account Upgraded!');
  await expect(page.getByRole('banner')).toContainText('PremiumCards: 50');
  await expect(page.getByText('Your account is now on the Premium plan:')).toBeVisible();
  expect(callsTo(calls, 'POST').map(({ call, body }) => [call, body])).toEqual([
    ['POST /api/create-payment-intent', { plan: 'premium', amount: 19 }],
    ['POST /api/upgrade-account', { plan: 'premium' }],
  ]);
  const sinceUpgrade = calls.slice(calls.findIndex(({ call }) => call.endsWith('/upgrade-account')));
  expect(callsTo(sinceUpgrade, 'GET /api/auth/user')).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();

  await page.getByRole('link', { name: 'Start Creating Cards' }).click();
  await expect(field(page, 'Company name')).toHaveValue('Atelier Lumen');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  expect(callsTo(calls, 'POST /api/upgrade-account')).toHaveLength(1);

  await page.goForward();
  await field(page, 'Card Name').fill('Elena');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(cardNamed(page, 'Elena')).toBeVisible();
});

test('a declined card shows the reason, and another card can pay', async ({ page }) => {
  await arriveAtPricing(page);
  await openCheckout(page, 'Premium');
  await payWith(page, '4242');
  await expect(page.getByText('Your card number is incomplete.')).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeFocused();

  await payWith(page, cards.declined);
  await expect(toast(page)).toContainText('Payment FailedYour card was declined.');
  await payWith(page, cards.insufficientFunds);
  await expect(toast(page)).toContainText('Payment FailedYour card has insufficient funds.');

  const bank = page.getByRole('dialog', { name: /authentication/ });
  await payWith(page, cards.asksItsHolder);
  await bank.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(toast(page)).toContainText('Payment FailedWe are unable to authenticate');
  await completePayment(page).click();
  await bank.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page).toHaveURL('/payment-success?plan=premium');
});

test('the plan is activated within a minute even if the tab is closed right after the payment', {
  tag: '@full',
}, async ({ page, context }) => {
  // Allows one more minute than other journeys.
  test.slow();
  await arriveAtPricing(page);
  await openCheckout(page, 'Premium');
  await fillPaymentCard(page, cards.pays);
  const paid = page.waitForResponse((response) => response.url().endsWith('/confirm'));
  await completePayment(page).click();
  await paid;
  await page.close();

  const role = async () => (await (await context.request.get('/api/auth/user')).json()) as object;
  await expect.poll(role, { timeout: 60_000 }).toMatchObject({ role: 'premium', cardLimit: 50 });
});

test('two tabs cause one payment, and both show the plan', async ({ page, context }) => {
  await arriveAtPricing(page);
  await openCheckout(page, 'Premium');
  const second = await context.newPage();
  await second.goto('/pricing');
  await openCheckout(second, 'Premium');
  await payWith(page, cards.pays);
  await expect(page).toHaveURL('/payment-success?plan=premium');
  await payWith(second, cards.pays);
  await expect(second).toHaveURL('/payment-success?plan=premium');
  await expect(second.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();

  await second.getByRole('link', { name: 'Pricing' }).click();
  const payments = second.getByRole('region', { name: 'Payments' });
  await expect(payments.getByRole('listitem')).toHaveCount(1);
});

test('a Premium user upgrades to Corporate, and no plan is left to buy', { tag: '@full' }, async ({
  page,
}) => {
  await arriveAtPricing(page);
  await buy(page, 'Premium');
  await page.getByRole('link', { name: 'Pricing' }).click();
  await expect(plan(page, 'Premium').getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  const calls = callsOf(page);
  await openCheckout(page, 'Corporate');
  const summary = page.getByRole('region', { name: 'Corporate' });
  await expect(summary).toContainText('Unlimited: up to 500 cards at a time, saved for good.');
  await expect(summary).toContainText('Card limitUnlimited (up to 500)');
  await payWith(page, cards.pays);
  await expect(page).toHaveURL('/payment-success?plan=corporate');
  await expect(page.getByRole('banner')).toContainText('CorporateCards: ∞');
  await expect(page.getByText('Your account is now on the Corporate plan:')).toContainText(
    'up to 500 at a time',
  );
  await expect(page.getByRole('link', { name: 'View My Cards' })).toHaveAttribute('href', '/list');
  expect(callsTo(calls, 'POST').map(({ body }) => body)).toEqual([
    { plan: 'corporate', amount: 90 },
    { plan: 'corporate' },
  ]);

  await page.getByRole('link', { name: 'Pricing' }).click();
  await plan(page, 'Premium').getByRole('button', { name: 'Select Plan' }).click();
  await expect(toast(page)).toContainText('Your Corporate plan already includes this one.');
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('region', { name: 'Payments' }).getByRole('listitem')).toHaveText([
    /Corporate, lifetime access\$90/,
    /Premium, lifetime access\$19/,
  ]);
});

test('a refund within thirty days ends the plan, and the cards stay readable', async ({ page }) => {
  await arriveAtPricing(page);
  await buy(page, 'Premium');
  await saveCard(page, 'Elena');
  await page.getByRole('link', { name: 'Pricing' }).click();
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments).toContainText('30 days left');
  const request = payments.getByRole('button', { name: 'Withdraw from contract here' });
  await request.click();
  const question = page.getByRole('alertdialog', { name: 'Withdraw from the contract?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(request).toBeFocused();
  await request.click();
  await question.getByRole('button', { name: 'Confirm withdrawal' }).click();

  await expect(toast(page)).toContainText('Withdrawal received');
  await expect(payments).toContainText('Refunded');
  await expect(page.getByRole('banner')).toContainText('FreeCards: 1');
  await expect(plan(page, 'Free').getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  await page.getByRole('link', { name: 'My Cards' }).click();
  await expect(cardNamed(page, 'Elena')).toBeVisible();
});

test('a visitor sees the prices; choosing a plan asks for a login and returns to the prices', async ({
  page,
}) => {
  await page.goto('/pricing');
  await expect(page.getByText('All paid plans include a 30-day money-back guarantee.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveText([
    /^Free\$0no payment/,
    /^PremiumMost Popular\$19one-time, lifetime access.*50 cards/,
    /^Corporate\$90one-time, lifetime access.*Unlimited/,
  ]);
  await expect(plan(page, 'Corporate')).toContainText(
    'What “Unlimited” meansUp to 500 saved cards at a time.',
  );
  const calls = callsOf(page);
  await plan(page, 'Premium').getByRole('button', { name: 'Select Plan' }).click();
  await expect(toast(page)).toContainText('Login RequiredPlease log in to upgrade your plan.');
  await expect(page).toHaveURL(/\/login\?/);
  expect(calls).toEqual([]);
  await signIn(page, corporate);
  await expect(page).toHaveURL('/pricing');
  await expect(plan(page, 'Corporate').getByText('Current Plan')).toHaveCount(2);
  await expect(page.getByText('Current Plan')).toHaveCount(2);
});

test('a checkout or success page without its plan or secret redirects to the prices', {
  tag: '@full',
}, async ({ page }) => {
  await signInAt(page, '/list', { username: 'free', password: 'vizitka-demo' });
  for (const address of [
    '/checkout',
    '/checkout?plan=premium',
    '/checkout?clientSecret=pi_1_secret_2',
    '/checkout?plan=gold&clientSecret=pi_1_secret_2',
    '/checkout?plan=premium&clientSecret=pi_1_secret_2',
    '/payment-success',
    '/payment-success?plan=free',
  ]) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/pricing');
  }
});

test('an open checkout opens again: reloaded, by its address, and after the session has ended', {
  tag: '@full',
}, async ({ page, context }) => {
  const person = newPerson();
  await page.goto('/login?tab=register&plan=premium');
  await register(page, person);
  await expect(completePayment(page)).toBeEnabled();
  await page.reload();
  await expect(completePayment(page)).toBeEnabled();
  await page.goto('/checkout?plan=premium');
  await expect(completePayment(page)).toBeEnabled();
  await expect(page).toHaveURL('/checkout?plan=premium');

  await context.clearCookies();
  await page.goto('/checkout?plan=premium');
  await expect(page).toHaveURL('/login?next=%2Fcheckout%3Fplan%3Dpremium');
  await signIn(page, person);
  await expect(completePayment(page)).toBeEnabled();

  // Neither another plan nor another user has a checkout open in this tab.
  await page.goto('/checkout?plan=corporate');
  await expect(page).toHaveURL('/pricing');
  await context.clearCookies();
  await signInAt(page, '/list', { username: 'free', password: 'vizitka-demo' });
  await page.goto('/checkout?plan=premium');
  await expect(page).toHaveURL('/pricing');
});

test('an unpaid plan cannot be activated', async ({ page }) => {
  await signInAt(page, '/list', { username: 'free', password: 'vizitka-demo' });
  await page.goto('/payment-success?plan=corporate');
  await expect(toast(page)).toContainText('Upgrade Issue');
  await expect(page.getByRole('heading', { name: 'Your plan is not active yet' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('FreeCards: 1');
});
