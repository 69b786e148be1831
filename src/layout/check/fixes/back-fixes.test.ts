import { expect, test } from 'vitest';
import type { CardBack } from '#domain/card/card-back.ts';
import { cardOf, type FlatCard } from '#domain/card/flat-card.ts';
import { fontsFromDisk } from '../../../../tools/build/card-faces.ts';
import { backTools } from '../back-tools.ts';
import { createPrintChecker } from '../print-checker.ts';
import { causesWithFixes, fixAll } from './fix-causes.ts';

const fonts = fontsFromDisk();
const front: FlatCard = {
  companyName: 'Ateliér Lumen',
  fullName: 'Elena Mareková',
  position: 'Svetelná architektka',
  phone: '+421 905 318 442',
  email: 'elena@atelierlumen.sk',
  url: 'behance.net/elenamarek',
  street: 'Panenská 12',
  city: '811 03 Bratislava',
};
const checker = createPrintChecker({
  fonts,
  logo: { width: 800, height: 800 },
  press: null,
  backTools,
});

function causesOf(back: CardBack, more: FlatCard = {}) {
  const checked = checker.check(cardOf({ ...front, ...more, back }));
  if (!checked) throw new Error('A face is missing');
  return causesWithFixes(checked, checker);
}

test.each<[string, CardBack, string]>([
  ['a small code', { kind: 'qr', qr: { content: 'vcard', sizeMm: 16 } }, 'QR_MODULES_TOO_SMALL'],
  ['a pale code', { kind: 'qr', qr: { content: 'vcard', colour: '#dddddd' } }, 'QR_CONTRAST_TOO_LOW'],
  ['a code at the edge', { kind: 'qr', qr: { content: 'vcard', leftMm: 40 } }, 'QR_PAST_SAFE_MARGIN'],
  ['a pale text', { kind: 'text', message: { text: 'Svetlo', colour: '#eeeeee' } }, 'LOW_CONTRAST'],
  ['a logo off the edge', { kind: 'logo', logo: { sizeMm: 30, leftMm: 28 } }, 'LOGO_PAST_SAFE_MARGIN'],
  ['a coarse logo', { kind: 'logo', logo: { sizeMm: 90, leftMm: 2 } }, 'LOGO_TOO_COARSE'],
  [
    'a second card on its own dark paper',
    { kind: 'card', content: { fullName: 'Elena Marek' }, background: '#1b1917' },
    'LOW_CONTRAST',
  ],
  [
    'characters that a font lacks',
    { kind: 'text', message: { text: 'Ελένη', font: 'Montserrat' } },
    'FACE_STOOD_IN',
  ],
])('%s is found on the back, and its fix changes the back alone', (_, back, code) => {
  const cause = causesOf(back).find((found) => found.code === code);
  expect(cause?.side).toBe('back');
  expect(Object.keys(cause?.fix?.change ?? {})).toEqual(['back']);
  const after = causesOf(cause?.fix?.change.back ?? back);
  expect(after.filter((found) => found.code === code)).toEqual([]);
});

test('a fault of the front is not fixed on the back', () => {
  const causes = causesOf({ kind: 'text', message: { text: 'Svetlo' } }, { phoneColor: '#eeeeee' });
  expect(causes.map(({ code, side }) => [code, side])).toEqual([['LOW_CONTRAST', 'front']]);
  expect(causes[0]?.fix?.change).not.toHaveProperty('back');
});

test('all faults of both sides are fixed as one change', () => {
  const design: FlatCard = {
    ...front,
    phoneColor: '#eeeeee',
    back: { kind: 'qr', qr: { content: 'vcard', sizeMm: 16, colour: '#bbbbbb', leftMm: 30 } },
  };
  const after = checker.check(fixAll(cardOf(design), checker));
  expect([...(after?.check.findings ?? []), ...(after?.back?.check.findings ?? [])]).toEqual([]);
});
