import { expect, test } from 'vitest';
import { colourOf, fontOf, mainFields, newCardDesign } from './card.ts';
import { colourChange, fontChange, sharedColours, sharedFonts } from './card-style.ts';
import { fontPairs, paletteNames, paletteOf, palettes } from './palettes.ts';

test('a new card has the first palette and the first pair of fonts', () => {
  expect(paletteOf(sharedColours(newCardDesign).style)).toBe(paletteNames[0]);
  expect(sharedFonts(newCardDesign).style).toEqual(fontPairs[0]);
});

test('a palette colours the company and the name, the other texts and the paper', () => {
  const design = { ...newCardDesign, ...colourChange(palettes.goldOnBlack) };
  expect(Object.fromEntries(mainFields.map((field) => [field, colourOf(design, field)]))).toEqual({
    companyName: '#d9b36a',
    website: '#d0d0d0',
    fullName: '#d9b36a',
    position: '#d0d0d0',
    phone: '#d0d0d0',
    email: '#d0d0d0',
    url: '#d0d0d0',
  });
  expect(design.backgroundColor).toBe('#000000');
  expect(sharedColours(design)).toEqual({ style: palettes.goldOnBlack, differing: [] });
});

test('a pair of fonts applies one font to the company and the name, the other to the other texts', () => {
  const design = { ...newCardDesign, ...fontChange({ strong: 'Georgia', quiet: 'Lato' }) };
  expect(mainFields.map((field) => fontOf(design, field))).toEqual([
    'Georgia',
    'Lato',
    'Georgia',
    'Lato',
    'Lato',
    'Lato',
    'Lato',
  ]);
  expect(sharedFonts(design)).toEqual({ style: { strong: 'Georgia', quiet: 'Lato' }, differing: [] });
});

test('changing one colour does not change the others', () => {
  expect(colourChange({ strong: '#123456' })).toEqual({
    companyNameColor: '#123456',
    fullNameColor: '#123456',
  });
  expect(colourChange({ background: '#123456' })).toEqual({ backgroundColor: '#123456' });
});

test('texts that differ from the style of the card are listed', () => {
  const design = {
    ...newCardDesign,
    phoneColor: '#ff0000',
    fullNameColor: '#ff0000',
    emailFont: 'Lato' as const,
  };
  expect(sharedColours(design)).toEqual({
    style: { strong: '#000000', quiet: '#666666', background: '#ffffff' },
    differing: ['fullName', 'phone'],
  });
  expect(sharedFonts(design).differing).toEqual(['email']);
});

test('the colour of most secondary texts is the style', () => {
  const design = {
    ...newCardDesign,
    websiteColor: '#111111',
    positionColor: '#111111',
    phoneColor: '#111111',
  };
  expect(sharedColours(design)).toMatchObject({ style: { quiet: '#111111' }, differing: ['email', 'url'] });
});

test('a further line has the style of its source until it has its own, and a change of the style takes its own away', () => {
  const design = { phoneColor: '#112233', mobile: '+421 905 000 000', cityColor: '#445566', city: 'Brno' };
  expect(colourOf(design, 'mobile')).toBe('#112233');
  expect(colourOf(design, 'city')).toBe('#445566');
  const changed = { ...design, ...colourChange({ quiet: '#333333' }) };
  expect(colourOf(changed, 'city')).toBe('#333333');
});

test('an empty further line does not count as different', () => {
  const design = { phoneFont: 'Lato' as const, mobile: '' };
  expect(sharedFonts(design).differing).toEqual(['phone']);
  expect(sharedFonts({ ...design, mobile: '+1' }).differing).toEqual(['mobile', 'phone']);
});
