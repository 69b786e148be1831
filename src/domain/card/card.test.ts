import { expect, test } from 'vitest';
import {
  backgroundOf,
  colourOf,
  defaultColour,
  fontOf,
  layoutOf,
  logoPlacementOf,
  mainFields,
  newCardDesign,
  styleFields,
} from './card.ts';

test('a new card is landscape on white, in Inter, black and grey, with a 20 mm logo in the default position', () => {
  expect(newCardDesign).toMatchObject({
    orientation: 'landscape',
    backgroundColor: '#ffffff',
    logoSize: 20,
    logoX: 0,
    logoY: 0,
  });
  expect(mainFields.map((field) => newCardDesign[styleFields[field].font])).toEqual(Array(7).fill('Inter'));
  const quiet = '#666666';
  expect(Object.fromEntries(mainFields.map((field) => [field, colourOf(newCardDesign, field)]))).toEqual({
    companyName: '#000000',
    website: quiet,
    fullName: '#000000',
    position: quiet,
    phone: quiet,
    email: quiet,
    url: quiet,
  });
});

test('a saved card without colours is drawn in slate', () => {
  expect(mainFields.map((field) => defaultColour(field, 'saved'))).toEqual([
    '#1e293b',
    '#64748b',
    '#1e293b',
    '#64748b',
    '#64748b',
    '#64748b',
    '#64748b',
  ]);
});

test('a text’s own font wins, then the company’s or the data font, then Inter', () => {
  expect(fontOf({ companyFont: 'Georgia', companyNameFont: 'Lato' }, 'companyName')).toBe('Lato');
  expect(fontOf({ companyFont: 'Georgia', dataFont: 'Arial' }, 'companyName')).toBe('Georgia');
  expect(fontOf({ companyFont: 'Georgia', dataFont: 'Arial' }, 'fullName')).toBe('Arial');
  expect(fontOf({}, 'url')).toBe('Inter');
});

test('a card without a layout is Classic and landscape', () => {
  expect(layoutOf({})).toEqual({ layout: 'classic', orientation: 'landscape' });
  expect(layoutOf({ layout: 'bold', orientation: 'portrait' })).toEqual({
    layout: 'bold',
    orientation: 'portrait',
  });
});

test('a card without style fields is drawn in slate on white, with a 20 mm logo in the default position', () => {
  expect(colourOf({}, 'fullName')).toBe('#1e293b');
  expect(colourOf({ fullNameColor: '#5e1226' }, 'fullName')).toBe('#5e1226');
  expect(backgroundOf({})).toBe('#ffffff');
  expect(logoPlacementOf({ logoX: 4 })).toEqual({ size: 20, left: 4, top: 0 });
});
