import { expect, test } from 'vitest';
import { lookIds } from '#domain/card/look/card-look.ts';
import { lookPalettes } from '#domain/look/look-palettes.ts';
import { analysedSize } from '#print/logo/analysed-size.ts';
import { fontsFromDisk } from '../../../../tools/build/card-faces.ts';
import { codeCard, codeSheets } from '../../../../tools/print/customers/code-backs.ts';
import { customerLogos } from '../../../../tools/print/customers/customer-logos.ts';
import { layoutBack } from '../../back/layout-back.ts';
import { checkPrint } from '../../check/check-print.ts';
import { groundColour, groundsUnder } from '../../check/grounds.ts';
import { contrastRatio, luminance } from '../../colour/contrast.ts';
import { paintsPoint } from '../../graphics/shape-geometry.ts';
import type { CardWithLook } from '../../look-layout.ts';
import { codePlateId, type Scene } from '../../scene.ts';
import type { CodeSeat } from '../code-seat.ts';
import { codeSeats } from '../data/code-seats.ts';
import { lookOf } from '../data/released-looks.ts';

const fonts = fontsFromDisk();

/** How many cards each look has: one in every run, CODE_BACKS=60. */
const cardsOfLook = Number(process.env.CODE_BACKS ?? 1);

/** What breaks a rule on a back with a code. */
function faultsOf(card: CardWithLook): string[] {
  const scene = layoutBack(card, fonts);
  const code = scene?.items.find((item) => item.kind === 'qr');
  if (!scene || !code) return ['has no code'];
  const seat = codeSeats[card.style.look.id];
  const [ground] = groundsUnder(code.box, scene).slice(-1);
  const palette = lookPalettes[card.style.look.palette ?? lookOf(card.style.look.id).palette];
  const roles = [...Object.values(palette), '#ffffff', '#000000'];
  const background = scene.items.find((item) => item.kind === 'fill');
  const below = ground ? groundColour(ground) : '';
  const checks: Record<string, boolean> = {
    'small modules': code.moduleMm < 0.35,
    'a small or large code': code.box.width < 16 || (code.box.width > 24.01 && code.moduleMm > 0.36),
    'a weak code': contrastRatio(code.colour, below) < 7 || luminance(code.colour) > luminance(below),
    'a foreign colour': ![code.colour, below, background?.colour ?? ''].every((one) => roles.includes(one)),
    'a large plate': plateShare(scene) > mostOfSide(seat, scene),
    'a problem in print': checkPrint(scene).findings.some(({ level }) => level === 'problem'),
  };
  return Object.entries(checks).flatMap(([name, isFault]) => (isFault ? [name] : []));
}

/** Panels, and figures that stand on the lower edge, may be larger; on a square card a plate has what the code needs. */
function mostOfSide({ kind, shape }: CodeSeat, { cut }: Scene): number {
  if (cut.width === cut.height) return kind === 'panel' ? 0.68 : 0.5;
  return kind === 'panel' || kind === 'cell' || shape === 'arch' || shape === 'house' ? 0.52 : 0.36;
}

/** Rules whose warnings are few: a caption, a line or a shape is nearer than it should be. */
const softRules = [
  'graphicNearText',
  'graphicEdges',
  'graphicSlivers',
  'textInMargin',
  'contrast',
  'qrInMargin',
];

function warningsOf(card: CardWithLook): string[] {
  const scene = layoutBack(card, fonts);
  const findings = scene ? checkPrint(scene).findings : [];
  return findings.flatMap(({ rule, subject }) => (softRules.includes(rule) ? [`${rule} ${subject}`] : []));
}

function plateShare({ items, cut }: Scene): number {
  const plate = items.find((item) => item.kind === 'shape' && item.id === codePlateId);
  if (plate?.kind !== 'shape') return 0;
  let painted = 0;
  for (let x = 0.5; x < cut.width; x += 1) {
    for (let y = 0.5; y < cut.height; y += 1) painted += Number(paintsPoint(plate, x, y));
  }
  return painted / (cut.width * cut.height);
}

const cards = lookIds.flatMap((id, index) =>
  Array.from({ length: cardsOfLook }, (_, number) => {
    const at = cardsOfLook > 1 ? number : index;
    const { format } = codeSheets[at % codeSheets.length] ?? {};
    return { name: `${id} ${at} ${JSON.stringify(format)}`, card: codeCard(id, at) };
  }),
);

test('a code on the back of a look is calm, on a plate of its colours', { timeout: 600_000 }, () => {
  const faults = cards.flatMap(({ name, card }) => faultsOf(card).map((fault) => `${name}: ${fault}`));
  expect(faults).toEqual([]);
});

test('of a hundred backs with a code fewer than four are near a limit of print', { timeout: 600_000 }, () => {
  const warnings = cards.flatMap(({ name, card }) =>
    warningsOf(card).map((warning) => `${name}: ${warning}`),
  );
  expect(warnings.length / cards.length, warnings.join('\n')).toBeLessThan(0.04);
});

test('a contact in a code is short until its person chooses its texts', () => {
  const short = codeCard('echo', 2);
  const textOf = (card: CardWithLook) =>
    layoutBack(card, fonts)?.items.flatMap((item) => (item.kind === 'qr' ? [item.text] : []))[0] ?? '';
  expect(textOf(short)).toMatch(/FN:.*ORG:.*EMAIL/su);
  expect(textOf(short)).not.toMatch(/ADR|URL|TITLE/u);
  expect(textOf(short).match(/TEL/gu)).toHaveLength(1);
  const back = { kind: 'qr', qr: { content: 'vcard', fields: ['fullName', 'street', 'city'] } } as const;
  expect(textOf({ ...short, back: { ...back, qr: { ...back.qr, fields: [...back.qr.fields] } } })).toContain(
    'ADR',
  );
});

test("a person's own size, place and colours of the code stay", () => {
  const card = codeCard('ridge', 0);
  const qr = {
    content: 'url',
    value: 'https://nordim.example',
    sizeMm: 18,
    leftMm: -3,
    topMm: 1,
    colour: '#123456',
  } as const;
  const codeOf = (own: typeof qr) =>
    layoutBack({ ...card, back: { kind: 'qr', qr: own } }, fonts)?.items.find((item) => item.kind === 'qr');
  const [moved, usual] = [codeOf(qr), codeOf({ ...qr, leftMm: 0, topMm: 0 } as unknown as typeof qr)];
  if (moved?.kind !== 'qr' || usual?.kind !== 'qr') throw new Error('There is no code');
  expect(moved.box.width).toBe(18);
  expect(moved.colour).toBe('#123456');
  expect(moved.box.x - usual.box.x).toBeCloseTo(-3);
  expect(moved.box.y - usual.box.y).toBeCloseTo(1);
});

test('a dark logo beside a code on a dark ground is drawn so that it is seen', () => {
  const card = codeCard('cubes', 0);
  const back = { kind: 'qr', qr: { content: 'vcard' }, logo: {} } as const;
  const logo = analysedSize(new TextEncoder().encode(customerLogos.wordmark.svg));
  const placed = layoutBack({ ...card, back }, fonts, logo)?.items.find(({ kind }) => kind === 'logo');
  expect(placed).toMatchObject({ version: { kind: 'pieces' } });
});
