import { expect, test } from 'vitest';
import { currentLink, navigationLinks } from './navigation-links.ts';

const allPages = [
  '/',
  '/create',
  '/looks',
  '/login',
  '/pricing',
  '/teams',
  '/checkout',
  '/payment-success',
  '/list',
  '/designs',
  '/inbox',
  '/orders',
  '/admin',
];
const plain = { isAdmin: false, isImpersonating: false, role: 'free', company: null } as const;
const member = { ...plain, role: 'enterprise', company: {} } as const;

const pathsFor = (...question: Parameters<typeof navigationLinks>) =>
  navigationLinks(...question).map(({ path }) => path);

test.each([
  ['a visitor', null, ['/create', '/looks', '/teams', '/pricing']],
  ['a signed-in user', plain, ['/create', '/looks', '/pricing', '/list']],
  ['somebody who has paid', { ...plain, role: 'premium' }, ['/create', '/looks', '/list', '/pricing']],
  ['a member in a company', member, ['/create', '/list', '/designs', '/inbox', '/orders', '/pricing']],
  ['an admin', { ...plain, isAdmin: true }, ['/create', '/looks', '/pricing', '/list', '/admin']],
  [
    'an impersonating admin',
    { ...plain, isAdmin: true, isImpersonating: true },
    ['/create', '/looks', '/pricing', '/list'],
  ],
] as const)('%s sees their links in order', (_, viewer, paths) => {
  expect(pathsFor(viewer, allPages)).toEqual(paths);
});

test('a missing page has no link', () => {
  expect(pathsFor({ ...plain, isAdmin: true }, ['/', '/create', '/login'])).toEqual(['/create']);
});

test.each([
  ['/', null, '/create'],
  ['/create', null, '/create'],
  ['/looks/bauhaus', null, '/looks'],
  ['/checkout', plain, '/pricing'],
  ['/edit/0198-ab', plain, '/list'],
  ['/designs', plain, '/list'],
  ['/order/0198-ab', plain, '/list'],
  ['/designs', member, '/designs'],
  ['/design/0198-ab', member, '/designs'],
  ['/order/0198-ab', member, '/orders'],
  ['/bin', member, '/list'],
  ['/account', plain, undefined],
] as const)('at %s the current link is the one of that page', (address, viewer, path) => {
  expect(currentLink(navigationLinks(viewer, allPages), address)?.path).toBe(path);
});
