import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { addUser, findUser, signInAsAdmin } from './admin-steps.ts';
import { toast } from './steps.ts';

test.use({ reducedMotion: 'reduce' });

async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
  }
}

test('axe finds nothing on the admin’s page, its dialogs and its log', async ({ page, isMobile }) => {
  const username = await addUser(page);
  await signInAsAdmin(page);
  await expect(page.getByText('corporate', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await findUser(page, username);

  const actions = page.getByRole('button', { name: `Actions for ${username}` });
  const act = async (name: string) => {
    if (isMobile) await actions.click();
    await page.getByRole(isMobile ? 'menuitem' : 'button', { name }).click();
  };
  if (isMobile) {
    await actions.click();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
  }
  await expect(page.getByText('corporate', { exact: true })).toBeHidden();
  await act('Edit');
  await page.getByLabel('Card limit').fill('-1');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Card limit must not be negative')).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await act('Delete');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('User Deleted');

  await page.getByRole('tab', { name: /^Audit log/ }).click();
  await expect(page.getByText('User Deleted').first()).toBeVisible();
  await expectNoViolations(page);
});
