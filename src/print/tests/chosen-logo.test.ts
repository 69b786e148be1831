import { strToU8 } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { applyPatch, type Card, emptyCard } from '#domain/card/card.ts';
import type { LogoChoice } from '#domain/card/logo-choice.ts';
import { causesWithFixes } from '#layout/check/fixes/fix-causes.ts';
import { createPrintChecker } from '#layout/check/print-checker.ts';
import { layoutSides } from '#layout/layout-sides.ts';
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

const inksOf = (darkLogo?: Uint8Array) =>
  openInks({ logo: strToU8(wordmark), darkLogo, picture: null }, 300, assets.colours);

/** The print check's findings on the logo, each with its kind of fix. */
function logoCauses(card: Card, darkLogo?: Uint8Array) {
  const { colours } = assets;
  const { logoSize, logoOn, pictureOn } = inksOf(darkLogo);
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

/** A pale lilac triangle; another one as dark as its card. */
const [pale, lost] = ['#cfc4ee', '#101316'].map((fill) =>
  strToU8(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 8"><path fill="${fill}" d="M0 0H40L20 8Z"/></svg>`,
  ),
);

test('a file for dark cards is printed on them, and the check judges that file', () => {
  const card = aCard(undefined, dark);
  const printed = (one: Card, darkLogo?: Uint8Array) => {
    const { logoSize, logoOn } = inksOf(darkLogo);
    const [scene] = layoutSides(one, fonts, logoSize);
    return scene && logoOn(scene)?.drawing.map(({ paint }) => paint);
  };
  const { colours } = assets;
  expect(printed(card, pale)).toEqual([{ kind: 'flat', ink: colours.inkOfPaint({ colour: '#cfc4ee' }) }]);
  const light = aCard(undefined, {});
  expect(printed(light, pale)).toEqual(printed(light));
  expect(logoCauses(aCard('own', dark), pale)).toEqual([]);
  const plain = { background: '#14275a' };
  expect(logoCauses(aCard(undefined, plain))).not.toEqual([]);
  expect(logoCauses(aCard(undefined, plain), pale)).toEqual([]);
  expect(logoCauses(aCard('own', dark), lost)).toEqual([['LOGO_HARDLY_VISIBLE', 'automaticLogo']]);
});
