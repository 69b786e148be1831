import { expect, test } from 'vitest';
import { newCard } from '#domain/card/card.ts';
import { type CardLook, currentLook } from '#domain/card/look/card-look.ts';
import { linkedLook, lookLink, withVariation } from './look-link.ts';

const shuffled: CardLook = { id: 'bauhaus', version: 1, seed: 7, palette: 'inkOnSand' };

function follow({ to, state }: { to: string; state: unknown }) {
  return linkedLook({ search: to.slice(to.indexOf('?')), state });
}

test('a link carries a look with its variation to the editor', () => {
  expect(follow(lookLink(shuffled))).toEqual(shuffled);
});

test('an address alone gives the look as it was released', () => {
  expect(follow({ ...lookLink(shuffled), state: null })).toEqual(currentLook('bauhaus'));
});

test('an address without a known look changes nothing', () => {
  expect(linkedLook({ search: '', state: { look: shuffled } })).toBeNull();
  expect(linkedLook({ search: '?look=nothing', state: null })).toBeNull();
});

test('a card keeps its texts in a variation of a look', () => {
  const card = { ...newCard, content: { fullName: 'Jana Malá' } };
  const { content, style } = withVariation(card, shuffled);
  expect([content, style.look]).toEqual([card.content, shuffled]);
});
