import { expect, type Page, test } from '@playwright/test';
import { cardNamed } from '../e2e/steps/saved-card-steps.ts';
import { toast } from '../e2e/steps/steps.ts';
import { longCards, sixCards } from './sample-cards.ts';
import { mockPending, mockResponse, mockUnavailable, mockUser } from './stubs.ts';
import { pictureOf } from './take-pictures.ts';

const list = '/api/business-cards';
const [first] = sixCards;
const firstPath = `/edit/${first?.id}`;
const firstCall = `/api/business-cards/${first?.id}`;

async function openList(page: Page, baseURL: string | undefined): Promise<void> {
  await mockUser(page, baseURL);
  await mockResponse(page, list, sixCards);
  await page.goto('/list');
  await expect(cardNamed(page, 'Atelier Lumen').locator('path[data-text]').first()).toBeVisible();
}

test('the list', async ({ page, baseURL }) => {
  await openList(page, baseURL);
  await pictureOf(page, 'list');
});

test('a card being renamed', async ({ page, baseURL }) => {
  await openList(page, baseURL);
  await page.getByRole('button', { name: 'Bakery front desk', exact: true }).click();
  await pictureOf(page, 'list-rename', 1440);
});

test('the question before a deletion', async ({ page, baseURL }) => {
  await openList(page, baseURL);
  await cardNamed(page, 'Bakery front desk').getByRole('button', { name: 'Delete' }).click();
  await pictureOf(page, 'list-delete');
});

test('the list offline', async ({ page, baseURL, context }) => {
  await openList(page, baseURL);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await pictureOf(page, 'list-offline');
});

test('a toast of either kind', async ({ page, baseURL }) => {
  await openList(page, baseURL);
  const rename = async (name: string) => {
    await page.getByRole('button', { name: 'Garden studio', exact: true }).click();
    await page.getByRole('textbox', { name: 'Card Name' }).fill(name);
    await page.keyboard.press('Enter');
    await expect(toast(page)).toBeVisible();
  };
  await page.clock.install();
  await mockUnavailable(page, `/api/business-cards/${sixCards[4]?.id}`);
  await rename('Gardens');
  await pictureOf(page, 'toast-destructive', 1440, 390);
  await mockResponse(page, `/api/business-cards/${sixCards[4]?.id}`, { ...sixCards[4], name: 'Gardens' });
  await rename('Gardens');
  await expect(toast(page)).toContainText('Name Changed');
  await pictureOf(page, 'toast-default', 1440, 390);
});

for (const [name, cardCount, cards] of [
  ['list-long', 2, longCards],
  ['list-empty', 0, []],
] as const) {
  test(name, async ({ page, baseURL }) => {
    await mockUser(page, baseURL, { cardCount });
    await mockResponse(page, list, cards);
    await page.goto('/list');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await pictureOf(page, name);
  });
}

test('the list on its way, and one that did not arrive', async ({ page, baseURL }) => {
  await mockUser(page, baseURL);
  await mockPending(page, list);
  await page.goto('/list');
  await expect(page.getByRole('status', { name: 'Loading your cards' })).toBeVisible();
  await pictureOf(page, 'list-loading');
  await mockUnavailable(page, list);
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await pictureOf(page, 'list-failed');
});

test('a saved card being edited', async ({ page, baseURL }) => {
  await mockUser(page, baseURL);
  await mockResponse(page, firstCall, first);
  await page.goto(firstPath);
  await expect(page.getByRole('img', { name: /^The card of / })).toBeVisible();
  await pictureOf(page, 'edit');
});

test('a saved card on its way, and one that is not there', async ({ page, baseURL }) => {
  await mockUser(page, baseURL);
  await mockPending(page, firstCall);
  await page.goto(firstPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Card');
  await pictureOf(page, 'edit-loading', 1440);
  await page.route(`**${firstCall}`, (route) =>
    route.fulfill({ status: 404, json: { code: 'CARD_NOT_FOUND', message: 'Business card not found' } }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card Not Found');
  await pictureOf(page, 'card-not-found');
});

test.describe('in Slovak', () => {
  test.use({ locale: 'sk-SK' });

  test('the list', async ({ page, baseURL }) => {
    await openList(page, baseURL);
    await pictureOf(page, 'list-sk');
  });
});
