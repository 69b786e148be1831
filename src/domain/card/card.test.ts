import { expect, test } from 'vitest';
import { applyPatch, defaultColour, emptyCard, newCard } from './card.ts';
import { cardOf } from './flat-card.ts';
import { resolveCard } from './resolve-card.ts';
import { mainFields } from './text-fields.ts';

test('a new card is landscape on white, in Inter, black and grey, with a 20 mm logo in the default position', () => {
  const { orientation, style } = newCard;
  expect([orientation, style.background, style.logo]).toEqual([
    'landscape',
    '#ffffff',
    { sizeMm: 20, leftMm: 0, topMm: 0 },
  ]);
  expect(mainFields.map((field) => style.fonts[field])).toEqual(Array(7).fill('Inter'));
  const quiet = '#666666';
  expect(style.colours).toEqual({
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
  const fontsOf = (flat: Parameters<typeof cardOf>[0]) => resolveCard(cardOf(flat)).fonts;
  expect(fontsOf({ companyFont: 'Georgia', companyNameFont: 'Lato' }).companyName).toBe('Lato');
  expect(fontsOf({ companyFont: 'Georgia', dataFont: 'Arial' }).companyName).toBe('Georgia');
  expect(fontsOf({ companyFont: 'Georgia', dataFont: 'Arial' }).fullName).toBe('Arial');
  expect(fontsOf({}).url).toBe('Inter');
});

test('a card without a layout is Classic and landscape', () => {
  expect(resolveCard(emptyCard)).toMatchObject({ layout: 'classic', orientation: 'landscape' });
  expect(resolveCard(cardOf({ layout: 'bold', orientation: 'portrait' }))).toMatchObject({
    layout: 'bold',
    orientation: 'portrait',
  });
});

test('a card without style fields is drawn in slate on white, with a 20 mm logo in the default position', () => {
  expect(resolveCard(emptyCard).colours.fullName).toBe('#1e293b');
  expect(resolveCard(cardOf({ fullNameColor: '#5e1226' })).colours.fullName).toBe('#5e1226');
  expect(resolveCard(emptyCard).background).toBe('#ffffff');
  expect(resolveCard(cardOf({ logoX: 4 })).logo).toMatchObject({ sizeMm: 20, leftMm: 4, topMm: 0 });
});

test('a patch keeps what it does not name, and removes what is undefined', () => {
  const card = cardOf({ fullName: 'Elena', phone: '400', layout: 'bold', cityColor: '#112233' });
  const patched = applyPatch(card, {
    content: { phone: undefined },
    style: { colours: { city: undefined, phone: '#445566' } },
  });
  expect(patched).toStrictEqual(cardOf({ fullName: 'Elena', layout: 'bold', phoneColor: '#445566' }));
  expect(applyPatch(card, { content: { phone: '442' } }).style).toBe(card.style);
});
