import { expect, test } from 'vitest';
import { landingPath } from './landing-path.ts';

test('an admin lands on the admin page', () => {
  expect(landingPath({ isAdmin: true, secondFactor: 'on' }, ['/', '/login', '/admin'])).toBe('/admin');
});

test('an admin lands on the first page if there is no admin page', () => {
  expect(landingPath({ isAdmin: true, secondFactor: 'on' }, ['/', '/login'])).toBe('/');
});

test('other users land on the first page', () => {
  expect(landingPath({ isAdmin: false, secondFactor: 'off' }, ['/', '/login', '/admin'])).toBe('/');
});

test('an admin whose second factor is due lands on its set-up', () => {
  const admin = { isAdmin: true, secondFactor: 'due' } as const;
  expect(landingPath(admin, ['/', '/admin'])).toBe('/account');
  expect(landingPath(admin, ['/', '/admin'], '/admin')).toBe('/account');
});

test('a user lands on the requested page', () => {
  expect(landingPath({ isAdmin: true, secondFactor: 'on' }, ['/', '/admin'], '/edit/0198-ab')).toBe(
    '/edit/0198-ab',
  );
});

test('a requested page keeps its query', () => {
  expect(landingPath({ isAdmin: false, secondFactor: 'off' }, ['/'], '/checkout?plan=premium')).toBe(
    '/checkout?plan=premium',
  );
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '//evil.example?/list',
  '/no-such-page?next=/list',
  '/login',
  '/login?next=/login',
  'javascript:alert(1)',
])('never redirects to %s', (next) => {
  expect(landingPath({ isAdmin: false, secondFactor: 'off' }, ['/'], next)).toBe('/');
});
