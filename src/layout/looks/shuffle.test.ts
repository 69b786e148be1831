import { describe, expect, test } from 'vitest';
import { applyPatch, type CardContent, emptyCard } from '#domain/card/card.ts';
import { type CardLook, type LookId, lookIds } from '#domain/card/look/card-look.ts';
import { motifNames, relatedMotifs, seededMotifs } from '#domain/card/look/motifs.ts';
import { lookPaletteNames } from '#domain/card/look/text-palettes.ts';
import { lookPalettes } from '#domain/look/look-palettes.ts';
import { paletteMoods } from '#domain/look/palette-moods.ts';
import { sortedJson } from '#domain/sorted-json.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { checkPrint } from '../check/check-print.ts';
import { luminance } from '../colour/contrast.ts';
import { layoutSides } from '../layout-sides.ts';
import type { Scene } from '../scene.ts';
import { frontMotif, lookOf } from './data/released-looks.ts';
import { fontPairsFor, palettesFor } from './fitting-parts.ts';
import { goodVariation } from './good-variation.ts';
import { layoutLook } from './layout-look.ts';
import { type LookPart, variationsOf } from './shuffle.ts';

const fonts = fontsFromDisk();
const usual: CardContent = {
  companyName: 'TatraTech, s. r. o.',
  fullName: 'Ing. Martina Kováčová',
  position: 'riaditeľka marketingu',
  phone: '+421 905 111 222',
  email: 'martina.kovacova@tatratech.example',
};

function cardIn(look: CardLook, content = usual) {
  const card = applyPatch(emptyCard, { content, style: { look }, back: { kind: 'look' } });
  return { ...card, style: { ...card.style, look } };
}

const released = (id: LookId): CardLook => ({ id, version: 1 });
const seeds = Array.from({ length: 200 }, (_, index) => index * 12 + 1);

/** The first good variation; the look as it is if there is none. */
function shuffleLook({
  isGood = () => true,
  ...options
}: Parameters<typeof variationsOf>[0] & { isGood?: (look: CardLook) => boolean }): CardLook {
  return variationsOf(options).find(isGood) ?? options.look;
}

/** The first variations that many seeds draw. */
function firstVariations(look: CardLook, locks: readonly LookPart[] = []): CardLook[] {
  return seeds.flatMap((seed) => variationsOf({ look, locks: new Set(locks), seed }).slice(0, 1));
}

const sharesWith = (variation: CardLook, kept: Partial<CardLook>) =>
  sortedJson({ ...variation, ...kept }) === sortedJson(variation);

const shareWith = (part: keyof CardLook, variations: readonly CardLook[]) =>
  variations.filter((variation) => variation[part] !== undefined).length / variations.length;

function problemsOf(sides: readonly Scene[]): string[] {
  const findings = sides.flatMap((scene) => checkPrint(scene).findings);
  return findings.filter(({ level }) => level === 'problem').map(({ code }) => code);
}

test('the same seed gives the same variation, and another seed another one', () => {
  const look = released('bauhaus');
  const shuffled = (seed: number) => shuffleLook({ look, seed });
  expect(shuffled(7)).toEqual(shuffled(7));
  expect(shuffled(7)).not.toEqual(shuffled(8));
});

test('a variation has the version of the card', () => {
  for (const version of [1, 2] as const) {
    const variations = firstVariations({ id: 'waveform', version });
    expect(new Set(variations.map((variation) => variation.version))).toEqual(new Set([version]));
  }
});

test('parts change as often as they should', () => {
  const variations = firstVariations(released('bauhaus'));
  expect(shareWith('seed', variations)).toBe(1);
  const expected = {
    paramsSeed: 0.6,
    palette: 0.5,
    strength: 0.3,
    fonts: 0.25,
    isMirrored: 0.2,
    motif: 0.15,
  };
  for (const part of ['paramsSeed', 'palette', 'strength', 'fonts', 'isMirrored', 'motif'] as const)
    expect(Math.abs(shareWith(part, variations) - expected[part])).toBeLessThan(0.1);
});

describe('locked parts stay', () => {
  const look: CardLook = {
    ...released('bauhaus'),
    palette: 'oliveOnOat',
    fonts: { heading: 'Inter', data: 'Inter' },
    motif: 'cubes',
    seed: 3,
    paramsSeed: 4,
    strength: 0.6,
    isMirrored: true,
  };
  test.each([
    ['graphic', { motif: 'cubes', strength: 0.6 }],
    ['variation', { seed: 3, paramsSeed: 4, isMirrored: true }],
    ['colours', { palette: 'oliveOnOat' }],
    ['fonts', { fonts: { heading: 'Inter', data: 'Inter' } }],
  ] as const)('%s', (lock, kept) => {
    for (const variation of firstVariations(look, [lock])) expect(variation).toMatchObject(kept);
    expect(firstVariations(look).filter((variation) => sharesWith(variation, kept)).length).toBeLessThan(40);
  });

  test('with everything locked nothing changes', () => {
    const locks = new Set<LookPart>(['graphic', 'variation', 'colours', 'fonts']);
    expect(shuffleLook({ look, locks, seed: 1 })).toEqual(look);
  });
});

test('a variation differs from the last three in its seed and in something that is seen', () => {
  for (const id of lookIds) {
    const shown = [released(id)];
    for (let seed = 1; seed <= 20; seed += 1) {
      const look = shown.at(-1) ?? released(id);
      const next = shuffleLook({ look, previous: shown, seed: seed * 12 });
      for (const other of shown.slice(-3)) {
        expect(next.seed).not.toBe(other.seed);
        const { palette, fonts, motif, paramsSeed, strength, isMirrored } = next;
        const isSeeded = seededMotifs.has(motif ?? frontMotif(lookOf(id)) ?? 'frame');
        const small = isSeeded ? { paramsSeed, strength } : {};
        expect(other).not.toMatchObject({ palette, fonts, motif, isMirrored, ...small });
      }
      shown.push(next);
    }
  }
});

test('there are twelve variations to try', () => {
  expect(variationsOf({ look: released('ridge'), seed: 1 })).toHaveLength(12);
});

describe('palettes', () => {
  test.each(lookIds)('%s has its own palette in its moods, and at least three others to vary to', (id) => {
    const look = lookOf(id);
    expect(paletteMoods[look.palette]).toEqual(expect.arrayContaining([...look.moods]));
    expect(palettesFor(look).length).toBeGreaterThanOrEqual(3);
    expect(palettesFor(look)).not.toContain(look.palette);
  });

  test('looks of the night and the evening stay dark, light and bright ones light', () => {
    const isDark = (name: keyof typeof lookPalettes) => luminance(lookPalettes[name].paper) < 0.2;
    expect(lookPaletteNames.filter(isDark)).toHaveLength(9);
    for (const id of lookIds) {
      const { moods } = lookOf(id);
      const shades = new Set(palettesFor(lookOf(id)).map(isDark));
      if (moods.includes('night') || moods.includes('evening')) expect(shades).toEqual(new Set([true]));
      if (moods.includes('light') || moods.includes('bright')) expect(shades).toEqual(new Set([false]));
    }
  });
});

test('fonts are those of looks for the same trades, and capitals never get a handwriting', () => {
  expect(fontPairsFor(lookOf('terminal'))).toContainEqual({ heading: 'Space Grotesk', data: 'DM Sans' });
  expect(fontPairsFor(lookOf('olive-branch'))).toContainEqual({ heading: 'Caveat', data: 'Jost' });
  const capitals = lookIds
    .map((id) => lookOf(id))
    .filter(({ front }) => Object.values(front.type).some(({ upperCase }) => upperCase));
  expect(capitals.length).toBeGreaterThan(0);
  for (const look of capitals)
    for (const { heading } of fontPairsFor(look)) expect(heading).not.toBe('Caveat');
});

test.each(lookIds)('another seed changes the graphic of %s if its motif has a seed', (id) => {
  const motif = frontMotif(lookOf(id));
  const shapes = (seed: number) =>
    layoutLook({ card: cardIn({ ...released(id), seed }), fonts }).scene.items.filter(
      ({ kind }) => kind === 'shape',
    );
  expect(sortedJson(shapes(1)) !== sortedJson(shapes(7))).toBe(motif !== null && seededMotifs.has(motif));
});

test('every motif but the sprig has related ones, and waves are of two families', () => {
  for (const motif of motifNames) expect(relatedMotifs(motif)).not.toContain(motif);
  expect(motifNames.filter((motif) => relatedMotifs(motif).length === 0)).toEqual(['sprig']);
  expect(relatedMotifs('waves')).toEqual(expect.arrayContaining(['arcs', 'ridges']));
});

describe.each(lookIds)('%s', (id) => {
  test('ten shuffles are different, fit and have no problem in print', () => {
    const isGood = goodVariation(cardIn(released(id)), { fonts });
    const shown = [released(id)];
    for (let seed = 1; seed <= 10; seed += 1) {
      const look = shown.at(-1) ?? released(id);
      shown.push(shuffleLook({ look, previous: shown, seed: seed * 12, isGood }));
    }
    const variations = shown.slice(1);
    expect(new Set(variations.map((variation) => JSON.stringify(variation))).size).toBe(10);
    for (const variation of variations) {
      const card = cardIn(variation);
      expect(layoutLook({ card, fonts })).toMatchObject({ faults: 0 });
      expect(problemsOf(layoutSides(card, fonts))).toEqual([]);
    }
  });
});

test.each(lookIds)('the front of %s with another motif of its family has no problem in print', (id) => {
  const motif = frontMotif(lookOf(id));
  for (const other of motif ? relatedMotifs(motif) : []) {
    const { scene } = layoutLook({ card: cardIn({ ...released(id), motif: other }), fonts });
    expect(problemsOf([scene])).toEqual([]);
  }
});
