import type { CurrentUser } from '#contract/account-schemas.ts';
import { isPage } from '#contract/pages.ts';

/** The path to open after login: the set-up of a factor that is due, else the requested page, else `/admin` for admins where it exists, else `/`. */
export function landingPath(
  user: { isAdmin: boolean; secondFactor: CurrentUser['secondFactor'] },
  pages: readonly string[],
  next: string | null = null,
): string {
  if (user.secondFactor === 'due') return '/account';
  // Only known pages: anybody can craft a link with another address.
  const [page = ''] = next?.split('?') ?? [];
  if (next !== null && isPage(page) && page !== '/login') return next;
  return user.isAdmin && pages.includes('/admin') ? '/admin' : '/';
}
