import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { fileFromDialog } from '../steps/print-steps.ts';
import { appCode, codeField, enterCode, secretOf } from '../steps/second-factor-steps.ts';
import {
  closeToast,
  logIn,
  logOut,
  newPerson,
  openAsNewPerson,
  register,
  signIn,
  toast,
} from '../steps/steps.ts';

test('a user sets up an authenticator app, logs in with its code and ends another session', async ({
  page,
  browser,
}) => {
  const person = await openAsNewPerson(page, '/account');
  const section = page.getByRole('region', { name: 'Two-step verification' });
  await section.getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectNoViolations(page);
  const secret = await secretOf(dialog);
  await enterCode(dialog, '000000', 'Turn on');
  await expect(dialog.getByText('The code or passkey is incorrect')).toBeVisible();
  await enterCode(dialog, appCode(secret), 'Turn on');
  await expect(dialog.getByRole('heading', { name: 'Save your backup codes' })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  const [backupCode = ''] = codes;
  const file = await fileFromDialog(page, 'Save as file');
  expect(file.name).toBe('vizitka-backup-codes.txt');
  const [heading, , ...lines] = file.text.trim().split('\r\n');
  expect(heading).toContain(person.username);
  expect(lines).toEqual(codes);
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(section.getByText('10 codes left')).toBeVisible();
  await logOut(page, person.username);

  await page.goto('/login?next=/account');
  await signIn(page, person);
  await expect(codeField(page)).toBeFocused();
  await expectNoViolations(page);
  await enterCode(page, appCode(secret, 1), 'Log in');
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  const other = await browser.newPage();
  await logIn(other, person);
  await enterCode(other, backupCode, 'Log in');
  await expect(other.getByRole('button', { name: person.username })).toBeVisible();
  await page.reload();
  await sessions.getByRole('button', { name: /^Log out Chrome/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await other.goto('/account');
  await expect(other).toHaveURL(/\/login/);
  await other.close();
});

test('a passkey is added and used to log in', async ({ page, baseURL }) => {
  // Browsers refuse passkeys at IP addresses.
  const origin = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const person = newPerson();
  await page.goto(`${origin}/login?tab=register&next=/account`);
  await register(page, person);
  const section = page.getByRole('region', { name: 'Two-step verification' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('heading', { name: 'Save your backup codes' })).toBeVisible();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(section.getByText(/Passkey, added on/)).toBeVisible();
  await logOut(page, person.username);

  await page.goto(`${origin}/login?next=/account`);
  await signIn(page, person);
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await expect(section.getByText(/Passkey, added on/)).toBeVisible();
});

test('with a second factor, a new password, a new address and the deletion ask for it', {
  tag: '@full',
}, async ({ page }) => {
  const person = await openAsNewPerson(page, '/account');
  const codes = await setUpApp(page, person.password);
  const dialog = page.getByRole('dialog');

  await page.getByLabel('Current password').fill('not the one');
  await page.getByLabel('New password').fill('lumen-3-4-5');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByRole('heading', { name: 'Change password' })).toBeVisible();
  await expect(dialog.getByLabel('Your password')).toBeHidden();
  await expectNoViolations(page);
  await codeField(dialog).fill(codes[0] ?? '');
  await codeField(dialog).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
    'The current password is incorrect',
  );
  await expect(page.getByLabel('New password')).toHaveValue('lumen-3-4-5');

  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await enterCode(dialog, '000000', 'Change password');
  await expect(codeField(dialog)).toHaveAccessibleDescription(/The code or passkey is incorrect/);
  await enterCode(dialog, codes[1] ?? '', 'Change password');
  await expect(toast(page)).toContainText('Password changed');
  await expect(page.getByLabel('New password')).toHaveValue('');
  await closeToast(page);

  const email = page.getByRole('region', { name: 'Email' });
  await email.getByLabel('New email').fill(`new-${person.email}`);
  await email.getByLabel('Your password').fill('lumen-3-4-5');
  await email.getByRole('button', { name: 'Change email' }).click();
  await enterCode(dialog, codes[2] ?? '', 'Change email');
  await expect(toast(page)).toContainText('Check your inbox');
  await closeToast(page);

  await page.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByLabel('Your password').fill('lumen-3-4-5');
  await enterCode(dialog, codes[3] ?? '', 'Delete account');
  await expect(toast(page)).toContainText('Account deletion scheduled');
});

/** Sets up an authenticator app on the account page and returns the backup codes. */
async function setUpApp(page: Page, password: string): Promise<string[]> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const secret = await secretOf(dialog);
  await enterCode(dialog, appCode(secret), 'Turn on');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 codes left')).toBeVisible();
  return codes;
}
