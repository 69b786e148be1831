import { expect, test } from 'vitest';
import { applyPatch, type Card, type Layout, layouts, newCard } from '#domain/card/card.ts';
import { cardOf, type FlatCard, flatOf } from '#domain/card/flat-card.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import { fontsFromDisk } from '../../../../tools/build/card-faces.ts';
import { contrastRatio } from '../../colour/contrast.ts';
import { layoutCard } from '../../layout-card.ts';
import type { Scene } from '../../scene.ts';
import { checkPrint } from '../check-print.ts';
import type { FindingCode } from '../findings.ts';
import { type CheckedSides, createPrintChecker } from '../print-checker.ts';
import { subjectBox } from '../subject-box.ts';
import { causesWithFixes, fixAll } from './fix-causes.ts';

const fonts = fontsFromDisk();

const full: FlatCard = {
  ...flatOf(newCard),
  companyName: 'Atelier Lumen',
  fullName: 'Elena Marek',
  url: 'behance.net/elenamarek',
};
function causesOf(design: FlatCard, pixels?: number) {
  const checker = createPrintChecker({
    fonts,
    logo: pixels ? { width: pixels, height: pixels } : undefined,
    press: null,
  });
  const checked = checker.check(cardOf(design));
  if (!checked) throw new Error('A face is missing');
  return { causes: causesWithFixes(checked, checker), checker };
}

function fixFor(part: FlatCard, pixels: number, code: FindingCode) {
  const design = { ...full, ...part };
  const fix = causesOf(design, pixels).causes.find((cause) => cause.code === code)?.fix ?? null;
  const after = causesOf(flatOf(applyPatch(cardOf(design), fix?.change ?? {})), pixels).causes;
  return { fix, isFixed: after.every((cause) => cause.code !== code) };
}

test('a logo across the margin is moved back by whole millimetres', () => {
  expect(fixFor({ logoX: 4 }, 1_000, 'LOGO_PAST_SAFE_MARGIN')).toEqual({
    fix: { kind: 'moveLogo', right: -1, down: 0, change: { style: { logo: { leftMm: 3, topMm: 0 } } } },
    isFixed: true,
  });
});

test('a logo larger than the card is shrunk until it fits', () => {
  expect(fixFor({ logoSize: 400 }, 10_000, 'LOGO_PAST_SAFE_MARGIN').fix).toMatchObject({
    kind: 'shrinkLogo',
  });
  const { checker } = causesOf({ ...full, logoSize: 400 }, 10_000);
  const fixed = flatOf(fixAll(cardOf({ ...full, logoSize: 400 }), checker));
  expect(causesOf(fixed, 10_000).causes).toEqual([]);
});

test('a coarse logo is shrunk to the size that its pixels allow, unless that is too small for a logo', () => {
  expect(fixFor({ logoSize: 20 }, 167, 'LOGO_TOO_COARSE')).toEqual({
    fix: { kind: 'shrinkLogo', size: 14, change: { style: { logo: { sizeMm: 14 } } } },
    isFixed: true,
  });
  expect(fixFor({ logoSize: 20 }, 80, 'LOGO_TOO_COARSE').fix).toBeNull();
});

test('a pale text is darkened', () => {
  expect(fixFor({ urlColor: '#8a8a8a' }, 1_000, 'LOW_CONTRAST')).toEqual({
    fix: {
      kind: 'recolour',
      way: 'darken',
      colours: ['#767676'],
      change: { style: { colours: { url: '#767676' } } },
    },
    isFixed: true,
  });
});

test('a company knocked out of a pale panel gets a darker panel', () => {
  expect(fixFor({ layout: 'split', companyNameColor: '#eeeeee' }, 1_000, 'LOW_CONTRAST').isFixed).toBe(true);
});

test('a text whose font lacks its letters is set in the default font if that has them', () => {
  expect(fixFor({ url: '総務', urlFont: 'Playfair Display' }, 1_000, 'MISSING_CHARACTERS').fix).toBeNull();
  expect(fixFor({ fullName: 'Ελένη', nameFont: 'Montserrat' }, 1_000, 'FACE_STOOD_IN')).toMatchObject({
    fix: { kind: 'setIn', font: 'Inter', change: { style: { fonts: { fullName: 'Inter' } } } },
    isFixed: true,
  });
});

test('a logo moved over a text is a problem, and is moved off it', () => {
  const { causes } = causesOf({ ...full, phone: '+421 905 318 442', logoY: 20 }, 1_000);
  expect(causes).toMatchObject([{ code: 'TEXT_OVERLAPS', level: 'problem', fix: { kind: 'moveLogo' } }]);
});

test('one cause lists all its texts', () => {
  const { causes } = causesOf({
    ...full,
    phone: '+421 905 318 442',
    phoneColor: '#8a8a8a',
    urlColor: '#999999',
  });
  expect(causes).toHaveLength(1);
  expect(causes[0]?.findings.map(({ subject }) => subject)).toEqual(['phone', 'url']);
});

test('a warning without a fix becomes information, and so is an empty name', () => {
  const { causes } = causesOf({ ...full, companyName: '', logoSize: 10 }, 80);
  expect(causes.map(({ code, level, fix }) => [code, level, fix])).toEqual([
    ['LOGO_TOO_COARSE', 'information', null],
    ['TEXT_EMPTY', 'information', null],
  ]);
});

test('a surname broken after its hyphen is not a finding, a broken word is', () => {
  const nameOf = (fullName: string) => {
    const design: FlatCard = { ...full, fullName, layout: 'editorial', orientation: 'portrait' };
    const name = layoutCard(cardOf(design), fonts).items.filter(
      (item) => item.kind === 'text' && item.field === 'fullName',
    );
    return {
      lines: name.map((item) => item.kind === 'text' && item.text),
      codes: causesOf(design).causes.map(({ code }) => code),
    };
  };
  expect(nameOf('Žofia Hviezdoslavová-Kráľovičová')).toEqual({
    lines: ['Žofia Hviezdoslavová-', 'Kráľovičová'],
    codes: [],
  });
  const broken = nameOf('Žofia Hviezdoslavovákráľovičováhviezdoslavová');
  expect(broken.lines.length).toBeGreaterThan(2);
  expect(broken.codes).toEqual(['TEXT_TOO_LONG']);
});

test('on a dark ground names keep more contrast than the other texts', () => {
  const dark = { ...full, backgroundColor: '#1b1917' };
  const { checker } = causesOf(dark);
  const { fullNameColor = '', urlColor = '' } = flatOf(fixAll(cardOf(dark), checker));
  const [name, url] = [fullNameColor, urlColor].map((colour) => contrastRatio(colour, '#1b1917'));
  expect(url).toBeGreaterThanOrEqual(4.5);
  expect(name).toBeGreaterThan(1.8 * (url ?? 0));
});

test('overlapping texts get another layout if they fit in it', () => {
  const { checker } = causesOf(full);
  const examine = (card: Card, crowded: readonly Layout[]): CheckedSides => {
    const scene = layoutCard(card, fonts);
    const isCrowded = crowded.some((layout) => layout === card.style.layout);
    const shown = isCrowded ? withTextOver(scene, 'url', 'fullName') : scene;
    return { card, scene: shown, check: checkPrint(shown) };
  };
  const overlapIn = (crowded: readonly Layout[]) =>
    causesWithFixes(examine(cardOf({ ...full, layout: 'minimal' }), crowded), {
      ...checker,
      check: (card) => examine(card, crowded),
    }).find(({ code }) => code === 'TEXT_OVERLAPS');
  expect(overlapIn(['minimal', 'classic'])).toMatchObject({
    level: 'problem',
    findings: [{ subject: 'fullName', over: 'url' }],
    fix: {
      kind: 'useLayout',
      layout: layouts.find((layout) => layout !== 'minimal' && layout !== 'classic'),
    },
  });
  expect(overlapIn(layouts)).toMatchObject({ level: 'problem', fix: null });
});

/** The scene with the first line of one text moved onto that of another. */
function withTextOver(scene: Scene, moved: TextField, onto: TextField): Scene {
  const [from, to] = [subjectBox(scene, moved), subjectBox(scene, onto)];
  if (!from || !to) throw new Error('A text is missing');
  const items = scene.items.map((item) =>
    item.kind === 'text' && item.field === moved
      ? { ...item, x: item.x + to.x - from.x, y: item.y + to.y - from.y }
      : item,
  );
  return { ...scene, items };
}

test('the box of a finding is that of its subject', () => {
  const scene = layoutCard(cardOf(full), fonts, { width: 100, height: 50 });
  expect(subjectBox(scene, 'logo')).toMatchObject({ width: 20, height: 10 });
  expect(subjectBox(scene, 'url')?.width).toBeGreaterThan(10);
  expect(subjectBox(scene, 'phone')).toBeNull();
});

test('a font that is not on this device is one warning for all its texts, which no fix hides', () => {
  const own = 'own:0123abcd Brand Sans';
  const loaded = fontsFromDisk();
  loaded.add(own, null);
  const checker = createPrintChecker({ fonts: loaded, logo: undefined, press: null });
  const design = { companyName: 'Lumen', fullName: 'Elena', companyNameFont: own, nameFont: own } as const;
  const checked = checker.check(cardOf(design));
  if (!checked) throw new Error('A face did not load');
  const [cause] = causesWithFixes(checked, checker).filter(({ rule }) => rule === 'fonts');
  expect(cause).toMatchObject({ code: 'FONT_NOT_ON_DEVICE', level: 'warning', fix: null });
  expect(cause?.findings.map(({ subject, font }) => [subject, font])).toEqual([
    ['companyName', 'Brand Sans'],
    ['fullName', 'Brand Sans'],
  ]);
  expect(fixAll(cardOf(design), checker)).toEqual(cardOf(design));
});
