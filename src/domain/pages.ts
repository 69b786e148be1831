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

export type PagePath = (typeof pagePaths)[number];

const patterns = pagePaths.map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[\\w-]+')}$`),
}));

/** The page at an address; where there is none, the web shows its 404 page and the server answers 404. */
export function pageAt(address: string): PagePath | null {
  return patterns.find(({ pattern }) => pattern.test(address))?.path ?? null;
}

export function isPage(address: string): boolean {
  return pageAt(address) !== null;
}

const signedInPages: ReadonlySet<PagePath> = new Set([
  '/list',
  '/edit/:id',
  '/checkout',
  '/payment-success',
  '/account',
  '/admin',
]);

/** The page that a visitor sees in place of this one: what is for people who are signed in leads to the login. */
export function pageForVisitors(page: PagePath | null): PagePath | null {
  return page && signedInPages.has(page) ? '/login' : page;
}

/** What a page's document is called in the build. */
export function documentName(page: PagePath | null): string {
  if (page === null) return 'not-found';
  return page === '/' ? 'first' : page.slice(1).replace(/\/:.*/, '');
}
