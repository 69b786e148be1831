import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { expectNothingCut } from '../steps/page-fit.ts';
import { openAsNewPerson, toast } from '../steps/steps.ts';

test.use({ reducedMotion: 'reduce' });

test('a person makes a key with their password, a program uses it, and it is refused once revoked, and axe finds nothing', async ({
  page,
  playwright,
  baseURL,
}) => {
  const person = await openAsNewPerson(page, '/account#keys');
  const section = page.getByRole('region', { name: 'API keys' });
  await expect(section).toContainText('No API keys yet.');

  await section.getByRole('button', { name: 'Create API key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create API key' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toContainText('Enter a name');
  await expectNoViolations(page);
  await dialog.getByLabel('Name').fill('HR system');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Confirm the new key' });
  await confirmation.getByLabel('Your password').fill('not the password');
  await confirmation.getByRole('button', { name: 'Create key' }).click();
  await expect(confirmation).toContainText('The current password is incorrect');
  await confirmation.getByLabel('Your password').fill(person.password);
  await confirmation.getByRole('button', { name: 'Create key' }).click();

  const key = await section.getByLabel(/“HR system” created/).inputValue();
  expect(key).toMatch(/^viz_[\w-]{43}$/);
  await expectNoViolations(page);
  await expectNothingCut(page, 'keys');

  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  expect(await (await program.get('/api/business-cards')).json()).toEqual([]);
  const refused = await program.get('/api/account/sessions');
  expect([refused.status(), refused.headers()['content-type']]).toEqual([
    403,
    'application/problem+json; charset=utf-8',
  ]);

  // It is shown once.
  await page.reload();
  await expect(section).toContainText(`${key.slice(0, 8)}…`);
  await expect(section).not.toContainText('Never used');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(section.getByText('Starts with')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(section.getByText('Starts with')).toBeHidden();
  await expectNothingCut(page, 'keys on a phone');
  expect(await page.content()).not.toContain(key);

  await section.getByRole('button', { name: 'Revoke HR system' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Revoke “HR system”?');
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(toast(page)).toContainText('HR system no longer works.');
  await expect(section).toContainText('No API keys yet.');
  expect((await program.get('/api/business-cards')).status()).toBe(401);
  await program.dispose();
});
