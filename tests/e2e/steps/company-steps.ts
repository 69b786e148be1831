import { expect, type Page } from '@playwright/test';
import { mailTo } from './mail-steps.ts';
import { buy } from './payment-steps.ts';
import { type NewPerson, registerAt } from './steps.ts';

/** Registers a person who buys Corporate and makes a company; ends on its first page. */
export async function makeCompany(page: Page, name: string): Promise<NewPerson> {
  const person = await registerAt(page, '/pricing');
  await expect(page).toHaveURL('/pricing');
  await buy(page, 'Corporate');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Make a company' }).click();
  await page.getByLabel('Company name').fill(name);
  await page.getByLabel('Country').selectOption('SK');
  await page.getByLabel('Address', { exact: true }).fill('Hlavná 1, Žilina');
  await page.getByRole('button', { name: 'Make the company' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} is ready` })).toBeVisible();
  return person;
}

/** Invites somebody from the page of the company; returns the path of the link in their mail. */
export async function invite(page: Page, email: string): Promise<string> {
  await page.goto('/company');
  await page.getByRole('button', { name: 'Invite people' }).click();
  await page.getByLabel('Email addresses').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('button', { name: `Resend the invitation to ${email}` })).toBeVisible();
  const { text } = await mailTo(page, email, 'You are invited to a company');
  return /\/invitation#\S+/.exec(text)?.[0] ?? '';
}
