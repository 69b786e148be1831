/** Where a person arrives after signing in: admins at their own page once there is one, everybody else at the first. */
export function landingPath(user: { isAdmin: boolean }, pages: readonly string[]): string {
  return user.isAdmin && pages.includes('/admin') ? '/admin' : '/';
}
