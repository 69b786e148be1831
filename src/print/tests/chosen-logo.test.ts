import { strToU8 } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { applyPatch, type Card, emptyCard } from '#domain/card/card.ts';
import type { LogoChoice } from '#domain/card/logo-choice.ts';
import { causesWithFixes } from '#layout/check/fixes/fix-causes.ts';
import { createPrintChecker } from '#layout/check/print-checker.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import { pressRules } from '../press-check.ts';
import { openInks } from '../print-card.ts';
import { standardProfile } from '../profile/print-profile.ts';
import type { PrintAssets } from '../render-pdf.ts';
import { wordmark } from '../testing/sample-marks.ts';

const fonts = fontsFromDisk();
let assets: PrintAssets;
beforeAll(async () => {
  assets = await printAssetsFromDisk(fonts);
});

const content = { companyName: 'Orivan', fullName: 'Eva Mareková', phone: '+421 900 123 456' };

function aCard(version: LogoChoice | undefined, style: Partial<Card['style']>): Card {
  return applyPatch(emptyCard, { content, style: { ...style, logo: { version } } });
}

/** The print check's findings on the logo, each with its kind of fix. */
function logoCauses(card: Card) {
  const { colours } = assets;
  const { logoSize, logoOn, pictureOn } = openInks({ logo: strToU8(wordmark), picture: null }, 300, colours);
  const press = pressRules(colours, standardProfile, logoOn, pictureOn);
  const checker = createPrintChecker({ fonts, logo: logoSize, press });
  const checked = checker.check(card);
  if (!checked) throw new Error('A face is missing');
  return causesWithFixes(checked, checker)
    .filter(({ findings }) => findings.some(({ subject }) => subject === 'logo'))
    .map(({ code, fix }) => [code, fix?.kind ?? null]);
}

/** A dark look: a navy word is lost on it. */
const dark = { look: { id: 'terminal', version: 3 } } as const;

test('a version that makes the logo illegible is named, and automatic mends it', () => {
  expect(logoCauses(aCard(undefined, dark))).toEqual([]);
  expect(logoCauses(aCard('own', dark))).toEqual([['LOGO_HARDLY_VISIBLE', 'automaticLogo']]);
});

test('a version that is legible is no cause', () => {
  expect(logoCauses(aCard('plate', dark))).toEqual([]);
  expect(logoCauses(aCard('oneColour', dark))).toEqual([]);
  expect(logoCauses(aCard('oneColour', { background: '#14275a' }))).toEqual([]);
});

test('where automatic changes nothing it is no fix', () => {
  expect(logoCauses(aCard('own', { background: '#14275a' }))).toEqual([['LOGO_HARDLY_VISIBLE', null]]);
});
