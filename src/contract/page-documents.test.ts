import { expect, test } from 'vitest';
import { documentAt, documentName, pageDocuments, pageOf } from './page-documents.ts';

test('every page and the missing page have their own documents', () => {
  const names = pageDocuments.map(documentName);
  expect(new Set(names).size).toBe(names.length);
  expect(names.every((name) => /^[a-z-]+$/.test(name))).toBe(true);
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

test('every look has a document, and an unknown look has the one of the missing page', () => {
  expect(documentAt('/looks/grand-deco?x=1', true)).toBe('/looks/grand-deco');
  expect(pageOf('/looks/grand-deco')).toBe('/looks/:look');
  expect(documentAt('/looks/nothing', true)).toBeNull();
});

test('the page of a document is found', () => {
  expect([pageOf('/edit/:id'), pageOf('/login?tab=register'), pageOf(null)]).toEqual([
    '/edit/:id',
    '/login',
    null,
  ]);
});

test('every topic of the help has a document, and an unknown topic has the one of the missing page', () => {
  expect(documentAt('/help/bleed?x=1', true)).toBe('/help/bleed');
  expect(pageOf('/help/bleed')).toBe('/help/:topic');
  expect(documentAt('/help', false)).toBe('/help');
  expect(documentAt('/help/nothing', true)).toBeNull();
});
