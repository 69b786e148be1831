import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readSvg } from '#image/svg/read-svg.ts';
import { cropLogo } from '../image/crop-logo.ts';

const svg = (size: string, body: string) =>
  strToU8(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">${body}</svg>`);

test('a drawing loses the clear margins around what it paints', () => {
  const cropped = readSvg(
    cropLogo(
      svg(
        '0 0 100 100',
        '<clipPath id="c"><path d="M0 0h30v100H0z"/></clipPath><path d="M0 0h100v100H0z" fill="none"/>' +
          '<g clip-path="url(#c)"><path d="M20 30h60v20H20z" fill="#e30613"/></g><path d="M25 35h2v2h-2z"/>',
      ),
    ),
  );
  expect([cropped.width, cropped.height]).toEqual([10, 20]);
  expect(cropped.items).toHaveLength(2);
});

test('a drawing without margins, or with a ground of its own, stays as it is', () => {
  for (const body of [
    '<path d="M0 0h90v60H0z"/>',
    '<path d="M0 0h90v60H0z" fill="#fff"/><path d="M40 20h9v9h-9z"/>',
  ]) {
    const file = svg('0 0 90 60', body);
    expect(cropLogo(file)).toBe(file);
  }
});

test('a drawing that paints nothing within its size is refused', () => {
  expect(() => cropLogo(svg('0 0 10 10', '<path d="M20 20h5v5h-5z"/>'))).toThrow('LOGO_SVG_EMPTY');
});
