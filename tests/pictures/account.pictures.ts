import { expect, type Page, test } from '@playwright/test';
import { allPayments, twoPayments } from './sample-payments.ts';
import { mockSecurity, twoFactors } from './sample-security.ts';
import { mockPending, mockResponse, mockUnavailable, mockUser } from './stubs.ts';
import { pictureOf, wholePictureOf } from './take-pictures.ts';

const corporate = { username: 'adam.krivan', role: 'enterprise', cardLimit: 500, cardCount: 37 } as const;
const payments = '/api/payments';

async function openAccount(page: Page, baseURL: string | undefined): Promise<void> {
  await mockUser(page, baseURL, corporate);
  await mockSecurity(page);
  await mockResponse(page, payments, twoPayments);
  await page.goto('/account');
  await expect(page.getByText(/^Withdrawal possible until /)).toBeVisible();
}

test('the account', async ({ page, baseURL }) => {
  await openAccount(page, baseURL);
  await wholePictureOf(page, 'account');
});

test('the account with a second factor, and the question before one is removed', async ({
  page,
  baseURL,
}) => {
  await mockUser(page, baseURL, { ...corporate, secondFactor: 'on' });
  await mockSecurity(page, twoFactors);
  await mockResponse(page, payments, []);
  await page.goto('/account');
  await expect(page.getByText('Safari, iPhone').first()).toBeVisible();
  await wholePictureOf(page, 'account-second-factor');
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await pictureOf(page, 'account-second-factor-remove', 1440, 390);
});

test('the question before an account goes', async ({ page, baseURL }) => {
  await openAccount(page, baseURL);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await pictureOf(page, 'account-delete');
});

test('the question before a withdrawal', async ({ page, baseURL }) => {
  await openAccount(page, baseURL);
  await page.getByRole('button', { name: 'Withdraw from contract here' }).click();
  await pictureOf(page, 'account-withdrawal');
});

test('an account that is going', async ({ page, baseURL }) => {
  await mockUser(page, baseURL, { ...corporate, deletesAt: '2026-12-15T08:00:00.000Z' });
  await mockSecurity(page);
  await mockResponse(page, payments, allPayments);
  await page.goto('/account');
  await expect(page.getByText('Disputed with the bank')).toBeVisible();
  await wholePictureOf(page, 'account-leaving');
});

test('a new account, who has paid for nothing', async ({ page, baseURL }) => {
  await mockUser(page, baseURL, { role: 'free', cardLimit: 1, cardCount: 0 });
  await mockSecurity(page);
  await mockResponse(page, payments, []);
  await page.goto('/account');
  await expect(page.getByText('No payments yet.')).toBeVisible();
  await pictureOf(page, 'account-new');
});

test('payments on their way, and those that did not arrive', async ({ page, baseURL }) => {
  await mockUser(page, baseURL, corporate);
  await mockSecurity(page);
  await mockPending(page, payments);
  await page.goto('/account');
  await expect(page.getByRole('status', { name: 'Loading payments' })).toBeVisible();
  await pictureOf(page, 'account-loading', 1440, 390);
  await mockUnavailable(page, payments);
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await pictureOf(page, 'account-failed', 1440, 390);
});

test.describe('in Slovak', () => {
  test.use({ locale: 'sk-SK' });

  test('the account', async ({ page, baseURL }) => {
    await mockUser(page, baseURL, { ...corporate, secondFactor: 'on' });
    await mockSecurity(page, twoFactors);
    await mockResponse(page, payments, allPayments);
    await page.goto('/account');
    await expect(page.getByText(/^Odstúpiť možno do /)).toBeVisible();
    await wholePictureOf(page, 'account-sk');
  });
});
