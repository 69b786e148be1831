import { expect, test } from 'vitest';
import { isCurrent, navigationLinks } from './navigation-links.ts';

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
  '/admin',
];
const plain = { isAdmin: false, isImpersonating: false };

const pathsFor = (...question: Parameters<typeof navigationLinks>) =>
  navigationLinks(...question).map(({ path }) => path);

test.each([
  ['a visitor', null, ['/create', '/looks', '/teams', '/pricing']],
  ['a signed-in user', plain, ['/create', '/looks', '/pricing', '/list']],
  ['an admin', { ...plain, isAdmin: true }, ['/create', '/looks', '/pricing', '/list', '/admin']],
  [
    'an impersonating admin',
    { isAdmin: true, isImpersonating: true },
    ['/create', '/looks', '/pricing', '/list'],
  ],
] as const)('%s sees their links in order', (_, viewer, paths) => {
  expect(pathsFor(viewer, allPages)).toEqual(paths);
});

test('a missing page has no link', () => {
  expect(pathsFor({ ...plain, isAdmin: true }, ['/', '/create', '/login'])).toEqual(['/create']);
});

test('My Cards is the current link while a card is edited', () => {
  const links = navigationLinks(plain, allPages).filter((link) => isCurrent(link, '/edit/0198-ab'));
  expect(links.map(({ path }) => path)).toEqual(['/list']);
});

test('Pricing is the current link during checkout', () => {
  const links = navigationLinks(plain, allPages).filter((link) => isCurrent(link, '/checkout'));
  expect(links.map(({ path }) => path)).toEqual(['/pricing']);
});

test('Looks is the current link on the page of a look', () => {
  const links = navigationLinks(null, allPages).filter((link) => isCurrent(link, '/looks/bauhaus'));
  expect(links.map(({ path }) => path)).toEqual(['/looks']);
});

test('Create Card is the current link on the first page too', () => {
  const [createCard, , , pricing] = navigationLinks(null, allPages);
  expect([createCard, pricing].map((link) => link && isCurrent(link, '/'))).toEqual([true, false]);
  expect([createCard, pricing].map((link) => link && isCurrent(link, '/create'))).toEqual([true, false]);
  expect([createCard, pricing].map((link) => link && isCurrent(link, '/pricing'))).toEqual([false, true]);
});
