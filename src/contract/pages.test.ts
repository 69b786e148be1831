import { expect, test } from 'vitest';
import { isPage, pageForVisitors } from './pages.ts';

test.each([
  '/',
  '/create',
  '/looks',
  '/looks/bauhaus',
  '/login',
  '/list',
  '/bin',
  '/designs',
  '/design/0198-ab',
  '/edit/0198-ab',
  '/orders',
  '/order/0198-ab',
  '/shop-order',
  '/pricing',
  '/help',
  '/help/bleed',
  '/teams',
  '/checkout',
  '/payment-success',
  '/admin',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/undo-email-change',
  '/proof',
])('%s has a page', (path) => {
  expect(isPage(path)).toBe(true);
});

test.each([
  '',
  '/edit',
  '/edit/',
  '/edit/1/2',
  '/edit/..',
  '//evil.example',
  '/list?x',
  '/listed',
  'https://evil.example/list',
])('%s has no page', (path) => {
  expect(isPage(path)).toBe(false);
});

test.each([
  ['/list', '/login'],
  ['/bin', '/login'],
  ['/designs', '/login'],
  ['/order/:id', '/login'],
  ['/design/:id', '/login'],
  ['/edit/:id', '/login'],
  ['/pricing', '/pricing'],
  [null, null],
] as const)('a visitor at %s sees %s', (page, seen) => {
  expect(pageForVisitors(page)).toBe(seen);
});
