import { Resvg } from '@resvg/resvg-js';
import { encode } from 'fast-png';
import { strToU8 } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import { pictureSize } from '#image/read-picture.ts';
import { checkPrint } from '#layout/check/check-print.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import { rgbOf } from '../colour/hex.ts';
import type { PressColours } from '../colour/press-colours.ts';
import { logoBackground } from '../drawing/logo-background.ts';
import { checkPress } from '../press-check.ts';
import { convertLogo } from './convert-logo.ts';

const fonts = fontsFromDisk();
let colours: PressColours;
beforeAll(async () => {
  ({ colours } = await printAssetsFromDisk(fonts));
});

/** What the print check finds about a logo on a background. */
function found(logo: Uint8Array, backgroundColor: string) {
  const design = { companyName: 'Lumen', fullName: 'Elena', backgroundColor };
  const scene = layoutCard(cardOf(design), fonts, pictureSize(logo));
  const ground = logoBackground(scene);
  const { findings, passed } = checkPrint(
    scene,
    checkPress(scene, colours, ground && convertLogo(logo, ground, 300, colours)),
  );
  const [finding] = findings.filter(({ code }) => code === 'LOGO_HARDLY_VISIBLE');
  return finding?.level ?? (passed.some(({ rule }) => rule === 'logoContrast') ? 'passed' : null);
}

/** A drawing in one colour. */
const drawn = (colour: string, before = '') =>
  strToU8(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${before}<path d="M2 2h10v16H2z" fill="${colour}"/></svg>`,
  );

/** A square of 40 pixels in one colour: its inner half is painted, the rest is of the other colour or transparent. */
function painted(colour: string, around: string | null): Uint8Array {
  const data = new Uint8Array(40 * 40 * 4);
  for (let pixel = 0; pixel < 1600; pixel += 1) {
    const isInside = [pixel % 40, Math.floor(pixel / 40)].every((at) => at >= 10 && at < 30);
    const shown = isInside ? colour : around;
    data.set(shown ? [...rgbOf(shown), 255] : [0, 0, 0, 0], pixel * 4);
  }
  return encode({ width: 40, height: 40, data, channels: 4, depth: 8 });
}

const green = '#0f766e';

describe.each([
  ['a drawn logo', (colour: string) => drawn(colour)],
  ['a logo of pixels', (colour: string) => painted(colour, null)],
])('%s', (_, logo) => {
  test('in the colour of the card, or nearly, is a problem', () => {
    expect(found(logo(green), green)).toBe('problem');
    expect(found(logo('#12807a'), green)).toBe('problem');
    expect(found(logo('#ffffff'), '#ffffff')).toBe('problem');
  });

  test('that stands out passes', () => {
    expect(found(logo('#ffffff'), green)).toBe('passed');
    expect(found(logo(green), '#ffffff')).toBe('passed');
  });

  test('that is pale is a warning, and a problem where it is hardly lighter or darker than the card', () => {
    expect(found(logo('#e0a800'), '#ffffff')).toBe('warning');
    expect(found(logo('#ffe600'), '#ffffff')).toBe('problem');
  });
});

test('a logo with a ground of its own is seen by its drawing', () => {
  const box = '<path d="M0 0h40v20H0z" fill="#ffffff"/>';
  expect(found(drawn(green, box), '#ffffff')).toBe('passed');
  expect(found(painted(green, '#ffffff'), '#ffffff')).toBe('passed');
  expect(found(painted(green, '#ffffff'), green)).toBe('passed');
});

const navy = '#14213d';
const orange = '#fca311';
const gold = '#d4af37';

/** Five letters in one colour and a mark beside them, on nothing. */
const letters = (colour: string) =>
  [0, 1, 2, 3, 4].map((at) => `<path d="M${14 + at * 5} 6h3v8h-3z" fill="${colour}"/>`).join('');
const wordmark = (ofLetters: string, ofMark: string) =>
  `<circle cx="6" cy="10" r="5" fill="${ofMark}"/>${letters(ofLetters)}`;
const shield = (colour: string) => `<path d="M12 1h16v12l-8 6l-8 -6z" fill="${colour}"/>`;
const cross = (colour: string) => `<path d="M19 3h2v4h4v2h-4v6h-2v-6h-4v-2h4z" fill="${colour}"/>`;

describe.each([
  ['drawn', (inner: string) => svgOf(inner)],
  ['of pixels', (inner: string) => pixelsOf(inner)],
])('each part of a logo %s is judged by its own area', (_, logo) => {
  test.each([
    ['navy letters with an orange mark on navy', wordmark(navy, orange), navy, 'problem'],
    ['navy letters with an orange mark on white', wordmark(navy, '#b45309'), '#ffffff', 'passed'],
    ['white letters with a navy mark on white', wordmark('#ffffff', navy), '#ffffff', 'problem'],
    ['white on white', wordmark('#ffffff', '#ffffff'), '#ffffff', 'problem'],
    ['pale grey letters beside a clear mark', wordmark('#a3a3a3', navy), '#ffffff', 'warning'],
    ['a gold crest on gold', shield(gold), gold, 'problem'],
    ['a gold crest with a white cross on gold', shield(gold) + cross('#ffffff'), gold, 'warning'],
    ['a gold crest with a navy cross on gold', shield(gold) + cross(navy), gold, 'passed'],
    ['a navy crest with a gold cross on gold', shield(navy) + cross(gold), gold, 'passed'],
    [
      'navy letters on a white box, on navy',
      `<path d="M0 0h40v20H0z" fill="#ffffff"/>${letters(navy)}`,
      navy,
      'passed',
    ],
  ])('%s', (__, inner, background, expected) => {
    expect(found(logo(inner), background)).toBe(expected);
  });
});

function svgOf(inner: string): Uint8Array {
  return strToU8(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inner}</svg>`);
}

function pixelsOf(inner: string): Uint8Array {
  const svg = new TextDecoder().decode(svgOf(inner));
  return new Resvg(svg, { fitTo: { mode: 'width', value: 300 } }).render().asPng();
}

describe('at its printed size a drawing', () => {
  const details = (inner: string, sizeMm = 20) => {
    const design = { companyName: 'Lumen', fullName: 'Elena', logoSize: sizeMm };
    const scene = layoutCard(cardOf(design), fonts, pictureSize(svgOf(inner)));
    const ground = logoBackground(scene);
    const results = checkPress(scene, colours, ground && convertLogo(svgOf(inner), ground, 300, colours));
    return results
      .filter(({ rule }) => rule === 'logoLines')
      .flatMap(({ findings }) =>
        findings.map(({ code, measured }) => [code, Math.round(measured * 100) / 100]),
      );
  };

  test('has lines that are thick enough to print, whether they are strokes or areas', () => {
    const stroke = (width: number) => `<path d="M4 10h30" stroke="#000000" stroke-width="${width}"/>`;
    // The drawing is 40 wide on 20 mm.
    expect(details(stroke(0.4))).toEqual([]);
    expect(details(stroke(0.02))).toEqual([['LOGO_LINE_TOO_THIN', 0.03]]);
    expect(details('<path d="M4 10h30v0.02h-30z" fill="#000000"/>')).toEqual([['LOGO_LINE_TOO_THIN', 0.03]]);
    expect(details(cross(navy))).toEqual([]);
  });

  test('has letters that can be read', () => {
    const small = [0, 1, 2, 3].map((at) => `<path d="M${4 + at * 0.5} 17h0.3v0.4h-0.3z"/>`).join('');
    expect(details(wordmark(navy, orange) + small)).toEqual([['LOGO_LETTERS_TOO_SMALL', 0.2]]);
    expect(details(wordmark(navy, orange) + small, 40)).toEqual([]);
    // The dots of letters are no letters.
    const dots = [0, 1, 2, 3]
      .map((at) => `<path d="M${15 + at * 5} 5.5h0.3v0.3h-0.3z" fill="${navy}"/>`)
      .join('');
    expect(details(wordmark(navy, orange) + dots)).toEqual([]);
  });
});

test('a card without a logo has no rule about it', () => {
  const scene = layoutCard(cardOf({ companyName: 'Lumen' }), fonts);
  expect(checkPress(scene, colours).map(({ rule }) => rule)).toEqual(['totalInk']);
});
