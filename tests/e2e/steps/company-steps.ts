import { expect, type Page } from '@playwright/test';
import { mailTo } from './mail-steps.ts';
import { buy, signUpWithCorporate } from './payment-steps.ts';
import { type NewPerson, openAsNewPerson, send } from './steps.ts';

/** Registers a person who buys Corporate and makes a company; ends on its first page. */
export async function makeCompany(page: Page, name: string): Promise<NewPerson> {
  const person = await openAsNewPerson(page, '/pricing');
  await buy(page, 'Corporate');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Create a company' }).click();
  await page.getByLabel('Company name').fill(name);
  await page.getByLabel('Country').selectOption('SK');
  await page.getByLabel('Address', { exact: true }).fill('Hlavná 1, Žilina');
  await page.getByRole('button', { name: 'Create company' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} is ready` })).toBeVisible();
  return person;
}

/** Opens a page as a new person who acts for a new company of theirs. */
export async function openAsCompany(
  page: Page,
  name: string,
  path = '/company',
  owner?: NewPerson,
): Promise<NewPerson> {
  const person = await signUpWithCorporate(page, owner);
  const { id } = await send<{ id: string }>(page, 'post', '/api/companies', {
    name,
    country: 'SK',
    billing: null,
    withCards: false,
  });
  const user = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  // A tab remembers for whom it acts. This is the smallest page of the origin.
  await page.goto('/robots.txt');
  await page.evaluate((acting) => sessionStorage.setItem('vizitka.account', acting), `${user.id} ${id}`);
  await page.goto(path);
  return person;
}

/** Invites somebody from the page of the company; returns the path of the link in their mail. */
export async function invite(page: Page, email: string): Promise<string> {
  await page.goto('/company');
  await page.getByRole('button', { name: 'Invite people' }).click();
  await page.getByLabel('Email addresses').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('button', { name: `Resend the invitation to ${email}` })).toBeVisible();
  const { text } = await mailTo(page, email, / invites you to /);
  return /\/invitation#\S+/.exec(text)?.[0] ?? '';
}
