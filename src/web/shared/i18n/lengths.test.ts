import { expect, test } from 'vitest';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { guidesOf } from '#layout/guides.ts';
import startSk from '#messages/sk/start.ts';
import { en } from './english.ts';
import { lengthTexts } from './lengths.ts';
import { joinMessages } from './messages.ts';

const sk = joinMessages(startSk);

test('the usual format has the texts of the specification', () => {
  const { size, length } = lengthTexts(en.editor.lengths, 'en', undefined);
  const { bleed, cut, safe } = guidesOf(resolveFormat({}));
  expect([size(bleed), size(cut), length(safe.x)]).toEqual(['94x54mm', '90x50mm', '3mm']);
});

test('an American format is in inches, its margins in eighths', () => {
  const { size, length } = lengthTexts(en.editor.lengths, 'en', 'us');
  const { bleed, cut, safe } = guidesOf(resolveFormat({ format: 'us' }));
  expect([size(bleed), size(cut), length(safe.x)]).toEqual(['3.75x2.25in', '3.5x2in', '⅛in']);
});

test('sums of millimetres have no rounding errors, and Slovak has a decimal comma', () => {
  const { size, length } = lengthTexts(sk.editor.lengths, 'sk', '85x54');
  expect(size({ width: 85.6 + 4, height: 53.98 + 4 })).toBe('89,6\u00a0×\u00a057,98\u00a0mm');
  expect(length(0.1 + 0.2)).toBe('0,3\u00a0mm');
});
