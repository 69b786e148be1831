import { expect, test } from '@playwright/test';
import { expectDraftSaved, field, fillCard, startCard } from '../steps/card-steps.ts';
import { arriveAtPricing, buy, cards, completePayment, payWith } from '../steps/payment-steps.ts';
import { cardNamed, saveCard, signInAt } from '../steps/saved-card-steps.ts';
import { corporate, newPerson, openAsNewPerson, premium, register, signIn, toast } from '../steps/steps.ts';

const texts = { 'Company name': 'Atelier Lumen', 'Full name': 'Elena Marek' };

test('a visitor who saves chooses a plan, registers, pays and saves the draft with one click', async ({
  page,
}) => {
  await startCard(page, texts);
  await expect(page.getByLabel('Card Name')).toHaveValue('Elena Marek');
  await expectDraftSaved(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const offer = page.getByRole('dialog', { name: 'Login Required' });
  await expect(offer).toContainText('You must be logged in to save business cards.');
  await expect(offer).toContainText('Save up to 50 cards');
  await offer.getByRole('link', { name: 'Get Premium · $19' }).click();
  await expect(page.getByText('Next: the Premium plan, $19 one-time.')).toBeVisible();
  await register(page, newPerson());
  await expect(page).toHaveURL('/checkout?plan=premium');
  await expect(completePayment(page)).toBeEnabled();
  await payWith(page, cards.pays);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  for (const name of ['Start Creating Cards', 'View My Cards'])
    await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('link', { name: 'Save My Card' }).click();
  await expect(page).toHaveURL('/list');
  await expect(cardNamed(page, 'Elena Marek')).toHaveCount(1);
});

test('a free user who saves sees one message: the specified refusal with an offer of the plans', async ({
  page,
}) => {
  await openAsNewPerson(page, '/');
  await fillCard(page, texts);
  await page.getByLabel('Card Name').fill('Mine');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const offer = page.getByRole('dialog', { name: 'Saving cards needs a plan' });
  await expect(offer).toContainText(
    'Only Premium or Corporate members can save business cards. Please upgrade your plan.',
  );
  await expect(offer).toContainText('Unlimited: up to 500 cards at a time');
  await expect(toast(page)).toHaveCount(0);
  await expect(offer.getByRole('link', { name: 'Get Corporate · $90' })).toBeVisible();
  await offer.getByRole('link', { name: 'Get Premium · $19' }).click();
  await expect(page).toHaveURL('/checkout?plan=premium');
  await expect(completePayment(page)).toHaveText('Complete Payment · $19');
  await page.goBack();
  await expect(field(page, 'Full name')).toHaveValue(texts['Full name']);
});

test('at the limit, saving and duplicating offer the next plan', async ({ page }) => {
  const refusal = { status: 403, json: { code: 'CARD_LIMIT_EXCEEDED', message: 'Card limit exceeded' } };
  await signInAt(page, '/login', premium);
  await page.route('**/api/business-cards', (route) =>
    route.request().method() === 'POST' ? route.fulfill(refusal) : route.fallback(),
  );
  await page.route('**/duplicate', (route) => route.fulfill(refusal));
  await fillCard(page, texts);
  await page.getByLabel('Card Name').fill('One too many');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const offer = page.getByRole('dialog', { name: 'Your plan is full' });
  await expect(offer.getByRole('link', { name: 'Get Corporate · $90' })).toBeVisible();
  await expect(offer.getByRole('link', { name: /Get Premium/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeFocused();
  await page.getByRole('link', { name: 'My Cards' }).click();
  await page.getByRole('button', { name: 'Duplicate' }).first().click();
  await expect(offer).toContainText(
    'You have reached your card limit. Upgrade your plan to create more cards.',
  );
  await expect(offer.getByRole('link', { name: 'Get Corporate · $90' })).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

test('somebody on Corporate at the limit reads its number and goes to the cards', { tag: '@full' }, async ({
  page,
}) => {
  await signInAt(page, '/login', corporate);
  await page.route('**/api/business-cards', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { code: 'CARD_LIMIT_EXCEEDED', message: 'Card limit exceeded' } })
      : route.fallback(),
  );
  await fillCard(page, texts);
  await page.getByLabel('Card Name').fill('One too many');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const offer = page.getByRole('dialog', { name: 'You cannot save more cards' });
  await expect(offer).toContainText('You have saved all 500 cards your account allows.');
  await offer.getByRole('link', { name: 'My Cards' }).click();
  await expect(page).toHaveURL('/list');
});

test('an empty list tells a free user that saving needs a plan and offers the plans', {
  tag: '@full',
}, async ({ page }) => {
  await openAsNewPerson(page, '/list');
  await expect(page.getByText('Saving cards needs a plan. Pay once')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create First Card' })).toBeVisible();
  await page.getByRole('link', { name: 'Get Corporate · $90' }).click();
  await expect(page).toHaveURL('/checkout?plan=corporate');
});

test('the offer opens the checkout without the prices between; an owned plan opens the prices', async ({
  page,
}) => {
  await openAsNewPerson(page, '/list');
  const link = page.getByRole('link', { name: 'Get Premium · $19' });
  await expect(link).toHaveAttribute('href', '/checkout?plan=premium');
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
  await link.click();
  await expect(completePayment(page)).toBeEnabled();
  expect(new Set(addresses)).toEqual(new Set(['/checkout']));

  await page.context().clearCookies();
  await page.goto('/login?plan=premium');
  await signIn(page, corporate);
  await expect(page).toHaveURL('/pricing');
  await expect(toast(page)).toContainText('Your Corporate plan already includes this one.');
});

test('an external link with a plan starts no payment for a signed-in user', { tag: '@full' }, async ({
  page,
}) => {
  await openAsNewPerson(page, '/');
  await expect(page.getByRole('link', { name: 'My Cards' })).toBeVisible();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/login?plan=premium');
  await expect(page).toHaveURL('/');
  await expect(field(page, 'Full name')).toBeVisible();
  expect(requested.filter((url) => url.includes('create-payment-intent'))).toEqual([]);
});

test('a missing value is shown in a toast and at its field, which gets the focus', { tag: '@full' }, async ({
  page,
}) => {
  await signInAt(page, '/login', premium);
  const save = page.getByRole('button', { name: 'Save Changes' });
  await save.click();
  await expect(toast(page)).toContainText('Please enter a card name.');
  const name = page.getByLabel('Card Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please enter a card name.');
  await name.fill('Front desk');
  await expect(name).toHaveAccessibleDescription('');
  await save.click();
  await expect(toast(page)).toContainText('Please fill in at least company name and full name.');
  await expect(field(page, 'Company name')).toBeFocused();
  await expect(page.getByText('Company name is required')).toBeVisible();
  await expect(page.getByText('Full name is required')).toBeVisible();
});

test('after a refund the editor explains before the first change that changes need a plan, and offers one', {
  tag: '@full',
}, async ({ page }) => {
  await arriveAtPricing(page);
  await buy(page, 'Premium');
  await saveCard(page, 'Elena');
  await page.getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('button', { name: 'Withdraw from contract here' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByRole('banner')).toContainText('FreeCards: 1');
  await page.getByRole('link', { name: 'My Cards' }).click();
  await expect(page.getByText('Your saved card stays. Saving more needs Premium.')).toBeVisible();

  const offer = page.getByRole('dialog', { name: 'Changing cards needs a plan' });
  const name = page.getByRole('button', { name: 'Elena', exact: true });
  await name.click();
  await expect(offer.getByRole('link', { name: 'Get Premium · $19' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(name).toBeFocused();

  await page.getByRole('link', { name: 'Edit' }).click();
  const notice = page.getByRole('region', { name: 'Changing cards needs a plan' });
  await expect(notice).toContainText(
    'You can still view and download your cards. Changing them needs a plan.',
  );
  await expect(notice.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
  await field(page, 'Position').fill('Designer');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(offer).toContainText('Changing saved cards needs a paid plan.');
  await expect(offer).toContainText('Your changes are stored on this device.');
  await expect(toast(page)).toHaveCount(0);
  await offer.getByRole('link', { name: 'Get Premium · $19' }).click();
  await expect(page).toHaveURL('/checkout?plan=premium');
});

test('a user with a plan sees no note that changes need a plan', { tag: '@full' }, async ({ page }) => {
  await signInAt(page, '/list', premium);
  await page.getByRole('link', { name: 'Edit' }).first().click();
  await expect(field(page, 'Full name')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Changing cards needs a plan' })).toHaveCount(0);
});
