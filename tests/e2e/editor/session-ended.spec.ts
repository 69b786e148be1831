import { expect, type Page, test } from '@playwright/test';
import { addLogo, drawing, expectDraftSaved, field, fillCard } from '../steps/card-steps.ts';
import { cardNamed, editNewCard, signInAt } from '../steps/saved-card-steps.ts';
import { corporate, signIn, toast } from '../steps/steps.ts';

function offerOf(page: Page) {
  return page.getByRole('dialog', { name: 'Your session has ended' });
}

test('saving after the session has ended offers the login and returns to the unsaved card', async ({
  page,
  context,
}) => {
  const name = `Waits ${crypto.randomUUID().slice(0, 8)}`;
  await signInAt(page, '/login', corporate);
  await fillCard(page, { 'Company name': 'Lumen', 'Full name': 'Elena' });
  await page.getByLabel('Card Name').fill(name);
  await addLogo(page);
  await expectDraftSaved(page);
  await context.clearCookies();

  const save = page.getByRole('button', { name: 'Save Changes' });
  await save.click();
  await expect(toast(page)).toContainText('Failed to save business card.');
  await expect(offerOf(page)).toContainText('Your work is stored on this device.');
  await page.keyboard.press('Escape');
  await expect(offerOf(page)).toBeHidden();
  await expect(save).toBeFocused();

  await save.click();
  await offerOf(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login?next=%2F');
  await signIn(page, corporate);
  await expect(field(page, 'Full name')).toHaveValue('Elena');
  await expect(drawing(page).locator('image')).toHaveCount(1);
  await save.click();
  await expect(page).toHaveURL('/list');
  await expect(cardNamed(page, name)).toHaveCount(1);
});

test('unsaved changes to a saved card also survive the new login', { tag: '@full' }, async ({
  page,
  context,
}) => {
  const name = `Waits ${crypto.randomUUID().slice(0, 8)}`;
  const person = await editNewCard(page, name);
  await field(page, 'Position').fill('Lead Architect');
  const address = page.url();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page)).toContainText('Failed to save changes.');
  await expect(offerOf(page)).toBeVisible();
  await toast(page).getByRole('button', { name: 'Login' }).click();
  await signIn(page, person);
  await expect(page).toHaveURL(address);
  await expect(field(page, 'Position')).toHaveValue('Lead Architect');
});
