import { isPage } from '#contract/pages.ts';

/** Where a person arrives after signing in: where they were going, else admins at their own page once there is one and everybody else at the first. */
export function landingPath(
  user: { isAdmin: boolean },
  pages: readonly string[],
  next: string | null = null,
): string {
  // Only pages of ours: an address may have been sent by anybody.
  if (next !== null && isPage(next) && next !== '/login') return next;
  return user.isAdmin && pages.includes('/admin') ? '/admin' : '/';
}
