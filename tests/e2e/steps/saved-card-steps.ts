import { expect, type Locator, type Page } from '@playwright/test';
import type { CardBack } from '#domain/card/card-back.ts';
import { logoPath } from '#domain/card/logo-file.ts';
import { pictureFile } from './card-steps.ts';
import { signUpWithCorporate } from './payment-steps.ts';
import { type NewPerson, send, toast } from './steps.ts';

/** Opens a page as somebody who logged in before: two page loads less than by the form. */
export async function signInAt(
  page: Page,
  path: string,
  account: { username: string; password: string },
): Promise<void> {
  await send(page, 'post', '/api/auth/login', account);
  await page.goto(path);
}

/** Saves a card over the API, with a back and a logo if they are given. */
export async function saveCard(
  page: Page,
  name: string,
  back: CardBack | null = null,
  logoUrl: string | null = null,
): Promise<void> {
  const card = { companyName: 'Atelier Lumen', fullName: 'Elena Marek', position: 'Architect' };
  await send(page, 'post', '/api/business-cards', { name, ...card, back, ...(logoUrl && { logoUrl }) });
}

/** Uploads a logo over the API; returns the address that a card has for it. */
export async function uploadLogo(page: Page): Promise<string> {
  const logo = await pictureFile(page, { type: 'image/png', px: 200 });
  const upload = await page.request.post('/api/objects/upload');
  const { uploadURL } = (await upload.json()) as { uploadURL: string };
  const headers = { 'content-type': logo.mimeType };
  expect((await page.request.put(uploadURL, { data: logo.buffer, headers })).ok()).toBe(true);
  return logoPath(new URL(uploadURL, page.url()).pathname.split('/').at(-1) ?? '');
}

/** A card of the list, by its name. */
export function cardNamed(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });
}

/** Saves a card of a new person and opens the list with it. */
export async function listNewCard(page: Page, name: string): Promise<NewPerson> {
  const person = await signUpWithCorporate(page);
  await saveCard(page, name);
  await page.goto('/list');
  return person;
}

/** Saves a card of a new person and opens it in the editor. */
export async function editNewCard(page: Page, name: string): Promise<NewPerson> {
  const person = await listNewCard(page, name);
  await cardNamed(page, name).getByRole('link', { name: 'Edit' }).click();
  return person;
}

export async function saveChanges(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page)).toContainText('Card Saved');
}
