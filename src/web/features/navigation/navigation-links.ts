import type { CurrentUser } from '#contract/account-schemas.ts';
import type { Messages } from '../../shared/i18n/messages.ts';

type Viewer = Pick<CurrentUser, 'isAdmin' | 'isImpersonating' | 'role'> & { company: object | null };

export type NavigationLink = {
  name: keyof Pick<
    Messages['navigation'],
    'createCard' | 'looks' | 'teams' | 'pricing' | 'myCards' | 'designs' | 'inbox' | 'orders' | 'admin'
  >;
  path: string;
};

const paths: Record<NavigationLink['name'], string> = {
  createCard: '/create',
  looks: '/looks',
  teams: '/teams',
  pricing: '/pricing',
  myCards: '/list',
  designs: '/designs',
  inbox: '/inbox',
  orders: '/orders',
  admin: '/admin',
};

function namesFor(viewer: Viewer | null): NavigationLink['name'][] {
  if (!viewer) return ['createCard', 'looks', 'teams', 'pricing'];
  const admin = viewer.isAdmin && !viewer.isImpersonating ? (['admin'] as const) : [];
  if (viewer.company) return ['createCard', 'myCards', 'designs', 'inbox', 'orders', 'pricing', ...admin];
  // Who has paid does not need the prices first.
  const own = viewer.role === 'free' ? (['pricing', 'myCards'] as const) : (['myCards', 'pricing'] as const);
  return ['createCard', 'looks', ...own, ...admin];
}

/** The links of the navigation bar for this viewer, in order, limited to the existing pages. */
export function navigationLinks(viewer: Viewer | null, pages: readonly string[]): NavigationLink[] {
  return namesFor(viewer)
    .map((name) => ({ name, path: paths[name] }))
    .filter(({ path }) => pages.includes(path));
}

/** Pages that belong to the link of another: the first of these links that the viewer has is the current one. */
const belongsTo: ReadonlyArray<{ pages: RegExp; links: ReadonlyArray<NavigationLink['name']> }> = [
  { pages: /^\/$/, links: ['createCard'] },
  { pages: /^\/looks\//, links: ['looks'] },
  { pages: /^\/design\//, links: ['designs', 'myCards'] },
  { pages: /^\/order\//, links: ['orders', 'myCards'] },
  { pages: /^\/(edit\/|bin$|designs$|inbox$|orders$)/, links: ['myCards'] },
  { pages: /^\/checkout$/, links: ['pricing'] },
];

/** The link of the page at this address, or undefined. */
export function currentLink(links: readonly NavigationLink[], address: string): NavigationLink | undefined {
  const owners = belongsTo.find(({ pages }) => pages.test(address))?.links ?? [];
  return (
    links.find(({ path }) => path === address) ??
    owners.map((owner) => links.find(({ name }) => name === owner)).find((link) => link !== undefined)
  );
}
