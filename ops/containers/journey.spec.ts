import { expect, test } from '@playwright/test';
import {
  drawing,
  elena,
  expectDraftSaved,
  fillCard,
  pickLogo,
  pictureFile,
} from '../../tests/e2e/steps/card-steps.ts';
import { cardNamed } from '../../tests/e2e/steps/saved-card-steps.ts';
import { signIn } from '../../tests/e2e/steps/steps.ts';

const account = { username: process.env.TRY_USERNAME ?? '', password: process.env.TRY_PASSWORD ?? '' };

test('a visitor designs a card with a logo, logs in, saves it to the bucket and the database, and downloads its PDF', async ({
  page,
}) => {
  await page.goto('/');
  await fillCard(page);
  await page.getByLabel('Card Name').fill('From a container');
  await pickLogo(page, await pictureFile(page, { type: 'image/png' }));
  await expectDraftSaved(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click();
  await signIn(page, account);
  const upload = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  expect(new URL((await upload).url()).host).toBe('storage.localhost');
  expect((await upload).status()).toBe(200);

  await expect(page).toHaveURL('https://localhost/list');
  const card = cardNamed(page, 'From a container');
  await expect(card).toContainText(elena['Full name']);
  const logo = await card.locator('svg image').getAttribute('href');
  expect((await page.evaluate((path) => fetch(path).then(({ status }) => status), logo ?? '')) === 200).toBe(
    true,
  );

  await card.getByRole('link', { name: 'Edit' }).click();
  await expect(drawing(page)).toBeVisible();
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download PDF' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
});
