import { expect, test } from 'vitest';
import { cardOf } from './flat-card.ts';
import { resolveCard } from './resolve-card.ts';

test('what a card sets itself is apart from the fallbacks', () => {
  const look = { id: 'bauhaus', version: 1 } as const;
  const { own, fonts, colours, ...resolved } = resolveCard(
    cardOf({ look, dataFont: 'Lato', phoneColor: '#aa0000' }),
  );
  expect(resolved.look).toEqual(look);
  expect([own.layout, own.background]).toEqual([undefined, undefined]);
  expect([resolved.layout, resolved.background]).toEqual(['classic', '#ffffff']);
  expect([own.fonts.companyName, own.fonts.phone]).toEqual([undefined, 'Lato']);
  expect([fonts.companyName, fonts.phone]).toEqual(['Inter', 'Lato']);
  // The mobile number follows the phone number.
  expect([own.colours.mobile, own.colours.email]).toEqual(['#aa0000', undefined]);
  expect([colours.mobile, colours.email]).toEqual(['#aa0000', '#64748b']);
});
