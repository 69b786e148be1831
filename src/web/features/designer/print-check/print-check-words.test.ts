import { expect, test } from 'vitest';
import { en } from '../../../shared/i18n/en.ts';
import { sk } from '../../../shared/i18n/sk.ts';
import { numberWriter, sayFinding, sayFix, sayRule } from './print-check-words.ts';

const write = numberWriter('en');

test('a finding says its numbers, rounded down so that nothing seems enough that is not', () => {
  const finding = {
    rule: 'logoResolution',
    code: 'LOGO_TOO_COARSE',
    level: 'warning',
    subject: 'logo',
    measured: 299.7,
    needed: 300,
  } as const;
  expect(sayFinding(en.printCheck, finding, 20, write)).toEqual({
    title: 'Logo resolution',
    detail: '299 ppi at 20 mm, needs 300',
    brief: 'logo is 299 ppi at this size',
  });
});

test('placeholders are named together, as a sentence would', () => {
  const finding = {
    rule: 'placeholders',
    code: 'PLACEHOLDER_LEFT',
    level: 'warning',
    subject: 'companyName',
    also: 'fullName',
    measured: 0,
    needed: 7,
  } as const;
  expect(sayFinding(en.printCheck, finding, 20, write).brief).toBe('company name and full name are empty');
});

test('an abbreviation keeps its capitals in a sentence, and numbers follow the language', () => {
  const finding = {
    rule: 'contrast',
    code: 'LOW_CONTRAST',
    level: 'warning',
    subject: 'url',
    measured: 3.56,
    needed: 4.5,
  } as const;
  expect(sayFinding(en.printCheck, finding, 20, write).brief).toBe('URL contrast is 3.5:1');
  expect(sayFinding(sk.printCheck, finding, 20, numberWriter('sk')).detail).toBe(
    '3,5\u00a0:\u00a01, treba 4,5\u00a0:\u00a01',
  );
});

test('a rule that is kept says what was measured, or that there is nothing to measure', () => {
  expect(
    sayRule(en.printCheck, { rule: 'smallestText', measured: 7, needed: 6.5, findings: [] }, write),
  ).toEqual({ title: 'Smallest text', detail: '7 pt, needs 6.5 pt' });
  expect(
    sayRule(en.printCheck, { rule: 'logoInMargin', measured: null, needed: 3, findings: [] }, write).detail,
  ).toBe('No logo on the card');
});

test('a fix is named by its result', () => {
  const change = {};
  expect(sayFix(en.printCheck, { kind: 'moveLogo', right: -1, down: 0, change })).toBe('Move 1 mm left');
  expect(sayFix(en.printCheck, { kind: 'moveLogo', right: 2, down: 1, change })).toBe(
    'Move inside the margin',
  );
  expect(sayFix(en.printCheck, { kind: 'shrinkLogo', size: 14, change })).toBe('Shrink logo to 14 mm');
});
