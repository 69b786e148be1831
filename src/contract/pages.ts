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

const registerTab = '/login?tab=register';

/** The documents that the build writes: one for each page, for the login's second tab, and for an address without a page. */
export const pageDocuments = [...pagePaths, registerTab, null] as const;

export type PageDocument = (typeof pageDocuments)[number];

/** The page that a document shows. */
export function pageOf(document: PageDocument): PagePath | null {
  return document === registerTab ? '/login' : document;
}

/** The document of an address; a visitor is given that of the page that is shown to visitors. */
export function documentAt(address: string, isVisitor: boolean): PageDocument {
  const [path = '/', search = ''] = address.split('?');
  const page = pageAt(path);
  if (page === '/login') return /(?:^|&)tab=register(?:&|$)/.test(search) ? registerTab : page;
  return isVisitor ? pageForVisitors(page) : page;
}

/** What a document is called in the build. */
export function documentName(document: PageDocument): string {
  if (document === null) return 'not-found';
  if (document === registerTab) return 'register';
  return document === '/' ? 'first' : document.slice(1).replace(/\/:.*/, '');
}
