import { expect, type Page } from '@playwright/test';
import { startRealProvider } from '../../../src/api/testing/sso/real-provider.ts';
import { findUser, signInAsAdmin } from './admin-steps.ts';

export type Provider = Awaited<ReturnType<typeof startRealProvider>>;

/** Starts the identity provider of a company; it leads back to the site of the journeys. */
export function startProvider(baseURL: string | undefined): Promise<Provider> {
  return startRealProvider(`${baseURL ?? ''}/sso`);
}

/** Signs in on the page of the provider. */
export async function signInAtProvider(page: Page, email: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(email);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

/** The operator of the demo vouches for a mail domain of the company of an owner, on the page of that owner. */
export async function vouchForDomain(operator: Page, owner: string, domain: string): Promise<void> {
  await signInAsAdmin(operator);
  await findUser(operator, owner);
  await operator.getByRole('link', { name: owner, exact: true }).click();
  const domains = operator.getByRole('region', { name: /^Email domains of / });
  await expect(domains).toContainText('Not verified');
  await domains.getByRole('button', { name: `Verify ${domain}` }).click();
  const dialog = operator.getByRole('dialog', { name: `Verify ${domain}` });
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog).toContainText('Enter a reason');
  await dialog.getByLabel('Reason').fill('By contract');
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(domains).toContainText('Verified manually');
  await expect(operator.getByRole('region', { name: 'Audit' })).toContainText('Reason: By contract');
}
