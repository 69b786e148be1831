import { expect, test } from 'vitest';
import { newCardDesign } from '#domain/card/card.ts';
import { cardToSend } from './card-to-send.ts';

test('a draft is sent with its name and its millimetres as text', async () => {
  const design = { ...newCardDesign, companyName: 'Atelier Lumen', fullName: 'Elena Marek' };
  expect(await cardToSend({ name: ' Front desk ', design, logo: null }, 'elena', null)).toEqual({
    ...design,
    name: 'Front desk',
    logoUrl: null,
    logoSize: '20',
    logoX: '0',
    logoY: '0',
  });
});
