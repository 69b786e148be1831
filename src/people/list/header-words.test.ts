import { expect, test } from 'vitest';
import { foldedHeader, targetByHeader } from './header-words.ts';

test('a header is known in its own spelling, with a remark in brackets', () => {
  expect(targetByHeader.get(foldedHeader('Telefónne číslo (do práce)'))).toBe('phone');
});

test.each(['(', '[', ' ', 'a', '-'])('a long header of %j is folded at once', (sign) => {
  const started = performance.now();
  expect(targetByHeader.get(foldedHeader(sign.repeat(200_000)))).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(1000);
});
