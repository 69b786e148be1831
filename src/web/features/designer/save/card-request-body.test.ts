import { expect, test } from 'vitest';
import { applyPatch, newCard } from '#domain/card/card.ts';
import { flatOf } from '#domain/card/flat-card.ts';
import { createCardBody } from './card-request-body.ts';

test('the body holds the trimmed name and the millimetres as text', async () => {
  const card = applyPatch(newCard, {
    content: { companyName: 'Atelier Lumen', fullName: 'Elena Marek' },
  });
  expect(await createCardBody({ name: ' Front desk ', card, logo: null }, 'elena', null)).toEqual({
    ...flatOf(card),
    name: 'Front desk',
    logoUrl: null,
    logoSize: '20',
    logoX: '0',
    logoY: '0',
  });
});
