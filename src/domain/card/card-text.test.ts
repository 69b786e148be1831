import { expect, test } from 'vitest';
import { isEmail, tidyText } from './card-text.ts';

test.each([
  'eva@lumen.sk',
  'eva.šťastná@firma.sk',
  'o&m@firma.sk',
  "o'brien+cards@mail.firma.co.uk",
  'jürgen@müller.de',
  'info@пример.рф',
  'info@xn--e1afmkfd.xn--p1ai',
  'e_1-2@a-b.sk',
])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  'eva',
  'eva@',
  'eva@lumen',
  '@lumen.sk',
  'eva @lumen.sk',
  'eva@lumen .sk',
  'eva@lumen..sk',
  '.eva@lumen.sk',
  'eva.@lumen.sk',
  'e..va@lumen.sk',
  'eva@@lumen.sk',
  'eva@-lumen.sk',
  'eva@lumen.s',
  'eva@lumen.sk.',
  'eva@lumen.sk, jan@lumen.sk',
  'eva@lumen.sk;jan@lumen.sk',
  'Eva <eva@lumen.sk>',
  'eva@lumen.1a',
  'eva\u200b@lumen.sk',
  'eva@lumen.sk\u0000',
])('%j is no address', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('a long text that is no address is refused at once', () => {
  const started = performance.now();
  expect(isEmail(`${'a.'.repeat(100_000)}@`)).toBe(false);
  expect(isEmail(`a@${'a.'.repeat(100_000)}`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('a text has no spaces around it, joined accents, and nothing if nothing of it is visible', () => {
  expect(tidyText(' \u00a0eva@lumen.sk \t')).toBe('eva@lumen.sk');
  expect(tidyText('Z\u030cofia\0 \ud800')).toBe('Žofia');
  expect([tidyText('\u200b \u00ad'), tidyText(undefined)]).toEqual(['', '']);
});
