import { expect, type Page, test } from '@playwright/test';
import { languageCookie } from '#domain/account/languages.ts';
import { rowOf } from '../e2e/steps/admin-steps.ts';
import { sixCards } from './sample-cards.ts';
import { someOverview, someUserPage } from './sample-overview.ts';
import { allPayments } from './sample-payments.ts';
import { longUsers, someEntries, someUsers } from './sample-users.ts';
import { id, mockPending, mockResponse, mockUnavailable, mockUser } from './stubs.ts';
import { pictureOf, wholePictureOf } from './take-pictures.ts';

const admin = { id: id(9), username: 'admin', role: 'admin', cardCount: 4, isAdmin: true } as const;
const users = '/api/admin/users';
const log = '/api/admin/audit';
const days = { createdAt: '2026-02-03T09:00:00.000Z', lastActivityAt: '2026-07-15T16:20:00.000Z' };

async function openAdmin(page: Page, baseURL: string | undefined, path = '/admin'): Promise<void> {
  await mockUser(page, baseURL, admin);
  await mockResponse(page, users, someUsers, someUsers.length);
  await mockResponse(page, log, someEntries, 128);
  await mockResponse(page, `${users}/${id(2)}/payments`, allPayments);
  await mockResponse(page, `${users}/${id(2)}/grants`, []);
  await page.goto(path);
}

test('the users', async ({ page, baseURL }) => {
  await openAdmin(page, baseURL);
  await expect(rowOf(page, 'mira.dolina')).toBeVisible();
  await pictureOf(page, 'admin');
});

test('a user being edited, and the question before one goes', async ({ page, baseURL }) => {
  await openAdmin(page, baseURL);
  await rowOf(page, 'mira.dolina').getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('region', { name: 'Payments and grants' })).toBeVisible();
  await pictureOf(page, 'admin-edit');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await rowOf(page, 'mira.dolina').getByRole('button', { name: 'Delete' }).click();
  await pictureOf(page, 'admin-delete');
});

test('what can be done to a user, on a phone', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAdmin(page, baseURL);
  await page.getByRole('button', { name: 'Actions for mira.dolina' }).click();
  await pictureOf(page, 'admin-menu', 390);
});

test('names that fit nowhere, and nobody found', async ({ page, baseURL }) => {
  await mockUser(page, baseURL, admin);
  await mockResponse(page, users, longUsers, longUsers.length);
  await page.goto('/admin');
  await expect(rowOf(page, 'x')).toBeVisible();
  await pictureOf(page, 'admin-long');
  await mockResponse(page, users, []);
  await page.getByRole('searchbox').fill('zuzana');
  await expect(page.getByText('No users match this search.')).toBeVisible();
  await pictureOf(page, 'admin-nobody', 1440, 390);
});

test('users and log on their way, and users that did not arrive', async ({ page, baseURL }) => {
  await mockUser(page, baseURL, admin);
  await mockPending(page, users);
  await mockPending(page, log);
  await page.goto('/admin');
  await expect(page.getByRole('status', { name: 'Loading users' })).toBeVisible();
  await pictureOf(page, 'admin-loading');
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await expect(page.getByRole('status', { name: 'Loading the audit log' })).toBeVisible();
  await pictureOf(page, 'audit-loading');
  await mockUnavailable(page, users);
  await page.goto('/admin');
  await expect(page.getByRole('alert')).toBeVisible();
  await pictureOf(page, 'admin-failed', 1440, 390);
});

test('the log, filled and empty', async ({ page, baseURL }) => {
  await openAdmin(page, baseURL, '/admin?tab=audit');
  await expect(page.getByText('Admin Session Restored')).toBeVisible();
  await pictureOf(page, 'audit');
  await mockResponse(page, log, []);
  await page.reload();
  await expect(page.getByText('No entries match these filters.')).toBeVisible();
  await pictureOf(page, 'audit-empty', 1440, 390);
});

test('the companies', async ({ page, baseURL }) => {
  const company = { owners: [{ id: id(2), username: 'mira.dolina' }], cardLimit: 500, plan: 'enterprise' };
  await mockResponse(page, '/api/admin/companies', [
    { ...company, id: id(21), name: 'Kaviareň Dolina', members: 3, cards: 42, ...days },
    {
      ...company,
      id: id(22),
      name: 'Najneobhospodarovávateľnejšia účtovnícka',
      members: 50,
      cards: 500,
      ...days,
    },
    {
      ...company,
      id: id(23),
      name: 'Empty',
      owners: [],
      members: 0,
      cards: 0,
      ...days,
      lastActivityAt: null,
    },
  ]);
  await openAdmin(page, baseURL, '/admin?tab=companies');
  await expect(rowOf(page, 'Kaviareň Dolina')).toBeVisible();
  await pictureOf(page, 'companies');
});

for (const language of ['en', 'sk'] as const) {
  test(`the overview and the page of a user, in ${language}`, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: languageCookie, value: language, url: baseURL ?? '' }]);
    await mockResponse(page, '/api/admin/overview', someOverview);
    await mockResponse(page, `${users}/${id(2)}`, someUserPage);
    await openAdmin(page, baseURL, '/admin?tab=overview');
    await expect(page.getByRole('listitem').filter({ hasText: '48' }).first()).toBeVisible();
    await wholePictureOf(page, `overview-${language}`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/admin?user=${id(2)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'mira.dolina' })).toBeVisible();
    await wholePictureOf(page, `user-page-${language}`);
  });
}

test('an admin who looks through somebody’s eyes', async ({ page, baseURL }) => {
  await mockUser(page, baseURL, { username: 'mira.dolina', isImpersonating: true, cardCount: 12 });
  await mockResponse(page, '/api/business-cards', sixCards);
  await page.goto('/list');
  await expect(page.getByText('You are viewing as')).toBeVisible();
  await pictureOf(page, 'impersonating');
});
