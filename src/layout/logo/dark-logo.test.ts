import { describe, expect, test } from 'vitest';
import { applyPatch, type Card, emptyCard } from '#domain/card/card.ts';
import type { CardBack } from '#domain/card/card-back.ts';
import type { LogoChoice } from '#domain/card/logo-choice.ts';
import { currentLook, lookIds } from '#domain/card/look/card-look.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { groundColour, groundsUnder } from '../check/grounds.ts';
import { layoutSides } from '../layout-sides.ts';
import type { LogoSize, PlacedLogo, Scene } from '../scene.ts';
import type { LogoAnalysis } from './logo-analysis.ts';
import { paintedBox } from './logo-box.ts';
import { darkLogoAsset, isDark, isDarkLogo, logoOnGround } from './logo-on-ground.ts';

const fonts = fontsFromDisk();
const [navy, white, orange] = ['#14275a', '#ffffff', '#ef7d1a'];

const inOneColour = (colour: string): LogoAnalysis => ({
  version: 1,
  box: { x: 0, y: 0, width: 1, height: 1 },
  ground: null,
  boxed: null,
  kind: 'flat',
  pieces: [{ colour, area: 1, onGround: 1, outline: 1 }],
  touching: [],
  isClosed: false,
  isRound: false,
  painted: 0.5,
});

const dark = { width: 400, height: 100, analysis: inOneColour(white), asset: darkLogoAsset };
const logo: LogoSize = { width: 800, height: 200, analysis: inOneColour(navy), dark };

const content = { companyName: 'Orivan', fullName: 'Eva Mareková', email: 'eva@orivan.example' };

const aCard = (style: Partial<Card['style']>, back: CardBack | null = null) =>
  applyPatch(emptyCard, { content, style, back });

function logoOf(scene: Scene | undefined): PlacedLogo | undefined {
  return scene?.items.find((item) => item.kind === 'logo');
}

/** What is under the middle of the logo of a side, a plate included. */
function groundOf({ items }: Scene, placed: PlacedLogo): string {
  const { x, y, width, height } = paintedBox(placed);
  const below = items.slice(0, items.indexOf(placed));
  const middle = { x: x + width / 2, y: y + height / 2, width: 0, height: 0 };
  const ground = groundsUnder(middle, { items: below }).at(-1);
  return ground ? groundColour(ground) : white;
}

describe('the file on a ground', () => {
  test('is the usual one on light, the other on dark', () => {
    expect(logoOnGround(logo, white)).toBe(logo);
    expect(logoOnGround(logo, '#000000')).toBe(dark);
    expect(logoOnGround(logo, navy)).toBe(dark);
  });

  test('is the one that is legible where the usual one is not', () => {
    const swapped = { ...logo, analysis: inOneColour(white), dark: { ...dark, analysis: inOneColour(navy) } };
    expect(logoOnGround(swapped, white)).toBe(swapped.dark);
    expect(logoOnGround(swapped, '#000000')).toBe(swapped);
  });

  test('is the usual one without another, and where a person wants one colour or a plate', () => {
    const { dark: _, ...single } = logo;
    expect(logoOnGround(single, '#000000')).toBe(single);
    expect(logoOnGround(logo, '#000000', 'oneColour')).toBe(logo);
    expect(logoOnGround(logo, '#000000', 'plate')).toBe(logo);
    expect(logoOnGround(logo, '#000000', 'own')).toBe(dark);
  });
});

test.each(lookIds)('both sides of %s have the file for their ground, in its own colours on dark', (id) => {
  for (const kind of ['look', 'logo'] as const) {
    for (const scene of layoutSides(aCard({ look: currentLook(id) }, { kind }), fonts, logo)) {
      const placed = logoOf(scene);
      if (!placed || placed.version?.kind === 'plate') continue;
      expect(isDarkLogo(placed)).toBe(isDark(groundOf(scene, placed)));
      if (isDarkLogo(placed)) expect([placed.pixels, placed.version]).toEqual([dark, undefined]);
    }
  }
});

test('a card of an earlier look and one without a look have it too, on both sides', () => {
  const filesOf = (style: Partial<Card['style']>, back: CardBack) =>
    layoutSides(aCard(style, back), fonts, logo).map((scene) => logoOf(scene)?.asset);
  expect(filesOf({ background: navy }, { kind: 'logo', background: white })).toEqual([darkLogoAsset, 'logo']);
  expect(filesOf({ background: orange }, { kind: 'logo', background: navy })).toEqual([
    'logo',
    darkLogoAsset,
  ]);
  const [front] = filesOf({ look: { id: 'terminal', version: 1 } }, { kind: 'logo' });
  expect(front).toBe(darkLogoAsset);
});

test('another proportion is in the place of the usual file, with its middle', () => {
  const square = { ...logo, dark: { ...dark, width: 300, height: 300 } };
  const places = [white, navy].map(
    (background) => logoOf(layoutSides(aCard({ background }), fonts, square)[0])?.image,
  );
  const [own, other] = places;
  if (!own || !other) throw new Error('The front has a logo');
  expect([other.width, other.height]).toEqual([own.height, own.height]);
  expect(other.x + other.width / 2).toBeCloseTo(own.x + own.width / 2);
});

test.each(['oneColour', 'plate'] satisfies LogoChoice[])('%s is drawn from the usual file', (version) => {
  const card = aCard({ background: navy, logo: { version } });
  expect(logoOf(layoutSides(card, fonts, logo)[0])).toMatchObject({
    asset: 'logo',
    version: { kind: version },
  });
});

test('a logo on light paper of its own loses that in a look with seats, and keeps it elsewhere', () => {
  const onPaper: LogoSize = { width: 800, height: 200, analysis: { ...inOneColour(orange), ground: white } };
  const versionIn = (style: Partial<Card['style']>) =>
    logoOf(layoutSides(aCard(style), fonts, onPaper)[0])?.version;
  expect(versionIn({ look: currentLook('terminal') })).toEqual({ kind: 'own' });
  expect(versionIn({ look: { id: 'terminal', version: 1 } })).toBeUndefined();
  expect(versionIn({ background: navy })).toBeUndefined();
});
