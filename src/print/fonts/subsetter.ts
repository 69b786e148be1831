import { openHarfbuzzSubsetter } from './harfbuzz-subset.ts';

/** Returns a font file with only these glyphs, which keep their ids. */
export type Subsetter = (font: Uint8Array, glyphs: readonly number[]) => Uint8Array;

/** Tables that a program needs for shaping, not for drawing glyphs by id. */
const tablesForShaping = ['GSUB', 'GPOS', 'GDEF', 'BASE', 'JSTF', 'MATH', 'STAT', 'kern', 'name', 'OS/2'];
const tablesForScreens = ['post', 'cmap', 'gasp', 'DSIG', 'hdmx', 'LTSH', 'VDMX', 'meta', 'FFTM'];
/** A variable font is printed in its default style. */
const tablesOfVariations = ['fvar', 'gvar', 'avar', 'cvar', 'HVAR', 'MVAR', 'VVAR'];
const tablesOfColours = ['COLR', 'CPAL', 'SVG ', 'sbix', 'CBDT', 'CBLC'];
const droppedTables = [...tablesForShaping, ...tablesForScreens, ...tablesOfVariations, ...tablesOfColours];

/** A subsetter for PDFs, which draw glyphs by id. */
export async function openSubsetter(subsetterWasm: Uint8Array): Promise<Subsetter> {
  const subsetFont = await openHarfbuzzSubsetter(subsetterWasm);
  return (font, glyphs) => subsetFont(font, { glyphs, droppedTables });
}
