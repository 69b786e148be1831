import type { Page } from '@playwright/test';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { signedInCookie } from '#contract/signed-in.ts';

/** Ids in the order of their numbers. */
export function id(number: number): string {
  return `0198c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

export const signedInElena: CurrentUser = {
  id: id(1),
  username: 'elena',
  email: 'elena@atelierlumen.sk',
  role: 'premium',
  cardLimit: 50,
  cardCount: 6,
  isAdmin: false,
  createdAt: '2026-02-11T09:00:00.000Z',
  isImpersonating: false,
  company: null,
  language: null,
  deletesAt: null,
  isEmailVerified: true,
  secondFactor: 'off',
};

/** Mocks the signed-in user, so that every screenshot is the same. */
export async function mockUser(
  page: Page,
  baseURL: string | undefined,
  facts: Partial<CurrentUser> = {},
): Promise<void> {
  await page.context().addCookies([{ name: signedInCookie, value: '1', url: baseURL ?? '' }]);
  await mockResponse(page, '/api/auth/user', { ...signedInElena, ...facts });
}

/** Mocks the response of an API call; `total` is the X-Total-Count header. */
export async function mockResponse(page: Page, path: string, json: unknown, total = 0): Promise<void> {
  await page.route(matching(path), (route) =>
    route.fulfill({ json, headers: { 'x-total-count': String(total) } }),
  );
}

/** Makes a call fail with 503. */
export async function mockUnavailable(page: Page, path: string): Promise<void> {
  await page.route(matching(path), (route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Busy' } }),
  );
}

/** Makes a call hang. */
export async function mockPending(page: Page, path: string): Promise<void> {
  await page.route(matching(path), () => {});
}

function matching(path: string): (url: URL) => boolean {
  return ({ pathname }) => pathname === path;
}
