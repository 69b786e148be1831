import { expect, test } from 'vitest';
import { landingPath } from './landing-path.ts';

test('an admin lands on the admin page', () => {
  expect(landingPath({ isAdmin: true }, ['/', '/login', '/admin'])).toBe('/admin');
});

test('an admin lands on the first page if there is no admin page', () => {
  expect(landingPath({ isAdmin: true }, ['/', '/login'])).toBe('/');
});

test('other users land on the first page', () => {
  expect(landingPath({ isAdmin: false }, ['/', '/login', '/admin'])).toBe('/');
});

test('a user lands on the requested page', () => {
  expect(landingPath({ isAdmin: true }, ['/', '/admin'], '/edit/0198-ab')).toBe('/edit/0198-ab');
});

test.each(['https://evil.example/', '//evil.example', '/no-such-page', '/login', 'javascript:alert(1)'])(
  'never redirects to %s',
  (next) => {
    expect(landingPath({ isAdmin: false }, ['/'], next)).toBe('/');
  },
);
