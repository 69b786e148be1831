import type { Messages } from '../../shared/i18n/messages.ts';

type Viewer = { isAdmin: boolean; isImpersonating: boolean };

export type NavigationLink = {
  name: keyof Pick<
    Messages['navigation'],
    'createCard' | 'looks' | 'teams' | 'pricing' | 'myCards' | 'admin'
  >;
  path: string;
};

const links: ReadonlyArray<NavigationLink & { isFor: (viewer: Viewer | null) => boolean }> = [
  { name: 'createCard', path: '/create', isFor: () => true },
  { name: 'looks', path: '/looks', isFor: () => true },
  { name: 'teams', path: '/teams', isFor: (viewer) => viewer === null },
  { name: 'pricing', path: '/pricing', isFor: () => true },
  { name: 'myCards', path: '/list', isFor: (viewer) => viewer !== null },
  {
    name: 'admin',
    path: '/admin',
    isFor: (viewer) => viewer?.isAdmin === true && !viewer.isImpersonating,
  },
];

/** The links of the navigation bar for this viewer, in order, limited to the existing pages. */
export function navigationLinks(viewer: Viewer | null, pages: readonly string[]): NavigationLink[] {
  return links
    .filter(({ path, isFor }) => pages.includes(path) && isFor(viewer))
    .map(({ name, path }) => ({ name, path }));
}

/** Whether a link is the current one at this path: `/` belongs to Create Card, `/edit/…`, the bin, the designs and the orders to My Cards, `/checkout` to Pricing. */
export function isCurrent({ path }: NavigationLink, address: string): boolean {
  return (
    address === path ||
    (path === '/create' && address === '/') ||
    (path === '/looks' && address.startsWith('/looks/')) ||
    (path === '/list' && /^\/(edit\/|bin$|designs$|inbox$|orders$|order\/)/.test(address)) ||
    (path === '/pricing' && address === '/checkout')
  );
}
