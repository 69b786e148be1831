import { expect, type Locator, type Page } from '@playwright/test';
import { fromOwnAddress, logIn, newPerson } from './steps.ts';

/** Signs in as the operator, who lands on the admin page. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await logIn(page, { username: 'admin', password: 'vizitka-demo' });
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

/** Adds a user, signs in as the operator and filters the list to the user. */
export async function findNewUser(page: Page): Promise<string> {
  const username = await addUser(page);
  await signInAsAdmin(page);
  await findUser(page, username);
  return username;
}

/** Filters the list to this user. */
export async function findUser(page: Page, username: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Username or email' }).fill(username);
}

export function rowOf(page: Page, username: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: username, exact: true }) });
}
