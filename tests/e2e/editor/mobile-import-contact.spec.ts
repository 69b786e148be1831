import { expect, test } from '@playwright/test';
import { field } from '../steps/card-steps.ts';
import { toast } from '../steps/steps.ts';

test('on a phone a pasted signature is previewed and used', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Paste or import text' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Paste or import text' });
  await dialog.getByLabel('Signature or vCard').fill('Jane Roe\nHead of Sales\nRoe Ltd\njane@roe.com');
  await dialog.getByText('Head of Sales', { exact: true }).last().tap();
  await expect(dialog.getByRole('checkbox', { name: 'Position: Head of Sales' })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Use this text' }).tap();
  await expect(toast(page)).toContainText('3 fields changed.');
  await expect(field(page, 'Full name')).toHaveValue('Jane Roe');
  await expect(field(page, 'Position')).toHaveValue('');
});
