import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { randomFrom, svgSamples } from '../../../tools/print/samples/svg-samples.ts';
import { checkSvg } from './check-svg.ts';
import { cleanSvg } from './clean-svg.ts';

function isAccepted(file: Uint8Array): boolean {
  try {
    checkSvg(file);
    return true;
  } catch {
    return false;
  }
}

const cleaned = svgSamples(90).map(({ svg }) => cleanSvg(strToU8(svg)));

test('every cleaned drawing is accepted', () => {
  expect(cleaned.every(isAccepted)).toBe(true);
});

test('no drawing is accepted before it is cleaned', () => {
  expect(svgSamples(90).filter(({ svg }) => isAccepted(strToU8(svg)))).toEqual([]);
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an event', '<path d="M0 0" onclick="alert(1)"/>'],
  ['a reference', '<use href="http://example.com/a.svg#b"/>'],
  ['a style', '<style>path{fill:url(http://example.com)}</style>'],
  ['a paint of another address', '<path d="M0 0L1 1" fill="url(http://example.com)"/>'],
  ['a comment', '<!-- a -->'],
  ['an element that is not closed', '<g>'],
  ['an element that was not opened', '</g>'],
  ['an empty line', ''],
])('%s in a cleaned drawing is refused', (_what, line) => {
  const text = new TextDecoder().decode(cleaned[0]);
  expect(isAccepted(strToU8(text.replace('\n</svg>', `\n${line}\n</svg>`)))).toBe(false);
});

test('nothing can be inserted anywhere but digits and letters of path data', () => {
  const random = randomFrom(7);
  const kept = Array.from({ length: 2000 }, (_, index) => {
    const text = new TextDecoder().decode(cleaned[index % cleaned.length]);
    const at = Math.floor(random() * text.length);
    const inserted = ['<', '>', '"', '&a;', "'", 'on', '\n', '(', ':', '//', '\u00e9'][index % 11] ?? '';
    return isAccepted(strToU8(text.slice(0, at) + inserted + text.slice(at)));
  });
  expect(kept.filter(Boolean)).toEqual([]);
});
