import { describe, expect, test } from 'vitest';
import { applyPatch, type Card, emptyCard, layouts } from '#domain/card/card.ts';
import type { CardBack } from '#domain/card/card-back.ts';
import { type LogoChoice, logoChoices } from '#domain/card/logo-choice.ts';
import type { CardLook } from '#domain/card/look/card-look.ts';
import { fontsFromDisk } from '../../../../tools/build/card-faces.ts';
import { isInside } from '../../blocks/collisions.ts';
import { coloursUnder } from '../../check/grounds.ts';
import { logoParts } from '../../check/mark-rules.ts';
import { contrastRatio } from '../../colour/contrast.ts';
import { shapeBox } from '../../graphics/shape-geometry.ts';
import { facesOf } from '../../layout-card.ts';
import { layoutSides } from '../../layout-sides.ts';
import type { LogoAnalysis } from '../../logo/logo-analysis.ts';
import { type LogoSize, logoPlateId, type Scene } from '../../scene.ts';
import { looksFile } from '../../text/faces.ts';
import { logoSample } from './chosen-logo.ts';

const fonts = fontsFromDisk();
const [navy, orange, white] = ['#14275a', '#ef7d1a', '#ffffff'];

/** A wordmark of two colours that touch. */
const analysis: LogoAnalysis = {
  version: 1,
  box: { x: 0, y: 0, width: 1, height: 1 },
  ground: null,
  boxed: null,
  kind: 'flat',
  pieces: [
    { colour: navy, area: 0.7, onGround: 0.7, outline: 0.7 },
    { colour: orange, area: 0.3, onGround: 0.3, outline: 0.3 },
  ],
  touching: [{ pieces: [0, 1], share: 0.2 }],
  isClosed: false,
  isRound: false,
  painted: 0.5,
};
const wordmark: LogoSize = { width: 960, height: 200, analysis };

const content = { companyName: 'Orivan', fullName: 'Eva Mareková', email: 'eva@orivan.example' };

function aCard(version?: LogoChoice, style: Partial<Card['style']> = {}, back: CardBack | null = null): Card {
  return applyPatch(emptyCard, { content, back, style: { ...style, logo: { version } } });
}

function drawn(scene: Scene | undefined) {
  const items = scene?.items ?? [];
  const at = items.findIndex(({ kind }) => kind === 'logo');
  const logo = items[at];
  if (logo?.kind !== 'logo') throw new Error('The side has no logo');
  const below = items.slice(0, at);
  return { logo, below, plate: below.find(({ id }) => id === logoPlateId) };
}

const sidesOf = (card: Card, logo = wordmark) => layoutSides(card, fonts, logo);

describe.each(layouts)('the layout %s', (layout) => {
  const front = (version?: LogoChoice, background = white) =>
    sidesOf(aCard(version, { layout, background }))[0];

  test('draws the file as it is, unless the person wants another version', () => {
    expect(front('automatic')).toEqual(front());
    expect(front('own')).toEqual(front());
  });

  test('draws one colour that stands out from what is under it', () => {
    for (const background of [white, navy, '#7d8590']) {
      const { logo, below } = drawn(front('oneColour', background));
      if (logo.version?.kind !== 'oneColour') throw new Error('Not in one colour');
      const ground = coloursUnder(logo.image, { items: below }).at(-1) ?? white;
      expect(contrastRatio(logo.version.colour, ground)).toBeGreaterThan(4);
    }
  });

  test('draws a plate that is seen, on which the logo is legible, and moves nothing for it', () => {
    const [plain, onPlate] = [front(), front('plate')];
    const { logo, plate, below } = drawn(onPlate);
    expect(logo.version?.kind).toBe('plate');
    if (plate?.kind !== 'shape' || !('fill' in plate)) throw new Error('No plate');
    expect(isInside(logo.image, shapeBox(plate) ?? logo.image)).toBe(true);
    expect(contrastRatio(plate.fill, navy)).toBeGreaterThan(3);
    const [ground = white] = coloursUnder(logo.image, { items: below.filter((item) => item !== plate) });
    expect(plate.fill).not.toBe(ground);
    const others = (scene?: Scene) =>
      scene?.items.filter(({ kind, id }) => kind !== 'logo' && id !== logoPlateId);
    expect(others(onPlate)).toEqual(others(plain));
  });
});

test('a card without a look waits for what draws versions of logos', () => {
  expect(facesOf(aCard('plate'), null)).toEqual([looksFile]);
  expect(facesOf(aCard('own'), null)).not.toContain(looksFile);
});

const looks: [name: string, look: CardLook][] = [
  ['without seats', { id: 'terminal', version: 1 }],
  ['with seats', { id: 'terminal', version: 3 }],
];

describe.each(looks)('a look %s', (_, look) => {
  test.each(['oneColour', 'plate'] as const)('draws %s where the person wants it', (version) => {
    const { logo, plate } = drawn(sidesOf(aCard(version, { look }))[0]);
    expect(logo.version?.kind).toBe(version);
    expect(plate !== undefined).toBe(version === 'plate');
  });

  test('keeps the own colours where the person wants them', () => {
    expect(drawn(sidesOf(aCard('own', { look }))[0]).logo.version).toBeUndefined();
  });
});

test('a look with seats chooses by itself where nothing is chosen', () => {
  const look = { id: 'terminal', version: 3 } as const;
  expect(drawn(sidesOf(aCard(undefined, { look }))[0]).logo.version?.kind).toBe('pieces');
  expect(sidesOf(aCard('automatic', { look }))).toEqual(sidesOf(aCard(undefined, { look })));
});

const backs: [name: string, back: CardBack][] = [
  ['with the logo', { kind: 'logo' }],
  ['with a code and the logo', { kind: 'qr', qr: { content: 'vcard' }, logo: {} }],
  ['that is a second card', { kind: 'card', content }],
];

test.each(backs)('a back %s has the version that is chosen', (_, back) => {
  for (const style of [{}, { look: { id: 'terminal', version: 3 } as const }])
    expect(drawn(sidesOf(aCard('oneColour', style, back))[1]).logo.version?.kind).toBe('oneColour');
});

test('the logo on the dark back of a look with seats is legible', () => {
  const back = { kind: 'logo', background: navy } as const;
  const versionIn = (version: 1 | 3) =>
    drawn(sidesOf(aCard(undefined, { look: { id: 'terminal', version } }, back))[1]).logo.version?.kind;
  expect([versionIn(1), versionIn(3)]).toEqual([undefined, 'pieces']);
});

test('a photograph is never in one colour', () => {
  const photo = { ...wordmark, analysis: { ...analysis, kind: 'photo' as const } };
  expect(drawn(sidesOf(aCard('oneColour'), photo)[0]).logo.version).toBeUndefined();
});

test('details that run together in one colour are a warning', () => {
  const front = (version: LogoChoice) => sidesOf(aCard(version))[0] as Scene;
  const [finding] = logoParts(front('oneColour')).findings;
  expect(finding).toMatchObject({ code: 'LOGO_PARTS_MERGE', level: 'warning', measured: 20, needed: 8 });
  expect(logoParts(front('plate'))).toMatchObject({ measured: null, findings: [] });
});

test.each(looks)('the samples of a card %s are what the choices print', (_, look) => {
  for (const choice of logoChoices) {
    const [scene] = sidesOf(aCard(choice, { look }));
    const sample = scene && logoSample(scene, aCard(undefined, { look }), { choice, file: wordmark });
    const shown = sample?.items.at(-1);
    expect(shown?.kind === 'logo' && shown.version).toEqual(drawn(scene).logo.version);
  }
});
