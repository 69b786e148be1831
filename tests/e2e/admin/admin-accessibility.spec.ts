import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { findNewUser, signInAsAdmin } from '../steps/admin-steps.ts';

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

test('axe finds nothing on the user list and the audit log', { tag: '@full' }, async ({ page, isMobile }) => {
  await signInAsAdmin(page);
  await expect(page.getByText('corporate', { exact: true })).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Actions for corporate' }).click();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /^Audit log/ }).click();
  await expect(page.getByRole('link', { name: 'Export CSV' })).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds nothing on the dialogs that edit and delete a user', { tag: '@full' }, async ({
  page,
  isMobile,
}) => {
  const username = await findNewUser(page);
  await expect(page.getByRole('button', { name: isMobile ? /^Actions for/ : 'Edit' })).toHaveCount(1);
  const act = async (name: string) => {
    if (isMobile) await page.getByRole('button', { name: `Actions for ${username}` }).click();
    await page.getByRole(isMobile ? 'menuitem' : 'button', { name }).click();
  };

  await act('Edit');
  await page.getByLabel('Card limit').fill('-1');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Card limit must not be negative')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await act('Delete');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoViolations(page);
});
