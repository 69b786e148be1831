import { expect, test } from 'vitest';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import {
  cardsInTurn,
  cardsOf,
  type SampleCard,
  sampleTexts,
} from '../../../tools/print/samples/look-cards.ts';
import { countCard, newCount } from '../../../tools/print/taste/count-cards.ts';

const fonts = fontsFromDisk();

/** `npm run test:full -- looks` lays out 200 texts in every look and format. */
const cardsOfShortForm = 400;

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

/** The texts among 200 that once were too near to a graphic of a look, or too small, in some format. */
test.each([
  ['fern', 'Ing. arch. Ľubomíra Šťastná-Ďuricová'],
  ['fern', 'Zdeňka Křižíková'],
  ['headshot', 'Dipl.-Kfm. Friedrich-Wilhelm von Schwarzenberg, LL.M.'],
  ['horizon', 'doc. Ing. Mária Terézia Šťastná, LL.M.'],
  ['red-dot', 'Dipl.-Kfm. Friedrich-Wilhelm von Schwarzenberg, LL.M.'],
] as const)('a card in %s with the texts of %s keeps the rules in every format', (id, name) => {
  const texts = sampleTexts(200).find(({ fullName }) => fullName === name);
  if (!texts) throw new Error(`${name} is among the texts`);
  const count = newCount();
  // Four times, so that each format has each logo.
  for (const card of cardsOf(id, [texts, texts, texts, texts])) countCard(count, card, fonts);
  expect(count.faulty).toEqual([]);
});
