import { expect, test } from 'vitest';
import type { Adjustments } from '#domain/card/adjustments.ts';
import { applyPatch, type Card, emptyCard, type Layout } from '#domain/card/card.ts';
import { documentOf, readStoredCard } from '#domain/card/card-document.ts';
import { cardOf, flatOf } from '#domain/card/flat-card.ts';
import type { LookId } from '#domain/card/look/card-look.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { textBox } from '../blocks/text-box.ts';
import { boxAround } from '../boxes.ts';
import { checkSides } from '../check/check-print.ts';
import { layoutSides } from '../layout-sides.ts';
import type { GlyphRun, Scene } from '../scene.ts';
import { fitSharedSizes } from '../shared-sizes/fit-shared-sizes.ts';

const fonts = fontsFromDisk();
const logo = { width: 1000, height: 220 };

const content = {
  companyName: 'Kvások',
  fullName: 'Ema Malá',
  position: 'pekárka',
  mobile: '+421 905 555 222',
  email: 'ema@kvasok.example',
  street: 'Hlavná 12',
};

function cardIn(style: Partial<Card['style']>, adjustments: Adjustments | undefined): Card {
  return applyPatch(emptyCard, { content, style: { ...style, adjustments } });
}
const classic = (adjustments?: Adjustments, layout: Layout = 'classic') => cardIn({ layout }, adjustments);
const inLook = (id: LookId, adjustments?: Adjustments) => cardIn({ look: { id, version: 3 } }, adjustments);

function frontOf(card: Card): Scene {
  const [front] = layoutSides(card, fonts, logo);
  if (!front) throw new Error('A card has a front');
  return front;
}

function blockBox({ items }: Scene, block: GlyphRun['block']) {
  const runs = items.filter((item): item is GlyphRun => item.kind === 'text' && item.block === block);
  const box = boxAround(runs.map(textBox));
  if (!box) throw new Error(`No block ${block}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height, runs };
}

const findingsOf = (card: Card) =>
  checkSides({ card, scenes: layoutSides(card, fonts, logo), hasLogo: true }).flatMap(({ findings }) =>
    findings.map(({ code }) => code),
  );

test('every text of a front is in a block, with or without adjustments', () => {
  for (const card of [classic(), inLook('bauhaus'), inLook('fascia'), classic({ code: {} })]) {
    const runs = frontOf(card).items.filter((item) => item.kind === 'text');
    expect(runs.filter((run) => run.field !== null && !run.block)).toEqual([]);
  }
});

test('a block is turned where it stands, and on the right ends at its own margin', () => {
  const before = blockBox(frontOf(classic()), 'company');
  const { cut } = frontOf(classic());
  const right = blockBox(
    frontOf(cardIn({ layout: 'classic' }, { blocks: { person: { align: 'right' } } })),
    'person',
  );
  const ends = right.runs.map(({ x, width }) => x + width);
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(0.01);
  expect(right.right).toBeLessThanOrEqual(cut.width - before.x + 0.01);
  expect(right.y).toBe(blockBox(frontOf(classic()), 'person').y);
});

test('a block moves by as much as it is wished, and the others make room', () => {
  const before = frontOf(classic());
  const moved = frontOf(classic({ blocks: { person: { dx: 1.25, dy: -20 } } }));
  const [from, to] = [blockBox(before, 'person'), blockBox(moved, 'person')];
  expect(to.x - from.x).toBeCloseTo(1.25);
  expect(to.y - from.y).toBeCloseTo(-20);
  expect(findingsOf(classic({ blocks: { person: { dx: 1.25, dy: -20 } } }))).toEqual(findingsOf(classic()));
});

test('nothing is moved off the card, and the print check names the rest', () => {
  const card = classic({ blocks: { person: { dx: -40 } } });
  expect(blockBox(frontOf(card), 'person').x).toBeCloseTo(0);
  expect(findingsOf(card)).toContain('MOVE_NOT_KEPT');
});

test.each(['classic', 'minimal', 'columns'] as const)(
  'the logo has its place in %s, and text makes room',
  (layout) => {
    for (const place of ['bottom left', 'bottom right', 'top left', 'top right'] as const) {
      const card = classic({ logo: { place } }, layout);
      const { items, cut } = frontOf(card);
      const placed = items.find((item) => item.kind === 'logo');
      const [x, y] = placed
        ? [placed.image.x + placed.image.width / 2, placed.image.y + placed.image.height / 2]
        : [];
      expect(x !== undefined && x < cut.width / 2).toBe(place.endsWith('left'));
      expect(y !== undefined && y < cut.height / 2).toBe(place.startsWith('top'));
      expect(findingsOf(card)).toEqual([]);
    }
  },
);

test('a code on the front is a short contact that can be read, and a front without one has none', () => {
  for (const card of [
    classic({ code: {} }),
    inLook('echo', { code: {} }),
    inLook('terminal', { code: {} }),
  ]) {
    const code = frontOf(card).items.find((item) => item.kind === 'qr');
    expect(code?.text).toContain('FN:Ema Malá');
    expect(code?.text).not.toContain('Hlavná');
    expect(code?.moduleMm).toBeGreaterThanOrEqual(0.35);
    expect(findingsOf(card).filter((code) => code.startsWith('QR') || code.startsWith('CODE'))).toEqual([]);
  }
  expect(frontOf(classic()).items.some((item) => item.kind === 'qr')).toBe(false);
});

test('a code without room is not printed, and the print check names it', () => {
  const long = {
    position: 'vedúca oddelenia ľudských zdrojov',
    department: 'Výroba a vývoj',
    phone: '+421 2 1',
  };
  const more = {
    city: '040 01 Košice',
    free1: 'IČO 45 118 220',
    free2: 'Po – Pi 8 – 16',
    url: 'kvasok.example',
  };
  const card = applyPatch(classic({ code: { sizeMm: 40 } }), {
    content: { ...long, ...more, website: 'Chlieb z kvásku' },
    format: { widthMm: 50, heightMm: 40 },
  });
  expect(frontOf(card).items.some((item) => item.kind === 'qr')).toBe(false);
  expect(findingsOf(card)).toContain('CODE_HAS_NO_ROOM');
});

test('the lines of a block are in the order of the card', () => {
  const order = (card: Card) => [
    ...new Set(
      frontOf(card).items.flatMap((item) =>
        item.kind === 'text' && item.field ? [[item.field, item.y]] : [],
      ),
    ),
  ];
  const wished: Adjustments = { blocks: { contact: { order: ['email', 'mobile'] } } };
  for (const card of [classic(wished), inLook('bauhaus', wished)]) {
    const y = (field: string) => Number(order(card).find(([name]) => name === field)?.[1]);
    expect(y('email')).toBeLessThan(y('mobile'));
  }
});

test('a letter of a block that is turned to the right is behind its text', () => {
  const card = cardIn(
    { layout: 'classic', contactLabels: 'letters' },
    { blocks: { contact: { align: 'right' } } },
  );
  const run = frontOf(card).items.find((item) => item.kind === 'text' && item.field === 'mobile');
  expect(run).toMatchObject({ hasLabelAfter: true, text: '+421 905 555 222\u00a0\u00a0M' });
});

test('the same card is laid out the same', () => {
  const card = inLook('bauhaus', { code: {}, logo: { place: 'top right' }, blocks: { person: { dy: 1 } } });
  expect(frontOf(card)).toEqual(frontOf(card));
});

test('a second card on the back has the moves of the front, and no code', () => {
  const back = { kind: 'card', content: { fullName: 'Ema Malá', email: 'ema@kvasok.example' } } as const;
  const card = { ...classic({ code: {}, blocks: { person: { dy: -4 } } }), back };
  const [, side] = layoutSides(card, fonts, logo);
  const [, unmoved] = layoutSides({ ...classic(), back }, fonts, logo);
  expect(side?.items.some(({ kind }) => kind === 'qr')).toBe(false);
  expect(side && unmoved && blockBox(side, 'person').y - blockBox(unmoved, 'person').y).toBeCloseTo(-4);
});

test('a flat card and a stored document are laid out with their adjustments', () => {
  const adjustments: Adjustments = { logo: { place: 'bottom right' }, blocks: { person: { dx: 2 } } };
  const card = classic(adjustments);
  const scene = frontOf(card);
  expect(frontOf(cardOf(flatOf(card)))).toEqual(scene);
  const stored = readStoredCard(JSON.parse(JSON.stringify(documentOf(card))));
  expect(stored && frontOf(stored)).toEqual(scene);
});

test('the cards of a company have the logo and the blocks where their design has them', () => {
  const design = classic({ logo: { place: 'bottom right' }, blocks: { contact: { align: 'left' } } });
  const people = [content, { ...content, fullName: 'Mgr. Alexandra Hviezdoslavová', position: '' }];
  const typeset = fitSharedSizes(design, people, fonts, logo);
  const fronts = people.map((texts) =>
    frontOf({ ...applyPatch(design, { style: { typeset } }), content: texts }),
  );
  const logos = fronts.map(({ items }) => items.find((item) => item.kind === 'logo'));
  expect(logos[0]).toEqual(logos[1]);
  expect(fronts.map((front) => blockBox(front, 'contact').x)).toEqual(
    fronts.map(() => blockBox(fronts[0] as Scene, 'contact').x),
  );
});
