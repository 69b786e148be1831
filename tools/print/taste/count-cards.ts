import type { LookId } from '#domain/card/look/card-look.ts';
import type { CardWithLook, LayoutFonts } from '#layout/look-layout.ts';
import { fallbackSteps } from '#layout/looks/fallback-steps.ts';
import { layoutLook } from '#layout/looks/layout-look.ts';
import { layoutLookBack } from '#layout/looks/layout-look-back.ts';
import {
  changedFarFromTexts,
  runsOf,
  strictRules,
  tasteViolations,
  type Violation,
} from '#layout/looks/testing/taste-rules.ts';
import type { Scene } from '#layout/scene.ts';
import type { SampleCard } from '../samples/look-cards.ts';

/** Every so many cards are drawn again, unchanged and with another telephone number. */
const drawnTwice = 10;

/** How many cards there are on each fallback step, how many break each rule, and those that break a strict one. */
export type TasteCount = {
  cards: number;
  steps: number[];
  broken: Record<number, number>;
  faulty: FaultyCard[];
};

type FaultyCard = Pick<SampleCard, 'shape' | 'logo'> & {
  look: LookId;
  format: unknown;
  step: number;
  faults: string[];
  texts: string;
};

export function newCount(): TasteCount {
  return { cards: 0, steps: fallbackSteps.map(() => 0), broken: {}, faulty: [] };
}

/** Lays a card out once and judges it by all rules. */
export function countCard(count: TasteCount, { card, logo, shape }: SampleCard, fonts: LayoutFonts): void {
  const { scene, step } = layoutLook({ card, fonts, logo });
  const sides = [scene, layoutLookBack(card, fonts, logo, undefined)];
  count.cards++;
  count.steps[step] = (count.steps[step] ?? 0) + 1;
  const violations = [
    ...tasteViolations({ card, sides, fonts }),
    ...(count.cards % drawnTwice === 0 ? changes(card, scene, step, { logo, fonts }) : []),
  ].filter((violation) => !isAgreed(card.style.look.id, violation));
  for (const rule of new Set(violations.map(({ rule }) => rule))) {
    count.broken[rule] = (count.broken[rule] ?? 0) + 1;
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
function changes(
  card: CardWithLook,
  front: Scene,
  step: number,
  { logo, fonts }: Pick<SampleCard, 'logo'> & { fonts: LayoutFonts },
): Violation[] {
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

/** Two counts as one. */
export function addCounts(one: TasteCount, other: TasteCount): TasteCount {
  const rules = [...Object.keys(one.broken), ...Object.keys(other.broken)].map(Number);
  return {
    cards: one.cards + other.cards,
    steps: one.steps.map((cards, step) => cards + (other.steps[step] ?? 0)),
    broken: Object.fromEntries(
      rules.map((rule) => [rule, (one.broken[rule] ?? 0) + (other.broken[rule] ?? 0)]),
    ),
    faulty: [...one.faulty, ...other.faulty],
  };
}

/** A line with the shares of a count. */
export function shownCount(name: string, { cards, steps, broken }: TasteCount): string {
  const share = (part: number) => `${((100 * part) / Math.max(1, cards)).toFixed(1)} %`;
  const rules = Object.entries(broken).map(([rule, part]) => `${rule}: ${share(part)}`);
  return `${name}: ${cards} cards; steps ${steps.map(share).join(', ')}; rules broken ${rules.join(', ') || 'none'}`;
}
