import { describe, expect, test } from 'vitest';
import { type LookId, lookIds } from '#domain/look/card-look.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import {
  cardsInTurn,
  cardsOf,
  type SampleCard,
  sampleTexts,
} from '../../../tools/print/samples/look-cards.ts';
import type { CardWithLook } from '../look-layout.ts';
import type { Scene } from '../scene.ts';
import { ladder } from './ladder.ts';
import { layoutLook } from './layout-look.ts';
import { layoutLookBack } from './layout-look-back.ts';
import {
  changedFarFromTexts,
  runsOf,
  strictRules,
  tasteViolations,
  type Violation,
} from './testing/taste-rules.ts';

const fonts = fontsFromDisk();

/** `npm run test:looks` lays out 200 texts in every look and format. */
const textsOfLook = Number(process.env.LOOK_TEXTS ?? 0);
const cardsOfShortForm = 2_000;

/** Every so many cards are drawn again, unchanged and with another telephone number. */
const drawnTwice = 10;

/** Cards of one look and format after each other: its graphics are drawn once. */
function byLook(cards: Iterable<SampleCard>): SampleCard[] {
  const keyOf = ({ card: { style, format, orientation } }: SampleCard) =>
    JSON.stringify([style.look.id, format, orientation]);
  return [...cards].sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
}

type Count = { cards: number; steps: number[]; broken: Map<number, number>; faulty: unknown[] };

function newCount(): Count {
  return { cards: 0, steps: ladder.map(() => 0), broken: new Map(), faulty: [] };
}

function countCard(count: Count, { card, logo, shape }: SampleCard): void {
  const { scene, step } = layoutLook({ card, fonts, logo });
  const sides = [scene, layoutLookBack(card, fonts, logo, undefined)];
  count.cards++;
  count.steps[step] = (count.steps[step] ?? 0) + 1;
  const violations = [
    ...tasteViolations({ card, sides, fonts }),
    ...(count.cards % drawnTwice === 0 ? changes(card, scene, step, logo) : []),
  ].filter((violation) => !isAgreed(card.style.look.id, violation));
  for (const rule of new Set(violations.map(({ rule }) => rule))) {
    count.broken.set(rule, (count.broken.get(rule) ?? 0) + 1);
  }
  const faults = violations.filter(({ rule }) => strictRules.includes(rule));
  if (faults.length > 0) {
    count.faulty.push({
      look: card.style.look.id,
      shape,
      format: card.format,
      logo,
      step,
      faults: faults.map(({ rule, side, what }) => `${rule} ${side} ${what}`),
      texts: sides
        .flatMap(runsOf)
        .map(({ text }) => text)
        .join(' | '),
    });
  }
}

/** The initial inside the rosette is the one text on a graphic. */
function isAgreed(look: LookId, { rule, side }: Violation): boolean {
  return look === 'rosette' && rule === 6 && side === 'back';
}

/** Rule 18: the same card gives the same picture, and another number changes only what is near texts. */
function changes(card: CardWithLook, front: Scene, step: number, logo: SampleCard['logo']): Violation[] {
  const again = layoutLook({ card, fonts, logo }).scene;
  const phone = (card.content.phone ?? '').replace(/\d$/u, '0');
  const other = layoutLook({ card: { ...card, content: { ...card.content, phone } }, fonts, logo });
  const isSame = JSON.stringify(again) === JSON.stringify(front);
  return [
    ...(isSame ? [] : [{ rule: 18, side: 'front', what: 'is drawn differently' } as const]),
    ...(other.step === step
      ? changedFarFromTexts(again, other.scene).map((what) => ({ rule: 18, side: 'front', what }) as const)
      : []),
  ];
}

function report(name: string, { cards, steps, broken }: Count): string {
  const share = (part: number) => `${((100 * part) / cards).toFixed(1)} %`;
  const rules = [...broken].sort(([a], [b]) => a - b).map(([rule, part]) => `${rule}: ${share(part)}`);
  return `${name}: ${cards} cards; steps ${steps.map(share).join(', ')}; rules broken ${rules.join(', ') || 'none'}\n`;
}

describe.skipIf(textsOfLook > 0)('cards of all looks', () => {
  test('texts are legible, apart, inside the margins and clear of graphics', { timeout: 300_000 }, () => {
    const count = newCount();
    for (const card of byLook(cardsInTurn(cardsOfShortForm))) countCard(count, card);
    expect(count.faulty).toEqual([]);
    expect(count.cards).toBe(cardsOfShortForm);
  });
});

describe.skipIf(textsOfLook === 0).each(lookIds)('%s', (id) => {
  test('keeps the rules of taste in every format', { timeout: 3_600_000 }, () => {
    const counts = { wide: newCount(), upright: newCount(), square: newCount() };
    for (const sample of cardsOf(id, sampleTexts(textsOfLook))) countCard(counts[sample.shape], sample);
    for (const [shape, count] of Object.entries(counts))
      process.stdout.write(report(`${id} ${shape}`, count));
    expect(Object.values(counts).flatMap(({ faulty }) => faulty)).toEqual([]);
  });
});
