import { expect, test } from 'vitest';
import cardStyleEn from '#messages/en/card-style.ts';
import { logoPaletteNames } from './logo-palette-names.ts';

test('palettes of a logo with the same hues have different names', () => {
  const on = { quiet: '#595959', background: '#ffffff' };
  const names = logoPaletteNames(
    [
      { strong: '#a01010', ...on },
      { strong: '#801010', ...on },
    ],
    cardStyleEn,
  );
  expect(names).toEqual(['Red on\u00a0white', 'Red on\u00a0white 2']);
});
