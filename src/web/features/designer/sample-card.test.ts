import { expect, test } from 'vitest';
import { mainFields, newCardDesign } from '#domain/card/card.ts';
import { cardStyleEn } from '../../shared/i18n/en/card-style.ts';
import { withSample } from './sample-card.ts';

const { sample } = cardStyleEn;

test('a card without texts gets the sample texts and keeps its style', () => {
  const shown = withSample({ ...newCardDesign, layout: 'bold', phone: ' ' }, sample);
  expect(shown).toMatchObject({ ...sample, layout: 'bold', backgroundColor: '#ffffff' });
  expect(mainFields.every((field) => shown[field])).toBe(true);
});

test('a card with one letter of text gets no sample texts', () => {
  const design = { ...newCardDesign, email: 'e' };
  expect(withSample(design, sample)).toBe(design);
});
