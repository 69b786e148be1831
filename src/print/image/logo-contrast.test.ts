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
import { checkPress } from '../press-check.ts';
import { convertLogo } from './convert-logo.ts';
import { logoBackground } from './logo-background.ts';

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

  test('that is pale but of another hue is a warning, not a problem', () => {
    expect(found(logo('#ffe600'), '#ffffff')).toBe('warning');
  });
});

test('a logo with a ground of its own is seen by its drawing', () => {
  const box = '<path d="M0 0h40v20H0z" fill="#ffffff"/>';
  expect(found(drawn(green, box), '#ffffff')).toBe('passed');
  expect(found(painted(green, '#ffffff'), '#ffffff')).toBe('passed');
  expect(found(painted(green, '#ffffff'), green)).toBe('passed');
});

test('a card without a logo has no rule about it', () => {
  const scene = layoutCard(cardOf({ companyName: 'Lumen' }), fonts);
  expect(checkPress(scene, colours).map(({ rule }) => rule)).toEqual(['totalInk']);
});
