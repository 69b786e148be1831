import { expect, test } from 'vitest';
import { isLogoPath, logoMaxBytes, logoRefusal } from './logo-file.ts';

test('a PNG, a JPG or an SVG of up to 10,485,760 bytes can be a logo', () => {
  expect(logoRefusal({ type: 'image/png', size: logoMaxBytes })).toBeNull();
  expect(logoRefusal({ type: 'image/jpeg', size: 1 })).toBeNull();
  expect(logoRefusal({ type: 'image/svg+xml', size: 1 })).toBeNull();
  expect(logoMaxBytes).toBe(10_485_760);
});

test('one byte more is too large', () => {
  expect(logoRefusal({ type: 'image/png', size: logoMaxBytes + 1 })).toBe('LOGO_TOO_LARGE');
});

test.each(['text/plain', 'image/gif', ''])('%j is not an accepted image type', (type) => {
  expect(logoRefusal({ type, size: 1 })).toBe('NOT_AN_IMAGE');
});

test.each([
  ['/objects/uploads/0192f0c1-6f1e-7b2c-9d3e-4f5a6b7c8d9e', true],
  ['/objects/uploads/0192F0C1-6F1E-7B2C-9D3E-4F5A6B7C8D9E', false],
  ['https://elsewhere.example/objects/uploads/0192f0c1-6f1e-7b2c-9d3e-4f5a6b7c8d9e', false],
  ['//evil', false],
  ['/objects/uploads/../../etc/passwd', false],
])('%s is one of our logos: %s', (address, expected) => {
  expect(isLogoPath(address)).toBe(expected);
});
