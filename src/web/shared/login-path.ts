/** The path of the login page that continues to `next`. */
export function loginPath(next: string): string {
  return `/login?${new URLSearchParams({ next })}`;
}
