import { describe, expect, test } from 'vitest';
import { documentOf } from '#domain/card/card-document.ts';
import { formatIds } from '#domain/card/formats.ts';
import { readDesignFile, UnreadableDesign } from './read-design-file.ts';
import { versionOneCards } from './version-1-cards.ts';

const read = (card: unknown) => readDesignFile(JSON.stringify(card));

function refusalOf(card: unknown): string {
  try {
    read(card);
  } catch (error) {
    if (error instanceof UnreadableDesign) return error.message;
    throw error;
  }
  throw new Error('The card was not refused');
}

test('a card is the same from its flat fields and from its document', () => {
  for (const { design } of versionOneCards) {
    expect(read(design)).toEqual(design);
    expect(read(documentOf(design))).toEqual(design);
  }
  const card = {
    fullName: 'Elena',
    mobile: '0900',
    free2: 'IČO',
    logoUrl: 'logo.png',
    format: 'us',
  } as const;
  expect(read(documentOf(card))).toEqual(card);
});

test.each([...formatIds, { widthMm: 40, heightMm: 120 }])('a card has the format %j', (format) => {
  expect(read({ fullName: 'Elena Marek', format })).toEqual({ fullName: 'Elena Marek', format });
});

test('a document needs only its version and its texts', () => {
  expect(read({ v: 2, content: { fullName: 'Elena Marek', city: 'Žilina' } })).toEqual({
    fullName: 'Elena Marek',
    city: 'Žilina',
  });
});

test('fields that the API returns beside the design are ignored', () => {
  expect(read({ fullName: 'Elena', id: 'x', version: 3, createdAt: 'today' })).toEqual({ fullName: 'Elena' });
});

describe('a refusal names the place in words', () => {
  const anyFormat =
    'format: one of 90x50, 85x55, 85x54, us, jp, 90x55, cn, or { "widthMm", "heightMm" } from 40 to 120 mm';
  test.each([
    [{ format: 'a4' }, anyFormat],
    [{ format: { widthMm: 39, heightMm: 50 } }, anyFormat],
    [{ v: 2, content: {}, format: { widthMm: 90 } }, anyFormat],
    [{ backgroundColor: 'reddish' }, 'backgroundColor: Not a colour'],
    [{ logoSize: 9 }, 'logoSize: Out of range'],
    [{ fullName: 'a'.repeat(201) }, 'fullName: Too long'],
    [{ v: 2, content: {}, style: { logo: { sizeMm: 9 } } }, 'style.logo.sizeMm: Out of range'],
    [{ v: 2, content: {}, style: { colours: { city: 'x' } } }, 'style.colours.city: Not a colour'],
    [{ v: 2, content: { motto: 'Light' } }, 'content: Unrecognized key: "motto"'],
    [
      { v: 2, content: {}, back: { kind: 'qr' } },
      'back.qr: Invalid input: expected object, received undefined',
    ],
    [{ v: 3, content: {} }, 'v: 3 is not a known version'],
    [[], 'The file is not a card'],
  ])('%j', (card, message) => {
    expect(refusalOf(card)).toBe(message);
  });

  test('several faults have a line each, and a file that is not JSON has one', () => {
    expect(refusalOf({ logoX: 51, logoY: -51 })).toBe('logoX: Out of range\nlogoY: Out of range');
    expect(() => readDesignFile('{')).toThrow('The file is not JSON');
  });
});
