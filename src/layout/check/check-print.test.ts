import { describe, expect, test } from 'vitest';
import { newCard } from '#domain/card/card.ts';
import { cardOf, type FlatCard, flatColours, flatOf } from '#domain/card/flat-card.ts';
import { customFont, type FontName } from '#domain/card/fonts.ts';
import { printRules } from '#domain/print-rules.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { englishFile, hebrewFile } from '../../../tools/print/samples/custom-font-samples.ts';
import { lumenCard } from '../../../tools/print/samples/lumen-texts.ts';
import { textBox } from '../blocks/text-box.ts';
import { contrastRatio } from '../colour/contrast.ts';
import { layoutCard } from '../layout-card.ts';
import { checkPrint } from './check-print.ts';
import type { RuleResult } from './findings.ts';

const fonts = fontsFromDisk();
const card = {
  ...flatOf(newCard),
  ...lumenCard,
};
const check = (changed: FlatCard = {}, pixels = { width: 600, height: 600 }) =>
  checkPrint(layoutCard(cardOf({ ...card, ...changed }), fonts, pixels));

test('a good card passes every rule, with the measured numbers', () => {
  const { findings, passed } = check();
  expect(findings).toEqual([]);
  expect(passed.map(({ rule }) => rule)).toEqual([
    'bleed',
    'textInMargin',
    'logoInMargin',
    'smallestText',
    'contrast',
    'logoResolution',
    'fonts',
    'placeholders',
  ]);
  const measured = Object.fromEntries(
    passed.map((result) => [result.rule, [result.measured, result.needed]]),
  );
  expect(measured).toMatchObject({
    bleed: [2, 2],
    logoInMargin: [6, 3],
    smallestText: [7, 6.5],
    logoResolution: [762, 300],
    fonts: [2, 0],
    placeholders: [7, 7],
  });
});

test.each(['classic', 'centered', 'split', 'editorial', 'minimal', 'bold'] as const)(
  '%s with its sample texts has no findings',
  (layout) => {
    for (const orientation of ['landscape', 'portrait'] as const) {
      expect(check({ layout, orientation, logoSize: 10 }).findings).toEqual([]);
    }
  },
);

test('a logo 2 mm from the cut is a warning, one past it a problem', () => {
  expect(check({ logoX: 4 }).findings).toEqual([
    {
      rule: 'logoInMargin',
      code: 'LOGO_PAST_SAFE_MARGIN',
      level: 'warning',
      subject: 'logo',
      measured: 2,
      needed: 3,
    },
  ]);
  expect(check({ logoX: 7 }).findings).toMatchObject([{ level: 'problem', measured: -1 }]);
});

test('a logo with too few pixels is a finding with its ppi', () => {
  expect(check({}, { width: 167, height: 167 }).findings).toMatchObject([
    { rule: 'logoResolution', code: 'LOGO_TOO_COARSE', level: 'warning', needed: 300 },
  ]);
  expect(check({}, { width: 100, height: 100 }).findings).toMatchObject([
    { level: 'problem', measured: 127 },
  ]);
});

describe('contrast', () => {
  test('is WCAG’s', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 6);
    expect(contrastRatio('#8a8a8a', '#ffffff')).toBeCloseTo(3.45, 2);
    expect(contrastRatio('#767676', '#ffffff')).toBeGreaterThan(4.5);
  });

  test('of a pale text is a finding', () => {
    expect(check({ urlColor: '#8a8a8a' }).findings).toMatchObject([
      { rule: 'contrast', code: 'LOW_CONTRAST', level: 'warning', subject: 'url', needed: 4.5 },
    ]);
    expect(check({ urlColor: '#eeeeee' }).findings).toMatchObject([{ level: 'problem', subject: 'url' }]);
  });

  test('of a knocked-out company is measured against its panel', () => {
    expect(check({ layout: 'split', logoSize: 12, companyNameColor: '#0f4a38' }).findings).toEqual([]);
    expect(check({ layout: 'split', logoSize: 12, companyNameColor: '#eeeeee' }).findings).toMatchObject([
      { code: 'LOW_CONTRAST', subject: 'companyName' },
    ]);
  });
});

test('characters that a font lacks are listed, each once', () => {
  expect(check({ positionFont: 'Georgia', position: 'Архитектор 漢漢' }).findings).toMatchObject([
    { rule: 'fonts', code: 'MISSING_CHARACTERS', level: 'problem', subject: 'position', characters: ['漢'] },
    {
      code: 'FACE_STOOD_IN',
      level: 'warning',
      subject: 'position',
      characters: ['Архитектор'],
      font: 'Inter',
    },
  ]);
});

describe('the face that stands in for letters that a font lacks', () => {
  const hebrew = customFont('0123abcd', 'Hebrew');
  const customFonts = fontsFromDisk();
  customFonts.add(hebrew, hebrewFile);
  const english = customFont('abcd0123', 'English');
  customFonts.add(english, englishFile);
  const standIns = (fullName: string, nameFont: FontName) =>
    checkPrint(layoutCard(cardOf({ ...card, fullName, nameFont }), customFonts)).findings.map(
      ({ code, level, characters }) => [code, level, ...(characters ?? [])].join(' '),
    );

  test('is named with a note where each script has its own', () => {
    expect(standIns('Lumen שלום', hebrew)).toEqual(['FACE_STOOD_IN information Lumen']);
  });

  test('is a warning where it draws a whole text, or some words of a script', () => {
    expect(standIns('info@lumen.sk', hebrew)).toEqual(['FACE_STOOD_IN warning info@lumen.sk']);
    expect(standIns('Ľuba Novak', english)).toEqual(['FACE_STOOD_IN warning Ľuba']);
  });

  test('is a note for a sign, and for another script than that of the font', () => {
    expect(standIns('Elena Ξ', 'Montserrat')).toEqual(['FACE_STOOD_IN information Ξ']);
    expect(standIns('Elena → Marek', english)).toEqual(['FACE_STOOD_IN information →']);
  });
});

test('an empty name is information, not a warning, and no rule checks its placeholder', () => {
  const placeholders = { companyName: 'Company Name', fullName: 'Full Name' };
  const empty = { ...card, companyName: '', companyNameColor: '#ffffff' };
  for (const scene of [
    layoutCard(cardOf(empty), fonts),
    layoutCard(cardOf(empty), fonts, undefined, placeholders),
  ]) {
    expect(checkPrint(scene).findings).toEqual([
      {
        rule: 'placeholders',
        code: 'TEXT_EMPTY',
        level: 'information',
        subject: 'companyName',
        measured: 6,
        needed: 7,
      },
    ]);
  }
});

test('light text on a dark ground is a finding below 8 pt', () => {
  const white = flatColours(() => '#ffffff');
  const scene = layoutCard(cardOf({ ...card, ...white, backgroundColor: '#000000' }), fonts);
  const items = scene.items.map((item) =>
    item.kind === 'text' && item.field === 'phone' ? { ...item, sizePt: 7 } : { ...item, sizePt: 9 },
  );
  expect(checkPrint({ ...scene, items }).findings).toMatchObject([
    { code: 'FINE_TEXT_REVERSED', level: 'warning', subject: 'phone', measured: 7, needed: 8 },
  ]);
});

test('a text too long at its smallest size is a warning', () => {
  expect(
    check({ email: `${'alexandra.hviezdoslavova-'.repeat(3)}@stredoslovenska-vydavatelska.sk` }).findings,
  ).toMatchObject([
    { rule: 'smallestText', code: 'TEXT_TOO_LONG', level: 'warning', subject: 'email', measured: 6.5 },
  ]);
});

test('a logo moved over a text is a finding with both', () => {
  expect(check({ logoY: 20 }).findings).toContainEqual(
    expect.objectContaining({
      rule: 'textInMargin',
      code: 'TEXT_OVERLAPS',
      level: 'problem',
      subject: 'phone',
      over: 'logo',
    }),
  );
});

test('a text over another text is a problem, however little they overlap', () => {
  const scene = layoutCard(cardOf({ ...card, layout: 'classic' }), fonts);
  const texts = scene.items.filter((item) => item.kind === 'text');
  const [phone, email] = ['phone', 'email'].map((field) => texts.find((text) => text.field === field));
  if (!phone || !email) throw new Error('A text is missing');
  const moved = (down: number) => ({
    ...scene,
    items: scene.items.map((item) => (item === phone ? { ...phone, x: email.x, y: phone.y + down } : item)),
  });
  const [above, below] = [textBox(phone), textBox(email)];
  const room = below.y - above.y - above.height;
  for (const down of [0, room - 0.05]) expect(checkPrint(moved(down)).findings).toEqual([]);
  for (const down of [room + 0.05, email.y - phone.y]) {
    expect(checkPrint(moved(down)).findings).toMatchObject([
      { rule: 'textInMargin', code: 'TEXT_OVERLAPS', level: 'problem', subject: 'phone', over: 'email' },
    ]);
  }
});

test('a card without texts, logo and lines passes only the rule that applies to it', () => {
  const { passed } = checkPrint(layoutCard(cardOf(newCard), fonts));
  expect(passed.map(({ rule }) => rule)).toEqual(['bleed']);
});

test.each([
  ['at the edge of a panel', -0.05, false],
  ['partly on a panel', 1, true],
  ['on a panel', 20, false],
])('a text %s is a problem only where it crosses the edge', (_, down, isProblem) => {
  const scene = layoutCard(cardOf({ ...card, layout: 'classic' }), fonts);
  const phone = scene.items.find((item) => item.kind === 'text' && item.field === 'phone');
  if (phone?.kind !== 'text') throw new Error('The text is missing');
  const { y } = textBox(phone);
  const panel = {
    kind: 'fill',
    id: 'panel',
    part: 'panel',
    box: { x: -2, y: -2, width: 94, height: y + 2 + down },
    // All texts are readable on both sides of its edge.
    colour: '#fafafa',
  } as const;
  const items = scene.items.flatMap((item) => (item === scene.items[0] ? [item, panel] : [item]));
  const found = checkPrint({ ...scene, items }).findings.filter(({ subject }) => subject === 'phone');
  expect(found).toMatchObject(
    isProblem ? [{ code: 'TEXT_CROSSES_PANEL', level: 'problem', measured: down }] : [],
  );
});

test('press results are sorted among the other rules, problems before warnings', () => {
  const ink: RuleResult = { rule: 'totalInk', measured: 310, needed: 300, findings: [] };
  const { passed } = checkPrint(layoutCard(cardOf(card), fonts), [ink]);
  const rules = passed.map(({ rule }) => rule);
  expect(rules).toContain('totalInk');
  expect(rules).toEqual(printRules.filter((rule) => rules.includes(rule)));
  const levels = check({ urlColor: '#8a8a8a', logoX: 10 }).findings.map(({ level }) => level);
  expect(levels).toEqual(['problem', 'warning']);
});
