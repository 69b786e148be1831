import { expect, test } from 'vitest';
import { isPage } from './pages.ts';

test.each([
  '/',
  '/create',
  '/login',
  '/list',
  '/edit/0198-ab',
  '/pricing',
  '/checkout',
  '/payment-success',
  '/admin',
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
])('%s has none', (path) => {
  expect(isPage(path)).toBe(false);
});
