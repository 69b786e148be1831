import { beforeAll, expect, test } from 'vitest';
import type { CardDesign } from '#domain/card/card.ts';
import { checkPrint } from '#layout/check/check-print.ts';
import { createExaminer } from '#layout/check/examine.ts';
import { fixAll, mendableCauses } from '#layout/check/mend.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { fontsFromDisk } from '../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../tools/print/print-from-disk.ts';
import type { PressColours } from './colour/press-colours.ts';
import { checkPress } from './press-check.ts';
import type { LogoInk } from './printed-colours.ts';

const fonts = fontsFromDisk();
let colours: PressColours;
beforeAll(async () => {
  ({ colours } = await printAssetsFromDisk(fonts));
});

const blackOnWhite = Object.fromEntries(
  ['companyName', 'website', 'fullName', 'position', 'phone', 'email', 'url'].map((field) => [
    `${field}Color`,
    '#000000',
  ]),
);
const texts = {
  companyName: 'Lumen',
  fullName: 'Elena Marek',
  phone: '+421 905 318 442',
  website: 'lumen.sk',
};
const check = (changed: Partial<CardDesign> = {}, logo: LogoInk | null = null) => {
  const design = { ...texts, ...blackOnWhite, ...changed };
  const [result] = checkPress(
    layoutCard(design, fonts, logo ? { width: 600, height: 600 } : undefined),
    colours,
    logo,
  );
  if (!result) throw new Error('Nothing was checked');
  return result;
};

test('black on white takes one ink and has nothing to find', () => {
  expect(check()).toEqual({ rule: 'totalInk', measured: 100, needed: 280, findings: [] });
});

test('a near-black ground takes more ink than dries quickly', () => {
  const { measured, findings } = check({ backgroundColor: '#010102' });
  expect(measured).toBeGreaterThan(280);
  expect(findings).toContainEqual(
    expect.objectContaining({ code: 'TOO_MUCH_INK', level: 'warning', subject: 'background', needed: 280 }),
  );
});

test('black printed over a colour counts the colour too', () => {
  const ground = colours.inkOf('#9b1b30');
  expect(check({ backgroundColor: '#9b1b30' }).measured).toBeCloseTo(
    (ground.c + ground.m + ground.y + 1) * 100,
    6,
  );
});

test('a logo with too much ink is a problem', () => {
  expect(check({}, { mostInk: 3.2, mostColouredInk: 2.2 }).findings).toEqual([
    { code: 'TOO_MUCH_INK', level: 'problem', subject: 'logo', measured: 320, needed: 280 },
  ]);
});

test('a colour no press can print is named with the colour it will have', () => {
  expect(check({ companyNameColor: '#0000ff', companyNameFont: 'Inter' }).findings).toMatchObject([
    {
      code: 'COLOUR_SHIFTS_IN_PRINT',
      subject: 'companyName',
      needed: 10,
      colours: { chosen: '#0000ff', printed: '#074396' },
    },
  ]);
});

test('a colour that was taken over from the print is printed as it is', () => {
  const design = { ...texts, ...blackOnWhite, backgroundColor: '#00ff00' };
  const scene = layoutCard(design, fonts);
  const [finding] = checkPrint(scene, checkPress(scene, colours)).findings;
  const examiner = createExaminer({ fonts, logo: undefined, press: (drawn) => checkPress(drawn, colours) });
  const change = fixAll(design, examiner);
  expect(change).toEqual({ backgroundColor: finding?.colours?.printed });
  expect(check({ ...change }).findings).toEqual([]);
});

test('what the press finds stands in its place among the ten rules', () => {
  const scene = layoutCard({ ...texts, ...blackOnWhite }, fonts);
  const { passed } = checkPrint(scene, checkPress(scene, colours));
  const rules = passed.map(({ rule }) => rule);
  expect(rules.indexOf('totalInk')).toBe(rules.indexOf('logoResolution') + 1);
});

test('a ground that prints differently is mended together with the texts that would be lost on it', () => {
  const design = {
    ...texts,
    ...blackOnWhite,
    phoneColor: '#666666',
    websiteColor: '#999999',
    backgroundColor: '#00ff00',
  };
  const examiner = createExaminer({ fonts, logo: undefined, press: (drawn) => checkPress(drawn, colours) });
  const examined = examiner.examine(design);
  const ground =
    examined && mendableCauses(examined, examiner).find(({ code }) => code === 'COLOUR_SHIFTS_IN_PRINT');
  expect(ground).toMatchObject({ level: 'warning', fix: { kind: 'recolour', way: 'use' } });
});

test('what was done to a logo to print it is told, and is nothing wrong', () => {
  const notes = ['profile-dropped', 'packed-as-photograph'] as const;
  expect(check({}, { mostInk: 1, mostColouredInk: 0, notes }).findings).toMatchObject([
    { code: 'LOGO_PROFILE_DROPPED', level: 'information', subject: 'logo' },
    { code: 'LOGO_PACKED_AS_PHOTOGRAPH', level: 'information', subject: 'logo', measured: 92 },
  ]);
});
