import type { Offering } from '#domain/payment/offering.ts';

/** The paths of all pages. A new page is added here and in the web's routes. */
export const pagePaths = [
  '/',
  '/create',
  '/looks',
  '/looks/:look',
  '/login',
  '/list',
  '/bin',
  '/designs',
  '/design/:id',
  '/edit/:id',
  '/import',
  '/inbox',
  '/orders',
  '/order/:id',
  '/shop-order',
  '/fill-in',
  '/company',
  '/invitation',
  '/sso',
  '/pricing',
  '/help',
  '/help/:topic',
  '/teams',
  '/checkout',
  '/payment-success',
  '/account',
  '/admin',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/undo-email-change',
  '/proof',
  '/terms',
  '/privacy',
  '/imprint',
  '/accessibility',
  '/contact',
] as const;

export type PagePath = (typeof pagePaths)[number];

const patterns = pagePaths.map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[\\w-]+')}$`),
}));

/** The page at a path, or null: then the web shows its 404 page and the server responds with 404. */
export function pageAt(address: string): PagePath | null {
  return patterns.find(({ pattern }) => pattern.test(address))?.path ?? null;
}

export function isPage(address: string): boolean {
  return pageAt(address) !== null;
}

/** Whether a page is opened by a link for people without an account. */
export function isLinkPage(address: string): boolean {
  return ['/fill-in', '/proof', '/shop-order'].includes(address);
}

const signedInPages: ReadonlySet<PagePath> = new Set([
  '/list',
  '/bin',
  '/designs',
  '/design/:id',
  '/edit/:id',
  '/import',
  '/inbox',
  '/company',
  '/orders',
  '/order/:id',
  '/checkout',
  '/payment-success',
  '/account',
  '/admin',
]);

/** The page shown to a visitor: pages for signed-in users show the login instead. */
export function pageForVisitors(page: PagePath | null): PagePath | null {
  return page && signedInPages.has(page) ? '/login' : page;
}

/** Pages that are of no use where nothing is sold. */
const sellingPages: readonly (string | null)[] = ['/pricing', '/checkout', '/payment-success'];

/** Whether an installation that sells or gives plans has a page or its document. */
export function isPageOffered(page: string | null, offering: Offering): boolean {
  return offering === 'selling' || !sellingPages.includes(page);
}
