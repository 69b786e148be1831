import { expect, test } from 'vitest';
import { applyPatch, newCard } from '#domain/card/card.ts';
import { mainFields } from '#domain/card/text-fields.ts';
import cardStyleEn from '#messages/en/card-style.ts';
import { withSample } from './sample-card.ts';

const { sample } = cardStyleEn;

test('a card without texts gets the sample texts and keeps its style', () => {
  const shown = withSample(
    applyPatch(newCard, { content: { phone: ' ' }, style: { layout: 'bold' } }),
    sample,
  );
  expect(shown).toMatchObject({
    content: sample,
    style: { layout: 'bold', background: '#ffffff' },
  });
  expect(mainFields.every((field) => shown.content[field])).toBe(true);
});

test('a card with one letter of text gets no sample texts', () => {
  const card = applyPatch(newCard, { content: { email: 'e' } });
  expect(withSample(card, sample)).toBe(card);
});
