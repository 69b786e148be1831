import { expect, test } from 'vitest';
import { newCardDesign } from '#domain/card/card.ts';
import { createCardBody } from './card-request-body.ts';

test('the body holds the trimmed name and the millimetres as text', async () => {
  const design = { ...newCardDesign, companyName: 'Atelier Lumen', fullName: 'Elena Marek' };
  expect(await createCardBody({ name: ' Front desk ', design, logo: null }, 'elena', null)).toEqual({
    ...design,
    name: 'Front desk',
    logoUrl: null,
    logoSize: '20',
    logoX: '0',
    logoY: '0',
  });
});
