import { describe, expect, test } from 'vitest';
import type { CardContent } from '#domain/card/card.ts';
import type { LookId } from '#domain/card/look/card-look.ts';
import { familyOfMotif } from '#domain/card/look/motifs.ts';
import { tradesOfTexts } from '#domain/look/trade-words.ts';
import { frontMotif, lookOf } from './data/released-looks.ts';
import { type LookReason, sixLooksFor } from './six-looks.ts';

const idsFor = (...input: Parameters<typeof sixLooksFor>) => sixLooksFor(...input).map(({ look }) => look.id);
const director: CardContent = { fullName: 'Ján Novák', companyName: 'Nová vec', position: 'riaditeľ' };

describe('the first look and another of the six fit the trade of', () => {
  test.each<[string, CardContent, LookId[], LookId]>([
    [
      'a lawyer',
      { fullName: 'JUDr. Mária Ďurišová, PhD.', position: 'advokátka' },
      ['chambers', 'rosette', 'chancery', 'big-initial'],
      'chancery',
    ],
    [
      'a notary',
      { fullName: 'JUDr. Peter Hlavatý', companyName: 'Notársky úrad' },
      ['rosette', 'chambers'],
      'chancery',
    ],
    [
      'a physician',
      { fullName: 'MUDr. Eva Lipová', companyName: 'Lipová' },
      ['plus', 'echo', 'pebble', 'sunburst', 'olive-branch'],
      'plus',
    ],
    ['a dentist', { fullName: 'MDDr. Ján Malý', position: 'zubný lekár' }, ['plus'], 'pebble'],
    [
      'an architect',
      { fullName: 'Ing. arch. Zora Skalná', companyName: 'Ateliér Skala' },
      ['bauhaus', 'floor-plan', 'quarter'],
      'floor-plan',
    ],
    ['a café', { fullName: 'Jana Tichá', companyName: 'Kavárna Za rohem' }, ['awning'], 'gingham'],
    [
      'a photographer',
      { fullName: 'Tom Reed', position: 'Photographer' },
      ['red-dot', 'halftone', 'lens', 'horizon'],
      'lens',
    ],
    [
      'a developer',
      { fullName: 'Lukas Stein', position: 'Softwareentwickler' },
      ['terminal'],
      'constellation',
    ],
    [
      'an estate agent',
      { fullName: 'Iveta Krátka', position: 'realitná maklérka' },
      ['old-town', 'floor-plan', 'chambers'],
      'old-town',
    ],
    [
      'a winery',
      { fullName: 'Karol Hron', companyName: 'Vinárstvo Hron' },
      ['vineyard', 'chancery', 'fern'],
      'vineyard',
    ],
    ['a tax adviser', { fullName: 'Sabine Wolf', position: 'Steuerberaterin' }, ['pinstripe'], 'rosette'],
    [
      'a psychologist',
      { fullName: 'PhDr. Anna Milá', position: 'psychologička' },
      ['pebble', 'relief'],
      'relief',
    ],
    [
      'a builder',
      { fullName: 'Rado Silný', companyName: 'Stavby Silný, s. r. o.' },
      ['diagonal', 'floor-plan', 'cubes'],
      'diagonal',
    ],
    ['a yoga teacher', { fullName: 'Ela Nová', position: 'lektorka jogy' }, ['sunburst'], 'sunburst'],
  ])('%s', (_, content, first, another) => {
    const ids = idsFor({ content });
    expect(first).toContain(ids[0]);
    expect(ids).toContain(another);
  });
});

test('there are six different looks, each with a reason, the same each time', () => {
  for (const content of [{}, director, { position: 'Zahnarzt' }]) {
    const six = sixLooksFor({ content });
    expect(new Set(six.map(({ look }) => look.id)).size).toBe(6);
    for (const { reasons } of six) expect(reasons.length).toBeGreaterThan(0);
    expect(sixLooksFor({ content })).toEqual(six);
  }
});

test('without a trade no two are of one family of motifs', () => {
  const families = idsFor({ content: {} }).map((id) => {
    const motif = frontMotif(lookOf(id));
    return motif && familyOfMotif(motif);
  });
  expect(new Set(families).size).toBe(6);
});

test('the reason is the trade that says most', () => {
  const [first] = sixLooksFor({ content: { position: 'zubná lekárka' } });
  expect(first?.reasons).toEqual([{ kind: 'trade', trade: 'dental' }]);
});

describe('a logo', () => {
  const logo = { colours: [{ colour: '#d0021b', share: 1 }], width: 300, height: 100 };
  const reasonsFor = (kind: LookReason['kind'], input: typeof logo) =>
    sixLooksFor({ content: director, logo: input }).filter(({ reasons }) =>
      reasons.some((reason) => reason.kind === kind),
    ).length;

  test('in red gets palettes with red', () => {
    expect(reasonsFor('colour', logo)).toBeGreaterThanOrEqual(4);
    expect(reasonsFor('colour', { ...logo, colours: [{ colour: '#808080', share: 1 }] })).toBe(0);
  });

  test('in white gets dark palettes', () => {
    const white = { ...logo, colours: [{ colour: '#ffffff', share: 1 }] };
    const palettes = sixLooksFor({ content: director, logo: white }).map(
      ({ look }) => look.palette ?? lookOf(look.id).palette,
    );
    for (const palette of palettes) expect(palette).toMatch(/OnCharcoal|OnBlack|OnInk|OnNavy|OnTeal|OnGreen/);
  });

  test.each([
    ['wide', 300, 100],
    ['square', 100, 100],
    ['tall', 100, 200],
  ] as const)('that is %s gets looks with a place for it', (shape, width, height) => {
    const six = sixLooksFor({ content: director, logo: { ...logo, width, height } });
    expect(six.flatMap(({ reasons }) => reasons)).toContainEqual({ kind: 'logoShape', shape });
  });
});

test('long texts get looks that take them and none that does not', () => {
  const content = {
    companyName: 'Slovenská spoločnosť pre výskum horských lúk',
    fullName: 'Mgr. Alexandra Hviezdoslavová-Konštantínová, PhD.',
    email: 'alexandra.hviezdoslavova-konstantinova@luky.example',
  };
  const six = sixLooksFor({ content });
  expect(six.flatMap(({ reasons }) => reasons)).toContainEqual({ kind: 'longTexts' });
  for (const id of ['ridge', 'colour-field', 'marquee', 'vineyard', 'horizon', 'lens'] satisfies LookId[])
    expect(six.map(({ look }) => look.id)).not.toContain(id);
});

test('words tell a trade, and names of people do not', () => {
  const names = ['Barbora Kováčová', 'Oliver Koch', 'Peter Mlynár', 'Martin Zahradník'];
  for (const fullName of names) expect(tradesOfTexts({ fullName }).size).toBe(0);
  expect(tradesOfTexts({ companyName: 'Barbora' }).size).toBe(0);
  expect(tradesOfTexts({ companyName: 'Bar Barbora' }).get('bar')).toBe(0.9);
  expect(tradesOfTexts({ position: 'Účtovníčka' }).get('accounting')).toBe(1);
});
