import { type LookFonts, lookIds } from '#domain/card/look/card-look.ts';
import { type LookPaletteName, lookPaletteNames } from '#domain/card/look/text-palettes.ts';
import { lookPalettes } from '#domain/look/look-palettes.ts';
import { moodsOnDark, moodsOnLight, paletteMoods } from '#domain/look/palette-moods.ts';
import { sortedJson } from '#domain/sorted-json.ts';
import { luminance } from '../colour/contrast.ts';
import { fontMeasuresOf } from '../text/font-measures.ts';
import { lookOf } from './data/released-looks.ts';
import type { Look } from './look.ts';

/** The palettes that a look may have: of a shared mood, and as dark or as light as its moods ask for. */
export function palettesFor({ moods, palette: own }: Look): LookPaletteName[] {
  const staysDark = moods.some((mood) => moodsOnDark.includes(mood));
  const staysLight = moods.some((mood) => moodsOnLight.includes(mood));
  return lookPaletteNames.filter(
    (name) =>
      name !== own &&
      paletteMoods[name].some((mood) => moods.includes(mood)) &&
      !(isDark(name) ? staysLight : staysDark),
  );
}

/** The pairs of fonts that a look may have: those of other looks for its trades. */
export function fontPairsFor(look: Look): LookFonts[] {
  const hasCapitals = Object.values(look.front.type).some(({ upperCase }) => upperCase);
  const pairs = lookIds
    .map((id) => lookOf(id))
    .filter(({ trades }) => trades.some((trade) => look.trades.includes(trade)))
    .map(({ fonts }) => fonts)
    .filter(({ heading }) => !(hasCapitals && isScript(heading)));
  const others = new Map(pairs.map((pair) => [sortedJson(pair), pair]));
  others.delete(sortedJson(look.fonts));
  return [...others.values()];
}

function isDark(palette: LookPaletteName): boolean {
  const { paper, ink } = lookPalettes[palette];
  return luminance(paper) < luminance(ink);
}

function isScript(font: LookFonts['heading']): boolean {
  return fontMeasuresOf(font)?.isHandwriting ?? false;
}
