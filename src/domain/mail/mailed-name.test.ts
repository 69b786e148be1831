import { expect, test } from 'vitest';
import { mailedName } from './mailed-name.ts';

test.each([
  ['Ing. arch. Ľubomíra Ďuricová-Šťastná, PhD.', 'Ing. arch. Ľubomíra Ďuricová-Šťastná, PhD.'],
  ["Seán O'Neill  (zástup)", "Seán O'Neill (zástup)"],
  ['win.example now', 'win. example now'],
  ['https://win.example/?a=1', 'https win. example a'],
  ['call +421 900 000 000', 'call'],
  ['x\r\nBcc: a@b.example', 'x Bcc a b. example'],
  ['12 345', ''],
  ['A'.repeat(200), 'A'.repeat(80)],
])('%j is mailed as %j', (name, mailed) => {
  expect(mailedName(name)).toBe(mailed);
});
