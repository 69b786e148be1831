import { expect, type Locator, type Page } from '@playwright/test';
import { fromOwnAddress, newPerson, signIn } from './steps.ts';

/** Signs in as the operator, who lands on the admin's page. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto('/login');
  await signIn(page, { username: 'admin', password: 'vizitka-demo' });
  await expect(page).toHaveURL(/\/admin$/);
}

/** Registers somebody behind the page's back and answers their name. */
export async function addUser(page: Page): Promise<string> {
  const person = newPerson();
  const answer = await page.request.post('/api/auth/register', {
    data: person,
    headers: fromOwnAddress(),
  });
  expect(answer.status()).toBe(201);
  await page.context().clearCookies();
  return person.username;
}

/** Leaves only this user in the list. */
export async function findUser(page: Page, username: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Username or email' }).fill(username);
}

export function rowOf(page: Page, username: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: username, exact: true }) });
}
