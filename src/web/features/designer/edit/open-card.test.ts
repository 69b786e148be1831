import { expect, test } from 'vitest';
import { savedCardSchema } from '#contract/card/saved-card.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { openCard } from './open-card.ts';

test('a saved card is opened with whole numbers and without its record fields', async () => {
  const saved = savedCardSchema.parse({
    id: '0192f0c1-6f1e-7b2c-9d3e-4f5a6b7c8d9e',
    name: 'Front desk',
    companyName: 'Atelier Lumen',
    fullName: 'Elena Marek',
    logoUrl: null,
    logoSize: 33,
    logoX: 7,
    logoY: -4,
    version: 2,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  });
  expect((await openCard(saved, 'elena')).draft).toEqual({
    name: 'Front desk',
    card: cardOf({
      companyName: 'Atelier Lumen',
      fullName: 'Elena Marek',
      logoSize: 33,
      logoX: 7,
      logoY: -4,
    }),
    logo: null,
  });
});

test('a blank optional text of a saved card needs no row in the form', async () => {
  const saved = savedCardSchema.parse({
    id: '0192f0c1-6f1e-7b2c-9d3e-4f5a6b7c8d9e',
    name: 'Front desk',
    companyName: 'Atelier Lumen',
    fullName: 'Elena Marek',
    position: '',
    department: '',
    mobile: '+421 905 318 442',
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  });
  const { card } = (await openCard(saved, 'elena')).draft;
  expect(card.content).toMatchObject({ position: '', mobile: '+421 905 318 442' });
  expect(card.content.department).toBeUndefined();
});
