import { expect, test } from 'vitest';
import { landingPath } from './landing-path.ts';

test('an admin arrives at the admin page', () => {
  expect(landingPath({ isAdmin: true }, ['/', '/login', '/admin'])).toBe('/admin');
});

test('an admin arrives at the first page while there is no admin page', () => {
  expect(landingPath({ isAdmin: true }, ['/', '/login'])).toBe('/');
});

test('anybody else arrives at the first page', () => {
  expect(landingPath({ isAdmin: false }, ['/', '/login', '/admin'])).toBe('/');
});

test('whoever was on the way to a page of ours arrives there', () => {
  expect(landingPath({ isAdmin: true }, ['/', '/admin'], '/edit/0198-ab')).toBe('/edit/0198-ab');
});

test.each(['https://evil.example/', '//evil.example', '/no-such-page', '/login', 'javascript:alert(1)'])(
  'nobody is sent on to %s',
  (next) => {
    expect(landingPath({ isAdmin: false }, ['/'], next)).toBe('/');
  },
);
