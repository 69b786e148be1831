import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readProfileFile } from './read-profile-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'vizitka-profile-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(settings: object) {
  const path = join(folder, 'shop.json');
  writeFileSync(path, JSON.stringify(settings));
  return readProfileFile(path).profile;
}

const red = { colour: '#C8102E', cmyk: [0, 100, 80, 5], spot: 'Brand Red' };

test.each([
  [
    { finishing: { plate: 'Lack', parts: ['logo', 'foil'] } },
    /^finishing: Unknown part “foil”\. Use: logo, companyName, /,
  ],
  [
    { finishing: { plate: 'CUTCONTOUR', parts: ['logo'] } },
    'finishing: “CUTCONTOUR” is a reserved plate name',
  ],
  [{ inks: [red], finishing: { plate: 'brand red', parts: ['logo'] } }, 'is already a spot colour'],
  [{ inks: [red, { ...red, colour: '#112233' }] }, 'inks: “Brand Red” is used for two colours'],
  [{ inks: [red, { ...red, colour: 'C8102E', spot: 'Two' }] }, 'inks: Entry 2: “C8102E” is not a colour.'],
])('%j is refused in words', (settings, words) => {
  expect(() => read(settings)).toThrow(words);
});

test('a colour in capitals is read', () => {
  expect(read({ inks: [red] }).inks).toEqual([{ ...red, colour: '#c8102e' }]);
});
