import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { elena, startCard } from '../steps/card-steps.ts';
import { expectNothingCut } from '../steps/page-fit.ts';

test('the back with a code and as a second card has no violations, and nothing is cut at any width', {
  tag: '@full',
}, async ({ page }) => {
  await startCard(page, elena);
  await page.getByRole('radiogroup', { name: 'Side' }).getByRole('radio', { name: 'Back' }).click();
  const kinds = page.getByRole('radiogroup', { name: 'Contents' });
  await kinds.getByRole('radio', { name: 'QR code' }).click();
  await expect(page.getByText('Scans correctly')).toBeVisible();
  await expectNoViolations(page);
  await kinds.getByRole('radio', { name: 'Second language' }).click();
  await expect(page.getByText('7 fields are the same as the front')).toBeVisible();
  await expectNoViolations(page);
  await expectNothingCut(page, 'the back');
});
