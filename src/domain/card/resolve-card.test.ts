import { expect, test } from 'vitest';
import { contactLabelKinds } from './card.ts';
import { cardOf } from './flat-card.ts';
import { contactLabelOf, resolveCard } from './resolve-card.ts';

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

test('a label of a person replaces a letter and an icon, unless its text is empty', () => {
  const labels = { phone: 'Office', url: 'Web' };
  const labelOf = (contactLabels: 'none' | 'letters' | 'icons', field: 'phone' | 'url' | 'email') =>
    contactLabelOf(field, resolveCard(cardOf({ phone: '+421', email: 'a@b.sk', contactLabels, labels })));
  for (const kind of contactLabelKinds)
    expect(labelOf(kind, 'phone')).toEqual({ text: 'Office', isOwn: true });
  expect(labelOf('letters', 'url')).toEqual({ text: 'W' });
  expect(labelOf('icons', 'email')).toEqual({ icon: 'email' });
  expect(labelOf('none', 'url')).toBeNull();
});
