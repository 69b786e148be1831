import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { closeToast, toast } from '../steps/steps.ts';
import { openWithTeam, personName } from '../steps/team-steps.ts';

test('before a design is saved it says which cards change and which no longer fit, and nothing is saved before the answer', async ({
  page,
}) => {
  const { name, designId, owner } = await openWithTeam(page, '/designs', 60, { inMartin: 2 });
  const design = page.getByRole('region', { name });
  await design.getByLabel('Text: Company name').fill('Tatra Sound Slovakia');
  const position = design.getByRole('combobox', { name: 'Rule: Position' });
  await position.click();
  await page.getByRole('option', { name: 'Required' }).click();
  const save = design.getByRole('button', { name: 'Save design' });
  await save.click();
  const dialog = page.getByRole('dialog', { name: '61 cards change, 2 no longer fit' });
  await expect(dialog).toBeVisible({ timeout: 60_000 });
  const unfit = dialog.getByRole('list', { name: 'Cards that no longer fit' });
  for (const person of [personName(58), personName(59)]) await expect(unfit).toContainText(person);
  await expect(
    unfit.getByRole('link', { name: `Open ${personName(59)}’s card in a new tab` }),
  ).toHaveAttribute('href', /^\/edit\//);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Go back' }).first().click();
  await expect(dialog).toHaveCount(0);
  const designs: unknown = await (await page.request.get('/api/designs')).json();
  expect(designs).toContainEqual(expect.objectContaining({ id: designId, version: 2 }));

  await save.click();
  await expect(dialog).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Save design' }).click();
  await expect(toast(page)).toContainText('61 cards have the new look.');
  await closeToast(page);

  await design.getByRole('button', { name: 'Previous versions' }).click();
  const versions = design.getByRole('list', { name: 'Previous versions' });
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  await expect(versions.getByRole('listitem').first()).toContainText(`Then changed by ${owner.username}`);
  await expectNoViolations(page);
  await versions
    .getByRole('button', { name: /^Restore the version/ })
    .first()
    .click();
  const again = page.getByRole('dialog', { name: '61 cards change' });
  await expect(again).toBeVisible({ timeout: 60_000 });
  await again.getByRole('button', { name: 'Save design' }).click();
  await expect(toast(page)).toContainText('61 cards have the new look.');
  await expect(design.getByLabel('Text: Company name')).toHaveValue('Tatra Sound');
  await expect(position).toHaveText('Optional');
  await expect(versions.getByRole('listitem')).toHaveCount(3);
});

test('the question before a deletion names the links that end with the design', { tag: '@full' }, async ({
  page,
}) => {
  const { name, designId } = await openWithTeam(page, '/designs', 1);
  const made = await page.request.post(`/api/designs/${designId}/fill-in-links`, { data: {} });
  expect(made.status()).toBe(201);
  await page.reload();
  const design = page.getByRole('region', { name });
  await expect(design.getByRole('list', { name: 'Active links' })).toBeVisible();
  await design.getByRole('button', { name: 'Delete design' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('1 fill-in link stops working.');
});
