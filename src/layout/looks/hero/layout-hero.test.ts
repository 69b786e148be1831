import { describe, expect, test } from 'vitest';
import { applyPatch, emptyCard, orientations } from '#domain/card/card.ts';
import type { CardBack } from '#domain/card/card-back.ts';
import { formatIds } from '#domain/card/formats.ts';
import { type CardLook, isReleased, type LookId, lookIds } from '#domain/card/look/card-look.ts';
import { analysedSize } from '#print/logo/analysed-size.ts';
import { fontsFromDisk } from '../../../../tools/build/card-faces.ts';
import { customerLogos } from '../../../../tools/print/customers/customer-logos.ts';
import { customerTexts } from '../../../../tools/print/customers/customer-texts.ts';
import { overlap } from '../../blocks/collisions.ts';
import { textBox } from '../../blocks/text-box.ts';
import { growBox } from '../../boxes.ts';
import { checkPrint } from '../../check/check-print.ts';
import { everythingPrinted } from '../../check/whole-card-rules.ts';
import { layoutSides } from '../../layout-sides.ts';
import type { CardWithLook } from '../../look-layout.ts';
import type { GlyphRun, LogoSize, Scene } from '../../scene.ts';
import { lookOf } from '../data/released-looks.ts';
import { layoutLook } from '../layout-look.ts';
import { opticalSize } from '../seats/logo-measure.ts';

const fonts = fontsFromDisk();
const ids = lookIds.filter((id) => lookOf(id).front.hero);

const svgOf = (name: keyof typeof customerLogos) => new TextEncoder().encode(customerLogos[name].svg);
const logos: readonly (LogoSize | undefined)[] = [
  undefined,
  analysedSize(svgOf('wordmark')),
  analysedSize(svgOf('crest')),
  analysedSize(svgOf('emblem')),
  analysedSize(svgOf('white')),
  analysedSize(svgOf('picture')),
];
const backs: readonly (CardBack | null)[] = [
  { kind: 'look' },
  { kind: 'qr', qr: { content: 'vcard' }, below: { text: 'Uložte si kontakt' } },
  { kind: 'text', message: { text: 'Objednajte sa na +421 918 555 010' } },
  { kind: 'card', content: { companyName: 'Nordim Project', fullName: 'Eva Mareková' } },
  null,
];
const formats = [
  ...formatIds.flatMap((format) => orientations.map((orientation) => ({ format, orientation }))),
  { format: { widthMm: 60, heightMm: 60 }, orientation: 'landscape' } as const,
];
const texts = Object.values(customerTexts);

function cardIn(
  id: LookId,
  more: Parameters<typeof applyPatch>[1] & { look?: Omit<Partial<CardLook>, 'id'> },
): CardWithLook {
  const { look: own, ...patch } = more;
  const card = applyPatch(emptyCard, patch);
  return { ...card, style: { ...card.style, look: { version: 3, ...own, id } } };
}

const runsOf = ({ items }: Scene) => items.filter((item): item is GlyphRun => item.kind === 'text');
const logoOf = ({ items }: Scene) => items.find((item) => item.kind === 'logo');

/** Every format with a logo, a text and a back in turn; all of them in the whole form. */
const whole = process.env.WHOLE_SEATS !== undefined;
const cases = ids.flatMap((id) =>
  formats.flatMap((format, at) =>
    logos.flatMap((logo, logoAt) =>
      texts.flatMap((content, textAt) =>
        backs.flatMap((back, backAt) => {
          const isChosen = (at + logoAt * 3 + textAt * 5 + backAt) % 29 === 0;
          return whole || isChosen ? [{ card: cardIn(id, { ...format, content, back }), logo }] : [];
        }),
      ),
    ),
  ),
);
const nameOf = ({ card, logo }: (typeof cases)[number]) =>
  [
    card.style.look.id,
    JSON.stringify(card.format),
    card.orientation,
    card.content.companyName,
    card.back?.kind,
    logo ? (logo.width / logo.height).toFixed(1) : 'none',
  ].join(' ');

describe('looks whose hero is the logo', { timeout: 600_000 }, () => {
  const laid = cases.map((one) => {
    const { card, logo } = one;
    return {
      one,
      sides: layoutSides(card, fonts, logo),
      isSeated: layoutLook({ card, fonts, logo }).isSeated,
    };
  });

  test('are six, and released in the version with seats only', () => {
    expect(ids).toHaveLength(6);
    for (const id of ids)
      expect(([1, 2, 3] as const).filter((version) => isReleased({ id, version }))).toEqual([3]);
  });

  test('have the logo as the hero on nearly all cards', () => {
    const usual = laid.filter(({ isSeated }) => !isSeated).map(({ one }) => nameOf(one));
    expect(usual.length / laid.length, usual.join('\n')).toBeLessThan(0.02);
  });

  test('print every text and the logo', () => {
    const lost = laid.filter(({ one: { card, logo }, sides }) => {
      const printed = new Set(sides.flatMap(runsOf).map(({ field }) => field));
      const { findings } = everythingPrinted({ card, scenes: sides, hasLogo: logo !== undefined }, 'front');
      return findings.length > 0 || Object.keys(card.content).some((field) => !printed.has(field as never));
    });
    expect(lost.map(({ one }) => nameOf(one))).toEqual([]);
  });

  test('have no problem in print, and texts apart from each other and from the logo', () => {
    const faulty = laid.flatMap(({ one, sides }) => {
      const problems = sides.flatMap((side) =>
        checkPrint(side).findings.flatMap(({ level, code, subject }) =>
          level === 'problem' ? [`${side.side} ${code} ${subject}`] : [],
        ),
      );
      const boxes = sides.flatMap((side) => [runsOf(side).map((run) => growBox(textBox(run), -0.05, -0.3))]);
      const touches = boxes.some((texts) =>
        texts.some((box, index) => texts.slice(index + 1).some((other) => overlap(box, other))),
      );
      const faults = [...problems, ...(touches ? ['texts touch'] : [])];
      return faults.length > 0 ? [`${nameOf(one)}: ${faults.join(', ')}`] : [];
    });
    expect(faulty).toEqual([]);
  });
});

test.each(ids)(
  'the logo of %s is much larger than in other looks, and the company is large without one',
  (id) => {
    const { shape } = lookOf(id);
    const format = { orientation: shape === 'upright' ? 'portrait' : 'landscape' } as const;
    const square = { format: { widthMm: 60, heightMm: 60 } } as const;
    const card = cardIn(id, {
      ...(shape === 'square' ? square : format),
      content: customerTexts.seven,
      back: { kind: 'look' },
    });
    const logo = logos[1];
    const [front] = layoutSides(card, fonts, logo);
    const placed = front && logoOf(front);
    if (!front || !placed || !logo) throw new Error('The front has a logo');
    const usual = opticalSize(logo, front.cut);
    expect(placed.image.width * placed.image.height).toBeGreaterThan(1.4 * usual.width * usual.height);
    const without = layoutSides(card, fonts).flatMap(runsOf);
    const sizes = without.map(({ sizePt }) => sizePt);
    const company = without.filter(({ field }) => field === 'companyName').map(({ sizePt }) => sizePt);
    expect(Math.max(...company)).toBeGreaterThanOrEqual(id === 'institute' ? 10 : 0.8 * Math.max(...sizes));
  },
);

test.each(ids)('%s has left and right exchanged, another palette and a weaker graphic', (id) => {
  const own = { content: customerTexts.seven, back: { kind: 'look' } as const };
  const sceneOf = (look: Omit<Partial<CardLook>, 'id'>) =>
    layoutLook({ card: cardIn(id, { ...own, look }), fonts, logo: logos[1] }).scene;
  const plain = sceneOf({});
  const flipped = sceneOf({ isMirrored: true });
  const [one, other] = [logoOf(plain), logoOf(flipped)].map((placed) => placed?.image);
  if (!one || !other) throw new Error('Both have a logo');
  expect(other.x).toBeCloseTo(plain.cut.width - one.x - one.width, 3);
  for (const look of [{ palette: 'pinkOnBurgundy' }, { strength: 0.35 }] as const) {
    const scene = sceneOf(look);
    expect(scene).not.toEqual(plain);
    expect(checkPrint(scene).findings.filter(({ level }) => level === 'problem')).toEqual([]);
  }
});

test('a logo size and place that a person has set are kept', () => {
  const logo = logos[2];
  const style = { logo: { sizeMm: 12, leftMm: 2, topMm: -1 } };
  const card = cardIn('fascia', { content: customerTexts.three, back: { kind: 'look' } });
  const sized = { ...card, style: { ...card.style, ...style } };
  const [front] = layoutSides(sized, fonts, logo);
  const placed = front && logoOf(front);
  expect(Math.max(placed?.image.width ?? 0, placed?.image.height ?? 0)).toBeCloseTo(12);
});

test('another layout or graphic has the texts in the usual way', () => {
  const card = cardIn('fascia', { content: customerTexts.three });
  const chosen = { ...card, style: { ...card.style, layout: 'bold' as const } };
  const motif = cardIn('fascia', { content: customerTexts.three, look: { motif: 'cubes' } });
  for (const one of [chosen, motif]) expect(layoutLook({ card: one, fonts }).isSeated).toBeUndefined();
});
