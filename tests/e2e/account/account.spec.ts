import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { buy } from '../steps/payment-steps.ts';
import { savedFile } from '../steps/print-steps.ts';
import { saveCard } from '../steps/saved-card-steps.ts';
import { chooseLanguage, logIn, openAsNewPerson, toast } from '../steps/steps.ts';

test('team, keys and events are folded until somebody opens them or follows a link to them', {
  tag: '@full',
}, async ({ page }) => {
  await openAsNewPerson(page, '/account');
  const more = page.getByRole('region', { name: 'Company, API keys and webhooks' });
  await expect(page.getByRole('region', { name: 'API keys', exact: true })).toHaveCount(0);
  await more.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('region', { name: 'API keys', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Webhooks', exact: true })).toBeVisible();
  await expect(more).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto('/account#keys');
  await expect(page.getByRole('region', { name: 'API keys', exact: true })).toBeVisible();
});

test('a user changes the password, exports their data, deletes the account and cancels the deletion', async ({
  page,
  browser,
}) => {
  const person = await openAsNewPerson(page, '/pricing');
  await expect(page).toHaveURL('/pricing');
  await buy(page, 'Premium');
  await saveCard(page, 'Elena');
  const elsewhere = await browser.newPage();
  await logIn(elsewhere, person);
  await expect(elsewhere).toHaveURL('/');

  await page.getByRole('button', { name: person.username }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeFocused();
  await expect(page.getByText('50 saved cards, lifetime access')).toBeVisible();
  await expect(page.getByText(/^Withdrawal possible until .*, 30 days left$/)).toBeVisible();

  await page.getByLabel('Current password').fill('not the one');
  await page.getByLabel('New password').fill('lumen-3-4-5');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
    'The current password is incorrect',
  );
  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page)).toContainText('Password changed');
  await expect(page.getByLabel('New password')).toHaveValue('');
  await elsewhere.goto('/account');
  await expect(elsewhere).toHaveURL('/login?next=%2Faccount');
  await elsewhere.close();

  const file = await savedFile(page, page.getByRole('button', { name: 'Export my data' }));
  expect(file.name).toMatch(/^vizitka-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(new Uint8Array(file.bytes));
  expect(JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()))).toMatchObject({
    account: { username: person.username },
    payments: [{ plan: 'premium' }],
    cards: [{ name: 'Elena', fullName: 'Elena Marek' }],
  });
  const [card, receipt, ...others] = Object.keys(files).filter((name) => name.endsWith('.pdf'));
  expect([card, others]).toEqual(['cards/Elena Marek.pdf', []]);
  expect(receipt).toMatch(/^receipts\/INV-\d{4}-\d{6}\.pdf$/);
  for (const name of [card, receipt])
    expect(strFromU8(files[name ?? '']?.subarray(0, 5) ?? new Uint8Array())).toBe('%PDF-');

  const ask = page.getByRole('button', { name: 'Delete account' });
  await ask.click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await page.keyboard.press('Escape');
  await expect(ask).toBeFocused();
  await ask.click();
  await dialog.getByLabel('Your password').fill('lumen-3-4-5');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(toast(page)).toContainText('Account deletion scheduled');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();

  await logIn(page, { ...person, password: 'lumen-3-4-5' });
  await expect(page.getByText(/^This account will be permanently deleted on /)).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(toast(page)).toContainText('Account kept');
  await expect(page.getByText(/^This account will be gone/)).toBeHidden();
});

test('an export can be cancelled, and without the PDFs the data are saved and the page says so', {
  tag: '@full',
}, async ({ page }) => {
  const _person = await openAsNewPerson(page, '/pricing');
  await buy(page, 'Premium');
  await page.goto('/account#data');
  const section = page.getByRole('region', { name: 'Your data' });
  const ask = section.getByRole('button', { name: 'Export my data' });
  await page.route('**/api/account/export', () => {});
  await ask.click();
  await expect(section.getByRole('status')).toContainText('Fetching your data');
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect(ask).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
  await page.unroute('**/api/account/export');

  await page.route('**/*.wasm', (route) => route.abort());
  const files = unzipSync(new Uint8Array((await savedFile(page, ask)).bytes));
  expect(Object.keys(files)).toEqual(['account.json']);
  await expect(toast(page)).toContainText('the PDFs could not be created');
});

test('a link to a section and then another keep the page', { tag: '@full' }, async ({ page }) => {
  await openAsNewPerson(page, '/account');
  await page.goto('/account#language');
  const sections = page.getByRole('navigation', { name: 'Account sections' });
  await sections.getByRole('link', { name: 'Password' }).click();
  await expect(page).toHaveURL('/account#password');
  await expect(sections.getByRole('link', { name: 'Password' })).toHaveAttribute('aria-current', 'location');
  await page.getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay once. Print for good.' })).toBeVisible();
});

test('the account’s language is used on every device, whatever the browser’s language', {
  tag: '@full',
}, async ({ page, browser }) => {
  const person = await openAsNewPerson(page, '/account');
  const stored = page.waitForResponse('**/api/account/language');
  await chooseLanguage(page, 'Slovenčina');
  await expect(page.getByRole('heading', { level: 1, name: 'Účet' })).toBeVisible();
  expect((await stored).status()).toBe(204);

  const elsewhere = await browser.newPage({ locale: 'en-GB' });
  await logIn(elsewhere, person);
  await expect(elsewhere.getByRole('link', { name: 'Moje vizitky' })).toBeVisible();
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'sk');
  await elsewhere.close();
});
