import { expect, test } from '@playwright/test';
import { openFilledEditor } from './sample-editor-card.ts';

test('the pictures of the README', async ({ page }) => {
  await openFilledEditor(page);
  // Ten rules: the ink checks are finished too.
  await expect(page.getByText('Print check: 10 passed')).toBeVisible({ timeout: 20_000 });
  await page.screenshot({ path: 'docs/pictures/editor.png' });
  await page.getByRole('button', { name: 'Language and appearance' }).click();
  await page.getByRole('menuitemradio', { name: 'Slovenčina' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await page.mouse.move(0, 0);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.screenshot({ path: 'docs/pictures/editor-sk.png' });
});
