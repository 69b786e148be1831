import { expect, test } from 'vitest';
import { documentAt, documentName, isPage, pageDocuments, pageForVisitors } from './pages.ts';

test.each([
  '/',
  '/create',
  '/login',
  '/list',
  '/bin',
  '/designs',
  '/design/0198-ab',
  '/edit/0198-ab',
  '/pricing',
  '/checkout',
  '/payment-success',
  '/admin',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/undo-email-change',
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

test('every page and the missing page have their own documents', () => {
  const names = pageDocuments.map(documentName);
  expect(new Set(names).size).toBe(names.length);
  expect(names.every((name) => /^[a-z-]+$/.test(name))).toBe(true);
});

test.each([
  ['/list', '/login'],
  ['/bin', '/login'],
  ['/designs', '/login'],
  ['/design/:id', '/login'],
  ['/edit/:id', '/login'],
  ['/pricing', '/pricing'],
  [null, null],
] as const)('a visitor at %s sees %s', (page, seen) => {
  expect(pageForVisitors(page)).toBe(seen);
});

test.each([
  ['/login?tab=register', '/login?tab=register'],
  ['/login?next=/list&tab=register', '/login?tab=register'],
  ['/login?tab=registered', '/login'],
  ['/login', '/login'],
  ['/list?tab=register', '/login'],
  ['/nowhere?tab=register', null],
] as const)('a visitor at %s gets the document of %s', (address, document) => {
  expect(documentAt(address, true)).toBe(document);
});

test('a signed-in user gets the document of the page itself', () => {
  expect(documentAt('/list?x=1', false)).toBe('/list');
});
