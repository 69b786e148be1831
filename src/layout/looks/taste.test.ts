import { expect, test } from 'vitest';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { cardsInTurn, type SampleCard } from '../../../tools/print/samples/look-cards.ts';
import { countCard, newCount } from '../../../tools/print/taste/count-cards.ts';

const fonts = fontsFromDisk();

/** `npm run test:looks` lays out 200 texts in every look and format. */
const cardsOfShortForm = 2_000;

/** Cards of one look and format after each other: its graphics are drawn once. */
function byLook(cards: Iterable<SampleCard>): SampleCard[] {
  const keyOf = ({ card: { style, format, orientation } }: SampleCard) =>
    JSON.stringify([style.look.id, format, orientation]);
  return [...cards].sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
}

test('texts are legible, apart, inside the margins and clear of graphics', { timeout: 300_000 }, () => {
  const count = newCount();
  for (const card of byLook(cardsInTurn(cardsOfShortForm))) countCard(count, card, fonts);
  expect(count.faulty).toEqual([]);
  expect(count.cards).toBe(cardsOfShortForm);
});
