import { expect, test } from 'vitest';
import { parseInks, readPastedInks } from './parse-inks.ts';

test('four typed inks are numbers of per cent', () => {
  expect(parseInks(['0', ' 100 ', '12,5', '7.25'])).toEqual([0, 100, 12.5, 7.25]);
});

test.each([[['0', '101', '0', '0']], [['', '0', '0', '0']], [['-1', '0', '0', '0']], [['a', '0', '0', '0']]])(
  '%j are no inks',
  (texts) => {
    expect(parseInks(texts)).toBeNull();
  },
);

test.each([
  'cmyk(0 100 100 0)',
  '0, 100, 100, 0',
  'C0 M100 Y100 K0',
  '0/100/100/0',
  'CMYK(0%, 100%, 100%, 0%)',
])('%s is pasted as four inks', (text) => {
  expect(readPastedInks(text)?.map(Number)).toEqual([0, 100, 100, 0]);
});

test('any other text is pasted as it is', () => {
  expect(['50', '#ff0000', '0 100 100', 'rgb(1 2 3)'].map(readPastedInks)).toEqual([null, null, null, null]);
});

test.each([',', ' ', '1', ',1'])('a long text of %j is no ink, at once', (sign) => {
  const started = performance.now();
  const text = `${sign.repeat(200_000)}x`;
  expect([readPastedInks(text), parseInks([text, '0', '0', '0'])]).toEqual([null, null]);
  expect(performance.now() - started).toBeLessThan(1000);
});
