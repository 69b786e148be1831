import { expect, type Page, test } from '@playwright/test';
import { addLogo, drawing, expectDraftSaved, field, startCard } from '../steps/card-steps.ts';
import { keepOtherTab, keptDrafts } from '../steps/draft-steps.ts';
import { cardNamed, editNewCard, saveChanges } from '../steps/saved-card-steps.ts';
import { callsOf, callsTo, corporate, logIn, toast } from '../steps/steps.ts';

const kept = 'Unsaved changes are stored on this device';

let name = '';

test.beforeEach(async ({ page }) => {
  name = `Changed ${crypto.randomUUID().slice(0, 8)}`;
  await editNewCard(page, name);
  await expect(field(page, 'Position')).toHaveValue('Architect');
});

function unsavedMark(page: Page) {
  return page.getByText('Unsaved changes', { exact: true });
}

test('changes to a saved card survive Back, another page and a reload, and are marked until they are saved', async ({
  page,
}) => {
  const address = page.url();
  await expect(unsavedMark(page)).toHaveCount(0);
  await field(page, 'Position').fill('Lead Architect');
  await addLogo(page);
  await expect(unsavedMark(page).first()).toBeVisible();
  await expect(page.getByText(kept)).toBeVisible();

  await page.getByRole('link', { name: 'Back' }).click();
  await expect(cardNamed(page, name)).toContainText('Unsaved changes');
  await expect(cardNamed(page, name)).not.toContainText('Lead Architect');
  await cardNamed(page, name).getByRole('link', { name: 'Edit' }).click();
  await expect(field(page, 'Position')).toHaveValue('Lead Architect');
  await expect(page.getByText(/^Restored from /)).toBeVisible();
  await page.goto('/pricing');
  await page.goto(address);
  await expect(field(page, 'Position')).toHaveValue('Lead Architect');
  await page.reload();
  await expect(field(page, 'Position')).toHaveValue('Lead Architect');
  await expect(drawing(page).locator('image')).toHaveCount(1);

  await saveChanges(page);
  await expect(cardNamed(page, name)).toContainText('Lead Architect');
  await expect(cardNamed(page, name)).not.toContainText('Unsaved changes');
  expect((await keptDrafts(page)).filter(({ name: draft }) => draft === name)).toEqual([]);
  await page.goto(address);
  await expect(field(page, 'Position')).toHaveValue('Lead Architect');
  await expect(page.getByText(/^Restored from /)).toHaveCount(0);
});

test('Discard changes restores the saved card and can be undone', { tag: '@full' }, async ({ page }) => {
  await field(page, 'Position').fill('Lead Architect');
  await expect(page.getByText(kept)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(field(page, 'Position')).toHaveValue('Architect');
  await expect(unsavedMark(page)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(field(page, 'Position')).toHaveValue('Lead Architect');
  await expect(page.getByText(kept)).toBeVisible();
});

test('changes to a card that was also changed elsewhere are compared before one version replaces the other', {
  tag: '@full',
}, async ({ page }) => {
  await field(page, 'Position').fill('Lead Architect');
  await expect(page.getByText(kept)).toBeVisible();
  await page.evaluate(
    async (path) => {
      await fetch(path, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ companyName: 'Atelier Lumen', fullName: 'Elena Marek', position: 'Partner' }),
      });
    },
    new URL(page.url()).pathname.replace('/edit/', '/api/business-cards/'),
  );
  await page.reload();
  await expect(field(page, 'Position')).toHaveValue('Lead Architect');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'This card was changed in another tab' });
  await expect(dialog).toContainText('Partner');
  await keepOtherTab(dialog);
  await expect(field(page, 'Position')).toHaveValue('Partner');
  await expect(unsavedMark(page)).toHaveCount(0);
});

test('changes are saved once if the response is lost, and the second click confirms it', {
  tag: '@full',
}, async ({ page }) => {
  await field(page, 'Position').fill('Lead Architect');
  await page.route('**/api/business-cards/*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page)).toContainText('Failed to save changes.');
  await page.unroute('**/api/business-cards/*');
  await saveChanges(page);
  await expect(cardNamed(page, name)).toContainText('Lead Architect');
});

test.describe('a lost response', () => {
  async function loseAnswers(page: Page, path: string) {
    await page.route(path, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await route.abort();
    });
  }

  test('a second click saves no second card, even after a reload', { tag: '@full' }, async ({ page }) => {
    const draft = `Lost ${crypto.randomUUID().slice(0, 8)}`;
    await startCard(page, { 'Company name': 'Lumen', 'Full name': 'Elena' });
    await page.getByLabel('Card Name').fill(draft);
    await loseAnswers(page, '**/api/business-cards');
    const save = page.getByRole('button', { name: 'Save Changes' });
    await save.click();
    await expect(toast(page)).toContainText('Failed to save business card.');
    await save.click();
    await expect(save).toBeEnabled();
    await page.unroute('**/api/business-cards');
    await page.reload();
    await expect(field(page, 'Full name')).toHaveValue('Elena');
    await save.click();
    await expect(toast(page)).toContainText('Card Saved');
    await expect(cardNamed(page, draft)).toHaveCount(1);
    await page.reload();
    await expect(cardNamed(page, draft)).toHaveCount(1);
  });

  test('a logo is stored once even if the card is sent three times', { tag: '@full' }, async ({
    page,
    context,
  }) => {
    const draft = `Lost ${crypto.randomUUID().slice(0, 8)}`;
    // Created as a visitor, so that the logo is stored only when the card is saved.
    await context.clearCookies();
    await startCard(page, { 'Company name': 'Lumen', 'Full name': 'Elena' });
    await page.getByLabel('Card Name').fill(draft);
    await addLogo(page);
    await expectDraftSaved(page);
    await logIn(page, corporate);
    await expect(drawing(page).locator('image')).toHaveCount(1);
    const calls = callsOf(page);
    await loseAnswers(page, '**/api/business-cards');
    const save = page.getByRole('button', { name: 'Save Changes' });
    await save.click();
    await expect(toast(page)).toContainText('Failed to save business card.');
    await page.unroute('**/api/business-cards');
    await page.reload();
    await expect(drawing(page).locator('image')).toHaveCount(1);
    await save.click();
    await expect(toast(page)).toContainText('Card Saved');
    await page.reload();
    await expect(cardNamed(page, draft)).toHaveCount(1);
    expect(callsTo(calls, 'POST /api/objects/upload')).toHaveLength(1);
  });

  test('a second click creates no second copy', { tag: '@full' }, async ({ page }) => {
    await page.getByRole('link', { name: 'Back' }).click();
    await loseAnswers(page, '**/duplicate');
    const duplicate = cardNamed(page, name).getByRole('button', { name: 'Duplicate' });
    await duplicate.click();
    await expect(toast(page)).toContainText('Failed to duplicate business card.');
    await page.unroute('**/duplicate');
    await duplicate.click();
    await expect(toast(page)).toContainText('Card Duplicated');
    await page.reload();
    await expect(cardNamed(page, name)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(2);
  });
});
