import { expect, type Locator, type Page } from '@playwright/test';
import { fromOwnAddress, newPerson, signIn } from './steps.ts';

/** Signs in as the operator, who lands on the admin page. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto('/login');
  await signIn(page, { username: 'admin', password: 'vizitka-demo' });
  await expect(page).toHaveURL(/\/admin$/);
}

/** Registers a user over the API and returns the username. */
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

/** Filters the list to this user. */
export async function findUser(page: Page, username: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Username or email' }).fill(username);
}

export function rowOf(page: Page, username: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: username, exact: true }) });
}
