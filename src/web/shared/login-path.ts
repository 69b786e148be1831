/** The login of somebody on their way to a page. */
export function loginPath(next: string): string {
  return `/login?${new URLSearchParams({ next })}`;
}
