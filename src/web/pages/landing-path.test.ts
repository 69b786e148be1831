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
