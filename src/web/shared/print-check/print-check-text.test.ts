import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cause } from '#layout/check/causes.ts';
import type { Finding, FindingCode } from '#layout/check/findings.ts';
import type { Fix } from '#layout/check/fixes/fix.ts';
import { printLimits } from '#layout/limits/print-limits.ts';
import editorDe from '#messages/de/editor.ts';
import textsDe from '#messages/de/print-check.ts';
import editorEn from '#messages/en/editor.ts';
import textsEn from '#messages/en/print-check.ts';
import editorSk from '#messages/sk/editor.ts';
import textsSk from '#messages/sk/print-check.ts';
import { numberFormat } from '../i18n/number-format.ts';
import { causeText, fixText, ruleText } from './print-check-text.ts';
import { printCheckWords } from './print-check-words.ts';
import { formatQuantity, type Unit } from './quantity.ts';

const de = printCheckWords(editorDe, textsDe);
const en = printCheckWords(editorEn, textsEn);
const sk = printCheckWords(editorSk, textsSk);

const format = numberFormat('en');
const shrink: Fix = { kind: 'shrinkLogo', size: 14, change: {} };

function causeOf(
  code: FindingCode,
  ...found: Pick<Finding, 'subject' | 'measured' | 'needed' | 'over' | 'characters'>[]
) {
  const [first, ...others] = found.map((part) => ({ code, level: 'warning' as const, ...part }));
  if (!first) throw new Error('A cause has findings');
  return {
    rule: 'bleed',
    code,
    level: 'warning',
    findings: [first, ...others],
    fix: shrink,
  } satisfies Cause & { fix: Fix };
}

test('the values of a finding are rounded down, so that an insufficient one does not look sufficient', () => {
  const cause = causeOf('LOGO_TOO_COARSE', { subject: 'logo', measured: 299.7, needed: 300 });
  expect(causeText(en, cause, 20, format)).toEqual({
    title: 'Logo resolution',
    detail: '299 ppi at 20 mm, needs 300',
    brief: 'logo is 299 ppi at this size',
  });
});

test('one line names every text of a cause, with the range of their values', () => {
  const cause = causeOf(
    'FINE_TEXT_REVERSED',
    { subject: 'phone', measured: 7, needed: 8 },
    { subject: 'email', measured: 6.75, needed: 8 },
    { subject: 'url', measured: 7, needed: 8 },
  );
  expect(causeText(en, cause, 20, format)).toEqual({
    title: 'Fine light text on dark: Phone, Email, URL',
    detail: '6.75–7 pt, needs 8 pt',
    brief: 'phone, email and URL are 6.75–7 pt, light on dark',
  });
});

test('texts over the logo have their own title', () => {
  const cause = causeOf('TEXT_OVERLAPS', { subject: 'phone', over: 'logo', measured: 2.31, needed: 0 });
  expect(causeText(en, cause, 20, format)).toMatchObject({
    title: 'Text over the logo: Phone',
    detail: 'Overlaps by 2.3 mm',
  });
});

test('a cause without a fix has advice, and an empty name has its own title', () => {
  const long = { ...causeOf('TEXT_TOO_LONG', { subject: 'email', measured: 6.5, needed: 6.5 }), fix: null };
  expect(causeText(en, long, 20, format).detail).toBe(
    'Does not fit on its lines even at 6.5 pt · Shorten the text',
  );
  const empty = { ...causeOf('TEXT_EMPTY', { subject: 'companyName', measured: 6, needed: 7 }), fix: null };
  expect(causeText(en, empty, 20, format).title).toBe('Company name is empty and will not be printed');
});

test('a distance past the cut is shown without a minus', () => {
  const cause = causeOf('LOGO_PAST_SAFE_MARGIN', { subject: 'logo', measured: -1, needed: 3 });
  expect(causeText(en, cause, 20, format).detail).toBe('1 mm past the cut, needs 3 mm inside');
});

test('a distance has the decimals of the margin that it needs', () => {
  const cause = causeOf('TEXT_PAST_SAFE_MARGIN', { subject: 'phone', measured: 3.12, needed: 3.175 });
  expect(causeText(en, cause, 20, format).detail).toBe('3.12 mm from cut, needs 3.175 mm');
  const passed = { rule: 'bleed', measured: 3.175, needed: 3.175, findings: [] } as const;
  expect(ruleText(en, passed, format).detail).toBe('3.175 mm on 4 sides');
});

test('an abbreviation keeps its capitals in a sentence, and numbers are formatted by language', () => {
  const cause = causeOf('LOW_CONTRAST', { subject: 'url', measured: 3.56, needed: 4.5 });
  expect(causeText(en, cause, 20, format).brief).toBe('URL contrast is 3.5:1');
  expect(causeText(sk, cause, 20, numberFormat('sk')).detail).toBe(
    '3,5\u00a0:\u00a01, treba 4,5\u00a0:\u00a01',
  );
});

test('German nouns keep their capital in a sentence, and characters have the quotes of the language', () => {
  const small = causeOf(
    'FINE_TEXT_REVERSED',
    { subject: 'fullName', measured: 7, needed: 8 },
    { subject: 'phone', measured: 7, needed: 8 },
  );
  expect(causeText(de, small, 20, numberFormat('de')).brief).toBe(
    'Name und Telefon sind 7\u00a0pt groß, hell auf dunkel',
  );
  const missing = causeOf('MISSING_CHARACTERS', {
    subject: 'fullName',
    measured: 0,
    needed: 0,
    characters: ['Ж', 'Ω'],
  });
  const briefIn = (words: typeof en) => causeText(words, missing, 20, format).brief;
  expect(briefIn(en)).toBe('not in the font: “Ж”, “Ω”');
  expect(briefIn(de)).toBe('nicht in der Schrift: „Ж“, „Ω“');
});

test('Slovak plural forms follow the count', () => {
  const { warnings, problems, passed } = sk;
  expect([1, 3, 5].map(warnings)).toEqual(['1\u00a0upozornenie', '3\u00a0upozornenia', '5\u00a0upozornení']);
  expect([1, 2, 7].map(problems)).toEqual(['1\u00a0problém', '2\u00a0problémy', '7\u00a0problémov']);
  expect(passed(9)).toBe('9\u00a0v\u00a0poriadku');
});

describe('numbers', () => {
  const ptCodes = [
    'TEXT_TOO_SMALL',
    'TEXT_TOO_LONG',
    'FINE_TEXT_OF_SEVERAL_INKS',
    'FINE_TEXT_REVERSED',
  ] as const;

  test('of one text are equal to the digit in every rule', () => {
    fc.assert(
      fc.property(fc.double({ min: 4, max: 7.999, noNaN: true }), (measured) => {
        const details = ptCodes.map(
          (code) =>
            causeText(en, causeOf(code, { subject: 'email', measured, needed: 8 }), 20, format).detail,
        );
        const rule = ruleText(
          en,
          { rule: 'smallestText', measured, needed: 6.5, findings: [] },
          format,
        ).detail;
        const sizes = [...details, rule].map((detail) => detail.match(/[\d.]+ pt/)?.[0]);
        expect(new Set(sizes).size).toBe(1);
      }),
    );
  });

  test('never look sufficient when they are not, and look sufficient when they are', () => {
    const { textPt, fineTextPt, contrast, pixelsPerInch, linePt } = printLimits;
    const least: [Unit, number][] = [
      ['pt', textPt.needed],
      ['pt', fineTextPt.needed],
      ['pt', linePt.needed],
      ['ratio', contrast.needed],
      ['ppi', pixelsPerInch.needed],
      ['mm', 3],
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...least),
        fc.double({ min: 1e-5, max: 1, noNaN: true }),
        ([unit, needed], by) => {
          const read = (value: number) => Number(formatQuantity(value, unit, format));
          expect(read(needed - by)).toBeLessThan(read(needed));
          expect(read(needed + by)).toBeGreaterThanOrEqual(read(needed));
          expect(read(needed - 1e-7)).toBe(needed);
        },
      ),
    );
    expect(formatQuantity(300.4, 'inkPercent', format)).toBe('301');
    expect(formatQuantity(300.004, 'inkPercent', format)).toBe('300');
  });
});

test('a passed rule shows the measured value', () => {
  expect(ruleText(en, { rule: 'smallestText', measured: 7, needed: 6.5, findings: [] }, format)).toEqual({
    title: 'Smallest text',
    detail: '7 pt, needs 6.5 pt',
  });
});

test('the label of a fix is its result', () => {
  const change = {};
  expect(fixText(en, { kind: 'moveLogo', right: -1, down: 0, change })).toBe('Move 1 mm left');
  expect(fixText(en, { kind: 'moveLogo', right: 2, down: 1, change })).toBe('Move inside the margin');
  expect(fixText(en, shrink)).toBe('Shrink logo to 14 mm');
  expect(fixText(en, { kind: 'useLayout', layout: 'split', change })).toBe('Use Split layout');
  const recolour = { kind: 'recolour', way: 'darken', change } as const;
  expect(fixText(en, { ...recolour, colours: ['#767676', '#767676'] })).toBe('Darken to #767676');
  expect(fixText(en, { ...recolour, colours: ['#767676', '#111111'] })).toBe('Darken 2 fields');
});
