import { isPage } from '#contract/pages.ts';

/** The path to open after login: the requested page, else `/admin` for admins where it exists, else `/`. */
export function landingPath(
  user: { isAdmin: boolean },
  pages: readonly string[],
  next: string | null = null,
): string {
  // Only known pages: anybody can craft a link with another address.
  const [page = ''] = next?.split('?') ?? [];
  if (next !== null && isPage(page) && page !== '/login') return next;
  return user.isAdmin && pages.includes('/admin') ? '/admin' : '/';
}
