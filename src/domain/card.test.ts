import { expect, test } from 'vitest';
import {
  arrangementOf,
  backgroundOf,
  cardDesignSchema,
  colourOf,
  defaultColour,
  fontOf,
  logoPlacementOf,
  newCardDesign,
  placeholders,
  textFields,
} from './card.ts';

const design = { companyName: 'Atelier Lumen', fullName: 'Elena Marek' };

test('a company name and a full name are all a card needs', () => {
  expect(cardDesignSchema.parse(design)).toEqual(design);
});

test.each([
  [{ companyName: ' ' }, 'COMPANY_NAME_REQUIRED'],
  [{ fullName: '' }, 'FULL_NAME_REQUIRED'],
  [{ email: 'elena@' }, 'INVALID_EMAIL'],
  [{ backgroundColor: 'red;background:url(x)' }, 'INVALID_COLOUR'],
  [{ logoSize: '401' }, 'OUT_OF_RANGE'],
  [{ logoX: -51 }, 'OUT_OF_RANGE'],
  [{ logoY: 'far' }, 'NOT_A_NUMBER'],
  [{ logoUrl: 'http://169.254.169.254/' }, 'INVALID_LOGO'],
  [{ logoUrl: 'javascript:alert(1)' }, 'INVALID_LOGO'],
  [{ logoUrl: '/objects/uploads/../secret' }, 'INVALID_LOGO'],
])('%j is refused as %s', (wrong, code) => {
  const issues = cardDesignSchema.safeParse({ ...design, ...wrong }).error?.issues ?? [];
  expect(issues.map(({ message }) => message)).toContain(code);
});

test('the email may be left empty', () => {
  expect(cardDesignSchema.parse({ ...design, email: '' }).email).toBe('');
});

test('the logo’s millimetres come as text or numbers and are read as whole numbers', () => {
  expect(cardDesignSchema.parse({ ...design, logoSize: '35', logoX: '-7', logoY: 0 })).toMatchObject({
    logoSize: 35,
    logoX: -7,
    logoY: 0,
  });
});

test('colours are stored in one spelling', () => {
  expect(cardDesignSchema.parse({ ...design, backgroundColor: 'rgb(255, 255, 255)' }).backgroundColor).toBe(
    '#ffffff',
  );
});

test('unknown fields, an owner among them, are left out', () => {
  expect(cardDesignSchema.parse({ ...design, userId: 'somebody-else' })).toEqual(design);
});

test('a new card is landscape on white, set in Inter, black and grey, with a 20 mm logo in its place', () => {
  expect(newCardDesign).toMatchObject({
    orientation: 'landscape',
    backgroundColor: '#ffffff',
    nameFont: 'Inter',
    companyNameColor: '#000000',
    fullNameColor: '#000000',
    positionColor: '#666666',
    urlColor: '#666666',
    logoSize: 20,
    logoX: 0,
    logoY: 0,
  });
});

test('an unset company or person is shown as what it would be', () => {
  expect(placeholders).toEqual({ companyName: 'Company Name', fullName: 'Full Name' });
});

test('a saved card without colours is shown in slate', () => {
  expect(textFields.map((field) => defaultColour(field, 'saved'))).toEqual([
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

test('a card without a layout is Classic, and lies down', () => {
  expect(arrangementOf({})).toEqual({ layout: 'classic', orientation: 'landscape' });
  expect(arrangementOf({ layout: 'bold', orientation: 'portrait' })).toEqual({
    layout: 'bold',
    orientation: 'portrait',
  });
});

test('an unknown layout is refused', () => {
  expect(cardDesignSchema.safeParse({ ...design, layout: 'baroque' }).success).toBe(false);
  expect(cardDesignSchema.parse({ ...design, layout: 'split' }).layout).toBe('split');
});

test('what a card leaves unsaid is drawn in slate on white, with a 20 mm logo in its place', () => {
  expect(colourOf({}, 'fullName')).toBe('#1e293b');
  expect(colourOf({ fullNameColor: '#5e1226' }, 'fullName')).toBe('#5e1226');
  expect(backgroundOf({})).toBe('#ffffff');
  expect(logoPlacementOf({ logoX: 4 })).toEqual({ size: 20, left: 4, top: 0 });
});
