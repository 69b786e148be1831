import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { openAsCompany } from '../steps/company-steps.ts';
import { signInAtProvider, startProvider, vouchForDomain } from '../steps/sso-steps.ts';
import { closeToast, toast } from '../steps/steps.ts';

test('an owner sets single sign-on up, and a colleague logs in with it', async ({
  page,
  browser,
  baseURL,
}) => {
  // Three people, and axe on ten of their pages.
  test.slow();
  const provider = await startProvider(baseURL);
  const domain = `d${crypto.randomUUID().slice(0, 8)}.example`;
  const person = await openAsCompany(page, 'Stavby Kriváň');
  await page.goto('/company#sso');
  const section = page.getByRole('region', { name: 'Single sign-on' });
  await section.getByLabel('Issuer', { exact: true }).fill(provider.issuer);
  await section.getByLabel('Client ID').fill('vizitka');
  await section.getByRole('button', { name: 'Save Changes' }).click();
  await expect(section.getByText('Required')).toBeVisible();
  await section.getByLabel('Client secret').fill('secret-of-the-identity-provider');
  await section.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page)).toContainText('Single sign-on saved');
  await closeToast(page);
  await expect(section.getByText('Not tested yet')).toBeVisible();

  await section.getByRole('button', { name: 'Add a domain' }).click();
  await dialog.getByLabel('Domain').fill(domain);
  await dialog.getByRole('button', { name: 'Add a domain' }).click();
  await expect(section.getByLabel('Name', { exact: true })).toHaveValue(`_vizitka.${domain}`);
  await expect(section.getByLabel('TXT', { exact: true })).toHaveValue(/^vizitka-domain=[0-9a-f]{32}$/);
  await section.getByRole('button', { name: `Check again: ${domain}` }).click();
  await expect(toast(page)).toContainText('The record is not there yet');
  await closeToast(page);
  await expectNoViolations(page);

  const operator = await (await browser.newContext()).newPage();
  await vouchForDomain(operator, person.username, domain);
  await expectNoViolations(operator);
  await operator.context().close();
  await page.reload();
  await expect(section.getByText('by our support')).toBeVisible();
  await section.getByRole('button', { name: 'Test login' }).click();
  await signInAtProvider(page, `owner@${domain}`);
  await expect(page).toHaveURL('/company#sso');
  await expect(toast(page)).toContainText('The login works');
  await expect(section.getByText(/^Tested /)).toBeVisible();

  const colleague = await (await browser.newContext()).newPage();
  await colleague.goto('/login');
  await colleague.getByRole('link', { name: 'Single sign-on' }).click();
  await colleague.getByLabel('Email').fill('eva@elsewhere.example');
  await colleague.getByRole('button', { name: 'Continue' }).click();
  await expect(colleague.getByText('No company uses single sign-on for this address.')).toBeVisible();
  await expectNoViolations(colleague);
  await colleague.getByLabel('Email').fill(`eva@${domain}`);
  await colleague.getByRole('button', { name: 'Continue' }).click();
  await signInAtProvider(colleague, `eva@${domain}`);
  await expect(colleague.getByRole('alert')).toContainText('You are not invited yet');
  await expectNoViolations(colleague);

  await page.reload();
  const members = page.getByRole('region', { name: 'Members' });
  await expect(members.getByText('Confirmed by single sign-on')).toBeVisible();
  await expectNoViolations(page);
  await members.getByRole('button', { name: `Admit eva@${domain} as a manager` }).click();
  await expect(toast(page)).toContainText('Admitted');
  await closeToast(page);

  await colleague.getByRole('button', { name: 'Start again' }).click();
  await colleague.getByLabel('Email').fill(`eva@${domain}`);
  await colleague.getByRole('button', { name: 'Continue' }).click();
  await expect(colleague).toHaveURL('/list');
  await expect(colleague.getByRole('banner').getByText('Stavby Kriváň')).toBeVisible();
  await colleague.goto('/account');
  const links = colleague.getByRole('region', { name: 'Single sign-on' });
  await links.getByRole('button', { name: 'Remove link: Stavby Kriváň' }).click();
  await expect(toast(colleague)).toContainText('Log in with your password.');
  await expectNoViolations(colleague);
  await colleague.context().close();
  await page.reload();
  await expect(members.getByText(`eva@${domain}`).first()).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto('/sso');
  await stranger.getByLabel('Email').fill(`unverified@${domain}`);
  await stranger.getByRole('button', { name: 'Continue' }).click();
  await signInAtProvider(stranger, `unverified@${domain}`);
  await expect(stranger.getByRole('alert')).toContainText('no verified company email');
  await expect(stranger).toHaveURL('/sso');
  await expectNoViolations(stranger);
  await stranger.context().close();
  await provider.stop();
});
