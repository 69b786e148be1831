import type { Page } from '@playwright/test';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { signedInCookie } from '#contract/signed-in.ts';

/** Ids that grow with their number. */
export function id(number: number): string {
  return `0198c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

export const elena: CurrentUser = {
  id: id(1),
  username: 'elena',
  email: 'elena@atelierlumen.sk',
  role: 'premium',
  cardLimit: 50,
  cardCount: 6,
  isAdmin: false,
  createdAt: '2026-02-11T09:00:00.000Z',
  isImpersonating: false,
  language: null,
  deletesAt: null,
};

/** Shows the pages to somebody the server has never heard of, so that a picture is the same every time. */
export async function showAs(
  page: Page,
  baseURL: string | undefined,
  facts: Partial<CurrentUser> = {},
): Promise<void> {
  await page.context().addCookies([{ name: signedInCookie, value: '1', url: baseURL ?? '' }]);
  await answer(page, '/api/auth/user', { ...elena, ...facts });
}

/** What a call of the API answers from here on; the total is how many there are in all. */
export async function answer(page: Page, path: string, json: unknown, total = 0): Promise<void> {
  await page.route(matching(path), (route) =>
    route.fulfill({ json, headers: { 'x-total-count': String(total) } }),
  );
}

/** A call that the server is too busy for. */
export async function refuse(page: Page, path: string): Promise<void> {
  await page.route(matching(path), (route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Busy' } }),
  );
}

/** A call that is never answered. */
export async function hold(page: Page, path: string): Promise<void> {
  await page.route(matching(path), () => {});
}

function matching(path: string): (url: URL) => boolean {
  return ({ pathname }) => pathname === path;
}
