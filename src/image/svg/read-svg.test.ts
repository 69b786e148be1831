import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { UnreadablePicture } from '../unreadable-picture.ts';
import type { DrawingItem } from './drawing.ts';
import { readSvg } from './read-svg.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 10 10"') =>
  strToU8(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);
const square = '<path d="M0 0h5v5z"/>';

function refusalOf(file: Uint8Array): string | null {
  try {
    readSvg(file);
    return null;
  } catch (error) {
    return error instanceof UnreadablePicture ? error.code : String(error);
  }
}

/** The colours of the painted paths, in the order of painting. */
function coloursOf(items: readonly DrawingItem[]): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'group') return coloursOf(item.items);
    return item.paint.kind === 'flat' ? [item.paint.colour] : ['gradient'];
  });
}
const painted = (inside: string) => coloursOf(readSvg(svg(inside)).items);

describe('what cannot be printed as paths is refused', () => {
  test.each([
    ['a script', `${square}<script>alert(1)</script>`, 'LOGO_SVG_UNSAFE'],
    ['a drawing of another address', '<use href="http://example.com/a.svg#b"/>', 'LOGO_SVG_UNSAFE'],
    ['a paint of another address', '<path d="M0 0h5v5z" fill="url(http://example.com)"/>', 'LOGO_SVG_UNSAFE'],
    ['a style sheet of another address', `<style>@import "a.css";</style>${square}`, 'LOGO_SVG_UNSAFE'],
    ['a page inside', `<foreignObject><p>a</p></foreignObject>${square}`, 'LOGO_SVG_UNSAFE'],
    ['text', '<text x="1" y="5">Lumen</text>', 'LOGO_SVG_TEXT'],
    ['an image inside', '<image href="data:image/png;base64,AA" width="5" height="5"/>', 'LOGO_SVG_PIXELS'],
    ['a filter', '<path d="M0 0h5v5z" filter="url(#f)"/>', 'LOGO_SVG_EFFECTS'],
    ['a mask', '<g style="mask:url(#m)"><path d="M0 0h5v5z"/></g>', 'LOGO_SVG_EFFECTS'],
    ['blending', '<path d="M0 0h5v5z" style="mix-blend-mode:multiply"/>', 'LOGO_SVG_EFFECTS'],
    ['a pattern', '<pattern id="p"/><path d="M0 0h5v5z" fill="url(#p)"/>', 'LOGO_SVG_EFFECTS'],
    ['a selector of several elements', `<style>g path{fill:red}</style>${square}`, 'LOGO_SVG_EFFECTS'],
    ['nothing', '<defs/>', 'LOGO_SVG_EMPTY'],
    ['half a file', '<g>', 'LOGO_DAMAGED'],
  ])('%s', (_what, inside, code) => {
    expect(refusalOf(svg(inside))).toBe(code);
  });

  test('a drawing without a size', () => {
    expect(refusalOf(svg(square, ''))).toBe('LOGO_SVG_EMPTY');
  });

  test('another kind of XML', () => {
    expect(refusalOf(strToU8('<html><body/></html>'))).toBe('LOGO_NOT_AN_IMAGE');
  });
});

describe('what could cost too much is refused', () => {
  const uses = (level: number) => `<g id="l${level}">${`<use href="#l${level - 1}"/>`.repeat(10)}</g>`;
  test.each([
    ['more than 1 MB', svg(square + ' '.repeat(1_000_000))],
    [
      '20,000 paths that are used ten times each',
      svg(`<g id="l0">${square}</g>${[1, 2, 3, 4, 5, 6].map(uses).join('')}`),
    ],
    ['ten times ten times … nothing', svg(`<g id="l0"/>${[1, 2, 3, 4, 5, 6, 7, 8].map(uses).join('')}`)],
    ['an element that uses itself', svg('<g id="a"><use href="#a"/></g>')],
    ['elements in a thousand elements', svg('<g>'.repeat(1000) + square + '</g>'.repeat(1000))],
  ])('%s', (_what, file) => {
    expect(refusalOf(file)).toBe('LOGO_SVG_TOO_COMPLEX');
  });

  test('entities are never expanded', () => {
    const entities = '<!DOCTYPE svg [<!ENTITY a "<path d=\'M0 0h9v9z\'/>"><!ENTITY b "&a;&a;&a;&a;">]>';
    const file = strToU8(entities + new TextDecoder().decode(svg(`&b;${square}`)));
    expect(readSvg(file).items).toHaveLength(1);
  });
});

describe('styles', () => {
  test('a declaration is stronger than a rule, a rule than an attribute, a class than an element', () => {
    const style = '<style>path{fill:#010101} .a{fill:#020202} #b{fill:#030303}</style>';
    const path = (attributes: string) => `<path d="M0 0h5v5z" fill="#000000" ${attributes}/>`;
    expect(
      painted(
        style + path('') + path('class="a"') + path('class="a" id="b"') + path('id="b" style="fill:#040404"'),
      ),
    ).toEqual(['#010101', '#020202', '#030303', '#040404']);
  });

  test.each([
    ['RebeccaPurple', '#663399'],
    ['#abc', '#aabbcc'],
    ['rgb(10%, 20%, 30%)', '#1a334d'],
    ['hsla(40 90% 50% / 80%)', '#f2a60d'],
    ['currentColor', '#00ff00'],
    ['#123456 icc-color(a, 0.1)', '#123456'],
    ['no colour', '#000000'],
  ])('the colour %s is %s', (colour, expected) => {
    expect(painted(`<path color="#00ff00" d="M0 0h5v5z" fill="${colour}"/>`)).toEqual([expected]);
  });

  test('what is hidden is not drawn, and its effects do not matter', () => {
    expect(
      painted(
        `<g display="none" filter="url(#f)">${square}</g><path visibility="hidden" d="M0 0h9"/>${square}`,
      ),
    ).toEqual(['#000000']);
  });
});

describe('sizes', () => {
  test.each([
    ['viewBox="0 0 30 10"', 30, 10],
    ['width="2in" height="1in"', 192, 96],
    ['width="100%" height="100%" viewBox="5 5 40 20"', 40, 20],
    ['width="60" viewBox="0 0 30 10"', 60, 20],
  ])('%s', (attributes, width, height) => {
    expect(readSvg(svg(square, attributes))).toMatchObject({ width, height });
  });
});
