import { describe, expect, test } from 'vitest';
import { type Card, type CardContent, emptyCard } from '#domain/card/card.ts';
import type { CardBack } from '#domain/card/card-back.ts';
import { currentLook } from '#domain/card/look/card-look.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { backTools } from './back-tools.ts';
import { causesWithFixes, fixAll } from './fixes/fix-causes.ts';
import { candidateFixes } from './fixes/fixes.ts';
import { putAddressOnBack } from './fixes/missing-part-fixes.ts';
import { createPrintChecker } from './print-checker.ts';

const fonts = fontsFromDisk();
const wordmark = { width: 900, height: 200 };
const checker = createPrintChecker({ fonts, logo: wordmark, press: null, backTools });
const withoutLogo = createPrintChecker({ fonts, logo: undefined, press: null, backTools });

const texts: CardContent = {
  companyName: 'Ateliér Lumen',
  website: 'Svetlo pre domy a mestá',
  fullName: 'Elena Mareková',
  position: 'Svetelná architektka',
  phone: '+421 905 318 442',
  email: 'elena@atelierlumen.sk',
};
const inLook = (
  id: Parameters<typeof currentLook>[0],
  back: CardBack | null,
  more: Partial<Card> = {},
): Card => ({
  ...emptyCard,
  content: texts,
  style: { ...emptyCard.style, look: currentLook(id) },
  back,
  ...more,
});

function causesOf(card: Card, by = checker) {
  const checked = by.check(card);
  if (!checked) throw new Error('A face is missing');
  return causesWithFixes(checked, by);
}

/** Halftone has no room for a logo on its front where it has no seats. */
const withoutRoom = (back: CardBack | null): Card => {
  const card = inLook('halftone', back);
  return { ...card, style: { ...card.style, look: { id: 'halftone', version: 1 } } };
};

const qr: CardBack = { kind: 'qr', qr: { content: 'vcard' } };
const backs: [string, CardBack | null][] = [
  ['a blank back', null],
  ['a code', qr],
  ['a text', { kind: 'text', message: { text: 'Svetlo' } }],
];

test.each(backs)(
  'a logo without room on the front, and %s: a problem with a fix that prints it',
  (_, back) => {
    const card = withoutRoom(back);
    const cause = causesOf(card).find(({ code }) => code === 'LOGO_NOT_PRINTED');
    expect([cause?.level, cause?.side]).toEqual(['problem', 'front']);
    for (const fix of [cause?.fix, ...(cause?.otherFixes ?? [])]) {
      if (!fix) throw new Error('There is a fix');
      // What a person has put on the back stays.
      if (back) expect(fix.change.back ?? back).toMatchObject(back);
    }
    expect(causesOf(fixAll(card, checker)).map(({ code }) => code)).not.toContain('LOGO_NOT_PRINTED');
  },
);

test('a card of one side gets a back with the logo first, then the address on one', () => {
  const address = { street: 'Panenská 12', city: '811 03 Bratislava' };
  const card = { ...withoutRoom(null), content: { ...texts, ...address } };
  const scene = checker.check(card)?.scene;
  const cause = causesOf(card).find(({ code }) => code === 'LOGO_NOT_PRINTED');
  if (!scene || !cause) throw new Error('The logo has no room');
  const fixes = candidateFixes(cause, { card, scene }, fonts);
  expect([...new Set(fixes.map(({ kind }) => kind))].slice(0, 3)).toEqual([
    'addBackWithLogo',
    'addressOnBack',
    'useLayout',
  ]);
  expect(cause.fix?.kind).toBe('addBackWithLogo');
  expect(fixes.find(({ kind }) => kind === 'addressOnBack')?.change).toEqual({
    content: { street: '', city: '' },
    back: { kind: 'text', message: { text: 'Panenská 12\n811 03 Bratislava' } },
  });
  expect(putAddressOnBack({ ...card, back: { kind: 'look' } })).toEqual([]);
});

test('a card without a logo, or with one that is printed, has no such problem', () => {
  const card = inLook('halftone', qr);
  expect(causesOf(card, withoutLogo)).toEqual([]);
  expect(causesOf(inLook('halftone', { kind: 'logo' })).map(({ code }) => code)).not.toContain(
    'LOGO_NOT_PRINTED',
  );
});

test('a picture in a look that does not show it is a problem: another look, or no picture', () => {
  const picture = {
    ref: 'picture',
    pixels: { width: 4000, height: 3000 },
    focus: { x: 0.5, y: 0.5 },
    zoom: 1,
  };
  const cause = causesOf(inLook('ridge', null, { picture }), withoutLogo).find(
    ({ code }) => code === 'PICTURE_NOT_PRINTED',
  );
  expect([cause?.level, cause?.fix?.kind, cause?.otherFixes?.map(({ kind }) => kind)]).toEqual([
    'problem',
    'useLook',
    ['removePicture'],
  ]);
});

describe('a code', () => {
  const withCode = (block: Extract<CardBack, { kind: 'qr' }>['qr'], content = texts): Card => ({
    ...emptyCard,
    content,
    back: { kind: 'qr', qr: block },
  });

  test.each([
    withCode({ content: 'url', value: ' ' }),
    withCode({ content: 'text' }),
    withCode({ content: 'vcard' }, {}),
    withCode({ content: 'vcard', fields: ['url'] }),
    inLook('bauhaus', { kind: 'qr', qr: { content: 'url', value: '' } }),
  ])('without content says nothing, which is a problem', (card) => {
    const cause = causesOf(card, withoutLogo).find(({ code }) => code === 'QR_SAYS_NOTHING');
    expect([cause?.level, cause?.side]).toEqual(['problem', 'back']);
    const hasContact = Object.keys(card.content).length > 0;
    expect(cause?.fix?.kind).toBe(hasContact ? 'sayContact' : undefined);
    if (hasContact)
      expect(causesOf(fixAll(card, withoutLogo), withoutLogo).map(({ code }) => code)).not.toContain(
        'QR_SAYS_NOTHING',
      );
  });

  test('that is longer than a code holds is named', () => {
    const codes = causesOf(withCode({ content: 'text', value: 'Ж'.repeat(3000) }), withoutLogo);
    expect(codes.map(({ code, level }) => [code, level])).toContainEqual(['QR_NOT_PRINTED', 'problem']);
  });

  test('with content is no problem', () => {
    for (const block of [{ content: 'vcard' }, { content: 'url', value: 'lumen.sk' }] as const)
      expect(causesOf(withCode(block), withoutLogo)).toEqual([]);
  });
});
