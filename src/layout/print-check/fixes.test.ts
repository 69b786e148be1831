import { expect, test } from 'vitest';
import type { CardDesign } from '#domain/card.ts';
import { fontsFromDisk } from '../../../local/card-faces.ts';
import { layOutCard } from '../lay-out-card.ts';
import { checkPrint } from '../print-check.ts';
import type { FindingCode } from './findings.ts';
import { fixOf } from './fixes.ts';
import { placeOf } from './places.ts';

const fonts = fontsFromDisk();

const full: Partial<CardDesign> = {
  companyName: 'Atelier Lumen',
  fullName: 'Elena Marek',
  url: 'behance.net/elenamarek',
  companyNameColor: '#000000',
  fullNameColor: '#000000',
  urlColor: '#666666',
};

function mend(part: Partial<CardDesign>, pixels: number, code: FindingCode) {
  const design = { ...full, ...part };
  const scene = layOutCard(design, fonts, { width: pixels, height: pixels });
  const finding = checkPrint(scene).findings.find((found) => found.code === code);
  const fix = finding ? fixOf(finding, { scene, design, fonts }) : null;
  const mended = layOutCard({ ...design, ...fix?.change }, fonts, { width: pixels, height: pixels });
  const codesAfter = checkPrint(mended).findings.map((found) => found.code);
  return { fix, isMended: !codesAfter.includes(code) };
}

test('a logo over the margin is moved back by whole millimetres', () => {
  expect(mend({ logoX: 4 }, 1_000, 'LOGO_PAST_SAFE_MARGIN')).toEqual({
    fix: { kind: 'moveLogo', right: -1, down: 0, change: { logoX: 3, logoY: 0 } },
    isMended: true,
  });
});

test('a logo larger than the card is shrunk until it fits', () => {
  expect(mend({ logoSize: 400 }, 10_000, 'LOGO_PAST_SAFE_MARGIN').fix).toMatchObject({
    kind: 'shrinkLogo',
    size: 44,
  });
});

test('a coarse logo is shrunk to the size its pixels are good for, if that is a size a logo may have', () => {
  expect(mend({ logoSize: 20 }, 167, 'LOGO_TOO_COARSE')).toEqual({
    fix: { kind: 'shrinkLogo', size: 14, change: { logoSize: 14 } },
    isMended: true,
  });
  expect(mend({ logoSize: 20 }, 80, 'LOGO_TOO_COARSE').fix).toBeNull();
});

test('a pale text is darkened', () => {
  expect(mend({ urlColor: '#8a8a8a' }, 1_000, 'LOW_CONTRAST')).toEqual({
    fix: { kind: 'darken', colour: '#767676', change: { urlColor: '#767676' } },
    isMended: true,
  });
});

test('a text whose font lacks its letters is set in one that has them', () => {
  expect(mend({ url: 'Ђорђе', urlFont: 'Playfair Display' }, 1_000, 'MISSING_CHARACTERS').fix).toBeNull();
  expect(mend({ fullName: 'Ελένη', nameFont: 'Montserrat' }, 1_000, 'MISSING_CHARACTERS')).toMatchObject({
    fix: { kind: 'setIn', font: 'Inter', change: { nameFont: 'Inter' } },
    isMended: true,
  });
});

test('a finding has its place on the card where its subject is drawn', () => {
  const scene = layOutCard(full, fonts, { width: 100, height: 50 });
  expect(placeOf(scene, 'logo')).toMatchObject({ width: 20, height: 10 });
  expect(placeOf(scene, 'url')?.width).toBeGreaterThan(10);
  expect(placeOf(scene, 'phone')).toBeNull();
});
