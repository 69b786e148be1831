/** The addresses that have a page. A feature that brings a page adds its address here, its route in the web and its link follow. */
export const pagePaths = [
  '/',
  '/create',
  '/login',
  '/list',
  '/edit/:id',
  '/pricing',
  '/checkout',
  '/payment-success',
  '/account',
  '/admin',
] as const;

const patterns = pagePaths.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[\\w-]+')}$`));

/** Whether an address has a page, so that the server can answer 404 where the web shows its 404 page. */
export function isPage(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
