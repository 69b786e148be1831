import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { expectDraftSaved, field, pickLogo, pictureFile, startCard } from '../steps/card-steps.ts';
import { cardNamed, saveCard, signInAt } from '../steps/saved-card-steps.ts';
import { corporate, openAsNewPerson, register, toast } from '../steps/steps.ts';

test.describe('axe finds nothing, in light or dark', () => {
  test('on the editor, filled in, with its print check open', async ({ page }) => {
    await startCard(page);
    await pickLogo(page, await pictureFile(page, { type: 'image/png', px: 100 }));
    await page.getByRole('button', { name: /^(Details|Print check)$/ }).click();
    await expect(page.getByText('Logo inside the safe margin')).toBeVisible();
    await expectNoViolations(page);
  });

  test('on the card style options', { tag: '@full' }, async ({ page }) => {
    await startCard(page);
    await page.getByRole('button', { name: /^Card colours/ }).click();
    const choices = page.getByRole('radiogroup', { name: 'Card colours' });
    await expect(choices.locator('path[data-text]').first()).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Card fonts/ }).click();
    await expect(page.getByRole('radiogroup', { name: 'Card fonts' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('on the menu of further lines', { tag: '@full' }, async ({ page }) => {
    await startCard(page);
    await page.getByRole('button', { name: 'Add line' }).click();
    await expect(page.getByRole('menuitem', { name: 'Street' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('on the formats, with a further line in the form', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Add line' }).click();
    await page.getByRole('menuitem', { name: 'Street' }).click();
    await expect(field(page, 'Street')).toBeFocused();
    await page.getByRole('button', { name: /^Format:/ }).press('Enter');
    await field(page, 'Width').fill('130');
    await field(page, 'Width').press('Enter');
    await expect(page.getByText('Each side must be 40 to 120 mm long.')).toBeVisible();
    await expectNoViolations(page);
  });

  test('on the editor while its code is loading', { tag: '@full' }, async ({ page }) => {
    // The request never completes, so the page stays in its loading state.
    await page.route(/create-designer/, () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('#root > [inert]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page);
  });

  test('on a restored draft with an invalid colour', { tag: '@full' }, async ({ page }) => {
    await startCard(page);
    await expectDraftSaved(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible();
    await field(page, 'Background: Hex').fill('#12');
    await expect(page.getByText('“#12” is not a colour')).toBeVisible();
    await expectNoViolations(page);
  });

  test('on a form with errors', { tag: '@full' }, async ({ page }) => {
    await page.goto('/login?tab=register');
    await register(page, { username: 'el', email: 'elena@', password: 'abc' });
    await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
    await expectNoViolations(page);
  });

  test('with the menus open', { tag: '@full' }, async ({ page, isMobile }) => {
    await page.goto('/');
    await page.getByRole('button', { name: isMobile ? 'Open menu' : 'Language and appearance' }).click();
    await expectNoViolations(page);
  });

  test('on My Cards, while a card is renamed and deleted', { tag: '@full' }, async ({ page }) => {
    await signInAt(page, '/list', corporate);
    await expect(page.getByRole('listitem').locator('path[data-text]').first()).toBeVisible();
    await expectNoViolations(page);
    await page.locator('main h2 button').first().click();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await expectNoViolations(page);
  });

  test('on Edit Card and on Card Not Found', { tag: '@full' }, async ({ page }) => {
    await signInAt(page, '/list', corporate);
    // A separate card: other journeys delete theirs.
    const name = `Axe ${crypto.randomUUID().slice(0, 8)}`;
    await saveCard(page, name);
    await page.reload();
    await cardNamed(page, name).getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Card');
    await expect(page.getByRole('img', { name: /^The card of/ })).toBeVisible();
    await expectNoViolations(page);
    await page.goto('/edit/no-such-card');
    await expect(page.getByRole('heading', { name: 'Card Not Found' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('on an empty list', { tag: '@full' }, async ({ page }) => {
    await openAsNewPerson(page, '/list');
    await expect(page.getByRole('heading', { name: 'A clean sheet' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('with a toast', { tag: '@full' }, async ({ page }) => {
    await page.goto('/login?tab=register');
    await register(page, { username: 'premium', email: 'taken@cards.example', password: 'lumen-1-2' });
    await expect(toast(page)).toContainText('Registration Failed');
    await expectNoViolations(page);
  });
});
