import { beforeAll, expect, test } from 'vitest';
import { cardOf, type FlatCard, flatOf } from '#domain/card/flat-card.ts';
import { checkPrint } from '#layout/check/check-print.ts';
import { causesWithFixes, fixAll } from '#layout/check/fixes/fix-causes.ts';
import { createPrintChecker } from '#layout/check/print-checker.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { layoutSides } from '#layout/layout-sides.ts';
import { fontsFromDisk } from '../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../tools/print/print-from-disk.ts';
import type { PressColours } from './colour/press-colours.ts';
import type { LogoInk } from './inks/printed-colours.ts';
import { checkPress, pressRules } from './press-check.ts';

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
const check = (changed: FlatCard = {}, logo: LogoInk | null = null) => {
  const design = { ...texts, ...blackOnWhite, ...changed };
  const [result] = checkPress(
    layoutCard(cardOf(design), fonts, logo ? { width: 600, height: 600 } : undefined),
    colours,
    logo,
  );
  if (!result) throw new Error('Nothing was checked');
  return result;
};

test('black on white uses one ink and has no findings', () => {
  expect(check()).toEqual({ rule: 'totalInk', measured: 100, needed: 300, findings: [] });
});

test('a near-black ground has as much ink as the print shop allows', () => {
  const { measured, findings } = check({ backgroundColor: '#010102' });
  expect(measured).toBeGreaterThan(280);
  expect(findings.map(({ code }) => code)).not.toContain('TOO_MUCH_INK');
});

test('black printed over a colour counts the colour too', () => {
  const ground = colours.inkOf('#9b1b30');
  expect(check({ backgroundColor: '#9b1b30' }).measured).toBeCloseTo(
    (ground.c + ground.m + ground.y + 1) * 100,
    6,
  );
});

test('a logo with too much ink is a problem', () => {
  expect(check({}, { maxInk: 3.2, maxColouredInk: 2.2 }).findings).toEqual([
    { code: 'TOO_MUCH_INK', level: 'problem', subject: 'logo', measured: 320, needed: 300 },
  ]);
});

test('a colour that the press cannot print is a finding with its printed colour', () => {
  expect(check({ companyNameColor: '#0000ff', companyNameFont: 'Inter' }).findings).toMatchObject([
    {
      code: 'COLOUR_SHIFTS_IN_PRINT',
      subject: 'companyName',
      needed: 10,
      colours: { chosen: '#0000ff', printed: '#074396' },
    },
  ]);
});

test('a colour replaced with its printed colour prints unchanged', () => {
  const design = { ...texts, ...blackOnWhite, backgroundColor: '#00ff00' };
  const scene = layoutCard(cardOf(design), fonts);
  const [finding] = checkPrint(scene, checkPress(scene, colours)).findings;
  const checker = createPrintChecker({
    fonts,
    logo: undefined,
    press: (drawn) => checkPress(drawn, colours),
  });
  const change = flatOf(fixAll(cardOf(design), checker));
  expect(change).toEqual({ ...flatOf(cardOf(design)), backgroundColor: finding?.colours?.printed });
  expect(check(change).findings).toEqual([]);
});

test('press findings are sorted among the other rules', () => {
  const scene = layoutCard(cardOf({ ...texts, ...blackOnWhite }), fonts);
  const { passed } = checkPrint(scene, checkPress(scene, colours));
  const rules = passed.map(({ rule }) => rule);
  expect(rules.indexOf('totalInk')).toBe(rules.indexOf('contrast') + 1);
});

test('a ground that prints differently is fixed together with the texts that it would make unreadable', () => {
  const design = {
    ...texts,
    ...blackOnWhite,
    phoneColor: '#666666',
    websiteColor: '#999999',
    backgroundColor: '#00ff00',
  };
  const checker = createPrintChecker({
    fonts,
    logo: undefined,
    press: (drawn) => checkPress(drawn, colours),
  });
  const checked = checker.check(cardOf(design));
  const ground =
    checked && causesWithFixes(checked, checker).find(({ code }) => code === 'COLOUR_SHIFTS_IN_PRINT');
  expect(ground).toMatchObject({ level: 'warning', fix: { kind: 'recolour', way: 'use' } });
});

test('changes to a logo for print are information, not faults', () => {
  const notes = ['profile-dropped', 'packed-as-photograph'] as const;
  expect(check({}, { maxInk: 1, maxColouredInk: 0, notes }).findings).toMatchObject([
    { code: 'LOGO_PROFILE_DROPPED', level: 'information', subject: 'logo' },
    { code: 'LOGO_PACKED_AS_PHOTOGRAPH', level: 'information', subject: 'logo', measured: 92 },
  ]);
});

test('a spot colour that a logo loses is named: mixed as a warning, under pixels as a problem', () => {
  const lostSpots = [
    { name: 'Brand Red', where: 'mixed' },
    { name: 'Brand Blue', where: 'underPixels' },
  ] as const;
  expect(check({}, { maxInk: 1, maxColouredInk: 0, lostSpots }).findings).toMatchObject([
    { code: 'SPOT_MIXED', level: 'warning', subject: 'logo', plate: 'Brand Red' },
    { code: 'SPOT_UNDER_PIXELS', level: 'problem', subject: 'logo', plate: 'Brand Blue' },
  ]);
});

test('the rules of a print shop include its finishing, once for the card', () => {
  const sides = layoutSides(cardOf({ ...texts, back: { kind: 'text', message: { text: 'Svetlo' } } }), fonts);
  const rules = pressRules(colours, { finishing: { plate: 'Lack', parts: ['email'] } }, () => null);
  const found = sides.map((scene) => checkPrint(scene, rules(scene, sides)).findings.map(({ code }) => code));
  expect(found[0]).toContain('FINISHING_WITHOUT_PART');
  expect(found[1]).not.toContain('FINISHING_WITHOUT_PART');
  const without = pressRules(colours, { finishing: null }, () => null);
  expect(sides.flatMap((scene) => without(scene, sides)).map(({ rule }) => rule)).not.toContain('finishing');
});
