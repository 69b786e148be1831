import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { waitUntilReady } from '../../../tools/dev/api-process.ts';
import { freePort } from '../../../tools/dev/free-port.ts';
import { expectNoViolations } from '../steps/axe.ts';
import { appCode, enterCode, secretOf } from '../steps/second-factor-steps.ts';
import { logIn } from '../steps/steps.ts';

/** A site of its own: the one of the other journeys lets admins work without a second factor. */
let site: ChildProcess;
let origin: string;

test.beforeAll(async () => {
  const port = String(await freePort());
  origin = `http://127.0.0.1:${port}`;
  site = spawn(process.execPath, ['tools/dev/demo.ts', '--port', port], {
    env: { ...process.env, ADMIN_SECOND_FACTOR: 'required' },
    stdio: 'ignore',
  });
  await waitUntilReady(`${origin}/readyz`, 60_000);
});

test.afterAll(async () => {
  site.kill('SIGTERM');
  await once(site, 'exit');
});

const admin = { username: 'admin', password: 'vizitka-demo' };

test('the first login of an admin leads to the set-up of a factor, keeps its backup codes until they are saved, and goes on', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await logIn(page, admin);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText('Admins need two-step verification. Set it up to continue.')).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText('This could not be loaded')).toHaveCount(0);

  await page.getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(admin.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await enterCode(dialog, appCode(await secretOf(dialog)), 'Turn on');
  const codes = page.getByRole('dialog', { name: 'Save your backup codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  // The page behind has become the whole account page.
  await expect(page.getByText('10 codes left')).toBeAttached();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectNoViolations(page);
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText('This could not be loaded')).toHaveCount(0);
  await context.close();
});
