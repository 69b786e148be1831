import { expect, test } from 'vitest';
import { applyPatch, newCard } from './card.ts';
import { colourChange, fontChange, sharedColours, sharedFonts } from './card-style.ts';
import { fontPairs, paletteOf, palettes } from './colour/palettes.ts';
import { cardOf, flatOf } from './flat-card.ts';
import { resolveCard } from './resolve-card.ts';
import { mainFields } from './text-fields.ts';

test('a new card has the first palette and the first pair of fonts', () => {
  expect(paletteOf(sharedColours(newCard).style)).toBe('blackOnWhite');
  expect(sharedFonts(newCard).style).toEqual(fontPairs[0]);
});

test('a palette colours the company and the name, the other texts and the paper', () => {
  const card = applyPatch(newCard, colourChange(palettes.goldOnBlack));
  expect(Object.fromEntries(mainFields.map((field) => [field, resolveCard(card).colours[field]]))).toEqual({
    companyName: '#d9b36a',
    website: '#d0d0d0',
    fullName: '#d9b36a',
    position: '#d0d0d0',
    phone: '#d0d0d0',
    email: '#d0d0d0',
    url: '#d0d0d0',
  });
  expect(card.style.background).toBe('#000000');
  expect(sharedColours(card)).toEqual({ style: palettes.goldOnBlack, differing: [] });
});

test('a pair of fonts applies one font to the company and the name, the other to the other texts', () => {
  const card = applyPatch(newCard, fontChange({ strong: 'Georgia', quiet: 'Lato' }));
  expect(mainFields.map((field) => resolveCard(card).fonts[field])).toEqual([
    'Georgia',
    'Lato',
    'Georgia',
    'Lato',
    'Lato',
    'Lato',
    'Lato',
  ]);
  expect(sharedFonts(card)).toEqual({ style: { strong: 'Georgia', quiet: 'Lato' }, differing: [] });
});

test('changing one colour does not change the others', () => {
  expect(colourChange({ strong: '#123456' })).toEqual({
    style: { colours: { companyName: '#123456', fullName: '#123456' } },
  });
  expect(colourChange({ background: '#123456' })).toEqual({ style: { colours: {}, background: '#123456' } });
});

test('texts that differ from the style of the card are listed', () => {
  const card = cardOf({
    ...flatOf(newCard),
    phoneColor: '#ff0000',
    fullNameColor: '#ff0000',
    emailFont: 'Lato' as const,
  });
  expect(sharedColours(card)).toEqual({
    style: { strong: '#000000', quiet: '#666666', background: '#ffffff' },
    differing: ['fullName', 'phone'],
  });
  expect(sharedFonts(card).differing).toEqual(['email']);
});

test('the colour of most secondary texts is the style', () => {
  const card = cardOf({
    ...flatOf(newCard),
    websiteColor: '#111111',
    positionColor: '#111111',
    phoneColor: '#111111',
  });
  expect(sharedColours(card)).toMatchObject({ style: { quiet: '#111111' }, differing: ['email', 'url'] });
});

test('a optional text has the style of its source until it has its own, and a change of the style takes its own away', () => {
  const card = cardOf({
    phoneColor: '#112233',
    mobile: '+421 905 000 000',
    cityColor: '#445566',
    city: 'Brno',
  });
  expect(resolveCard(card).colours.mobile).toBe('#112233');
  expect(resolveCard(card).colours.city).toBe('#445566');
  const changed = applyPatch(card, colourChange({ quiet: '#333333' }));
  expect(resolveCard(changed).colours.city).toBe('#333333');
});

test('an empty optional text does not count as different', () => {
  const card = cardOf({ phoneFont: 'Lato', mobile: '' });
  expect(sharedFonts(card).differing).toEqual(['phone']);
  expect(sharedFonts(applyPatch(card, { content: { mobile: '+1' } })).differing).toEqual(['mobile', 'phone']);
});
