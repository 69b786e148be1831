import { expect, type Locator, type Page } from '@playwright/test';
import type { CardBack } from '#domain/card/card-back.ts';
import { corporate, signIn, toast } from './steps.ts';

/** Opens a page that needs a login, logs in and returns to it. */
export async function signInAt(
  page: Page,
  path: string,
  account: { username: string; password: string },
): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, account);
  await expect(page).not.toHaveURL(/\/login/);
}

/** Saves a card over the API, with a back if one is given. */
export async function saveCard(page: Page, name: string, back: CardBack | null = null): Promise<void> {
  const status = await page.evaluate(
    async ({ name, back }) => {
      const answer = await fetch('/api/business-cards', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          name,
          companyName: 'Atelier Lumen',
          fullName: 'Elena Marek',
          position: 'Architect',
          back,
        }),
      });
      return answer.status;
    },
    { name, back },
  );
  expect(status).toBe(201);
}

/** A card of the list, by its name. */
export function cardNamed(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });
}

/** Saves a card as the demo's corporate user and opens the list with it. */
export async function listNewCard(page: Page, name: string): Promise<void> {
  await signInAt(page, '/list', corporate);
  await saveCard(page, name);
  await page.reload();
}

/** Saves a card as the demo's corporate user and opens it in the editor. */
export async function editNewCard(page: Page, name: string): Promise<void> {
  await listNewCard(page, name);
  await cardNamed(page, name).getByRole('link', { name: 'Edit' }).click();
}

export async function saveChanges(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page)).toContainText('Card Saved');
}
