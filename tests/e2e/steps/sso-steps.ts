import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { startRealProvider } from '../../../src/api/testing/sso/real-provider.ts';

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

/** The operator of the demo vouches for a mail domain of the company that an owner is a member of. */
export async function vouchForDomain(
  operator: APIRequestContext,
  owner: APIRequestContext,
  domain: string,
): Promise<void> {
  const [company] = (await (await owner.get('/api/companies')).json()) as { id: string }[];
  const account = { username: 'admin', password: 'vizitka-demo' };
  await operator.post('/api/auth/login', { data: account });
  await operator.post('/api/admin/confirm-password', { data: { password: account.password } });
  const data = { domain, isProved: true, reason: 'For a journey' };
  const vouched = await operator.put(`/api/admin/companies/${company?.id}/domains`, { data });
  expect(vouched.status()).toBe(204);
}
