import { expect, type Page, test } from '@playwright/test';
import {
  drawing,
  expectDraftSaved,
  field,
  fillCard,
  fillHex,
  hexOf,
  openEditor,
  startCard,
} from '../steps/card-steps.ts';
import { signInAt } from '../steps/saved-card-steps.ts';
import { premium } from '../steps/steps.ts';

const addButton = (page: Page) => page.getByRole('button', { name: 'Add line' });

async function addLine(page: Page, name: string): Promise<void> {
  await addButton(page).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(field(page, name)).toBeFocused();
}

const drawn = (page: Page, name: string) => drawing(page).locator(`path[data-text="${name}"]`);

test('a line is added from the menu, printed on the card, and removed in one step', async ({ page }) => {
  await startCard(page);
  await expect(field(page, 'Mobile')).toHaveCount(0);
  await addLine(page, 'Mobile');
  await page.keyboard.type('+421 905 318 442');
  await expect(drawn(page, 'mobile')).not.toHaveCount(0);
  await addButton(page).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Department',
    'Street',
    'City',
    'Extra line 1',
    'Extra line 2',
  ]);
  await page.keyboard.press('Escape');
  await fillHex(page, 'Mobile', '#a4452c');
  await page.getByRole('button', { name: 'Remove Mobile' }).click();
  await expect(field(page, 'Mobile')).toHaveCount(0);
  await expect(drawn(page, 'mobile')).toHaveCount(0);
  await expect(addButton(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field(page, 'Mobile')).toHaveValue('+421 905 318 442');
  await expect(hexOf(page, 'Mobile')).toHaveValue('#a4452c');
});

test('undo of an added line leaves the focus at the menu', { tag: '@full' }, async ({ page }) => {
  await openEditor(page);
  await addLine(page, 'Street');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field(page, 'Street')).toHaveCount(0);
  await expect(addButton(page)).toBeFocused();
});

test('a row of a narrow window folds after the click that left it', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page);
  await field(page, 'Company name').click();
  await expect(page.getByRole('combobox', { name: 'Company name: Font' })).toBeVisible();
  await addButton(page).click({ delay: 100 });
  await expect(page.getByRole('menuitem', { name: 'Street' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Company name: Font', includeHidden: true })).toBeHidden();
});

test('letters or icons before the contacts are a choice of the card style', {
  tag: '@full',
}, async ({ page }) => {
  await startCard(page);
  const before = await drawn(page, 'phone').getAttribute('d');
  await page.getByRole('button', { name: /^Card fonts:/ }).click();
  const choice = page.getByRole('radiogroup', { name: 'Before contacts' });
  await choice.getByRole('radio', { name: 'Letters' }).click();
  await expect(drawn(page, 'phone')).not.toHaveAttribute('d', before ?? '');
  const withLetter = await drawn(page, 'phone').getAttribute('d');
  await choice.getByRole('radio', { name: 'Icons' }).click();
  await expect(drawn(page, 'phone')).not.toHaveAttribute('d', withLetter ?? '');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(drawn(page, 'phone')).toHaveAttribute('d', withLetter ?? '');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(drawn(page, 'phone')).toHaveAttribute('d', before ?? '');
});

test('lines are in the order of the card, and have the font and colour of the line they follow', {
  tag: '@full',
}, async ({ page }) => {
  await startCard(page);
  for (const name of ['Extra line 2', 'City', 'Mobile', 'Department', 'Street', 'Extra line 1'])
    await addLine(page, name);
  await expect(addButton(page)).toHaveCount(0);
  const names = page.getByRole('form', { name: 'Card settings' }).locator('input[name]');
  expect(
    await names.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')).slice(0, 13)),
  ).toEqual([
    'companyName',
    'website',
    'fullName',
    'position',
    'department',
    'mobile',
    'phone',
    'email',
    'url',
    'street',
    'city',
    'free1',
    'free2',
  ]);
  await fillHex(page, 'Phone', '#1f3a68');
  await expect(hexOf(page, 'City')).toHaveValue('#1f3a68');
  await expect(hexOf(page, 'Department')).toHaveValue('#666666');
  await page.getByRole('button', { name: 'Remove Department' }).click();
  await expect(page.getByRole('button', { name: 'Remove Mobile' })).toBeFocused();
});

test('a draft keeps an added line; a saved card keeps only lines with text', { tag: '@full' }, async ({
  page,
}) => {
  await signInAt(page, '/list', premium);
  await page.goto('/create');
  await page.getByLabel('Card Name').fill(`Lines ${crypto.randomUUID().slice(0, 8)}`);
  await fillCard(page);
  await addLine(page, 'City');
  await addLine(page, 'Street');
  await page.keyboard.type('Hlavná 12');
  await expectDraftSaved(page);
  await page.reload();
  await expect(field(page, 'Street')).toHaveValue('Hlavná 12');
  await expect(field(page, 'City')).toHaveValue('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/list$/);
  await page.getByRole('link', { name: /Edit/ }).first().click();
  await expect(field(page, 'Street')).toHaveValue('Hlavná 12');
  await expect(field(page, 'City')).toHaveCount(0);
});
