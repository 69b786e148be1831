import { type LookPaletteName, lookPaletteNames } from '#domain/card/look/text-palettes.ts';

/** The palettes that are shown before the rest: the look's own first, and always the chosen one. */
export function offeredPalettes(
  own: LookPaletteName,
  chosen: LookPaletteName,
  count: number,
): LookPaletteName[] {
  const all = [own, ...lookPaletteNames.filter((name) => name !== own)];
  const first = all.slice(0, count);
  return first.includes(chosen) ? first : [...first.slice(0, -1), chosen];
}
