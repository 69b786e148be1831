import type { Locator, Page } from '@playwright/test';

export type NewPerson = { username: string; email: string; password: string };

/** Somebody nobody has registered yet. */
export function newPerson(): NewPerson {
  const username = `elena-${crypto.randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@cards.example`, password: 'lumen-1-2' };
}

export async function register(page: Page, { username, email, password }: NewPerson): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
}

export async function signIn(page: Page, account: { username: string; password: string }): Promise<void> {
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** The one toast on the page. */
export function toast(page: Page): Locator {
  return page.getByRole('region', { name: /Notifications|Oznámenia/ }).getByRole('listitem');
}
