import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { signUpWithCorporate } from '../steps/payment-steps.ts';
import { addTeam } from '../steps/team-steps.ts';

test('with several company designs New Card asks for one, by its picture, and makes a card of it', async ({
  page,
}) => {
  await signUpWithCorporate(page);
  const { name: other } = await addTeam(page, 1);
  const { name, designId } = await addTeam(page, 1);
  await page.goto('/list');
  await page.getByRole('button', { name: 'New Card' }).click();
  const dialog = page.getByRole('dialog', { name: 'New card' });
  await expect(dialog.getByRole('radio', { name: other })).toBeVisible();
  await dialog.getByRole('radio', { name }).check();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Create card' }).click();
  await expect(dialog.getByText('Fill in this field')).toBeVisible();
  const fullName = dialog.getByRole('textbox', { name: 'Full Name' });
  await expect(fullName).toBeFocused();
  const person = `Nora ${designId.slice(-6)}`;
  await fullName.fill(person);
  await fullName.press('Enter');
  await expect(dialog.getByText('Choose a branch')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Branch' }).click();
  await page.getByRole('option').nth(1).click();
  await dialog.getByRole('button', { name: 'Create card' }).click();
  await expect(page).toHaveURL(/\/edit\//);
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue(person);
  const saved = await page.request.get(`/api/business-cards/${page.url().split('/').at(-1)}`);
  expect(await saved.json()).toMatchObject({ designId, fullName: person, companyName: 'Tatra Sound' });
});

test('a card without a company design is still one click away', { tag: '@full' }, async ({ page }) => {
  await signUpWithCorporate(page);
  await addTeam(page, 1);
  await page.goto('/list');
  // One design is asked for, too.
  await page.getByRole('button', { name: 'New Card' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Without a company design' }).click();
  await expect(page).toHaveURL('/create');
});
