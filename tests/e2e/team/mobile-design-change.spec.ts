import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { openWithTeam } from '../steps/team-steps.ts';

test('on a phone the question about a change and the former versions fit the screen', {
  tag: '@full',
}, async ({ page }) => {
  const { name } = await openWithTeam(page, '/designs', 8);
  const design = page.getByRole('region', { name });
  await design.getByLabel('Text: Company name').fill('Tatra Sound Slovakia');
  await design.getByRole('button', { name: 'Save design' }).tap();
  const dialog = page.getByRole('dialog', { name: '9 cards change' });
  await expect(dialog).toBeVisible({ timeout: 60_000 });
  await expectNoViolations(page);
  await dialog.getByText('See all 9 that change').tap();
  await expect(dialog.getByRole('list')).toContainText('Person 08');
  await dialog.getByRole('button', { name: 'Go back' }).first().tap();
  await design.getByRole('button', { name: 'Previous versions' }).tap();
  await expect(design.getByRole('list', { name: 'Previous versions' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
