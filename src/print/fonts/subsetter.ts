import { openHarfbuzzSubsetter } from './harfbuzz-subset.ts';

/** Makes a font file of only some glyphs, which keep their numbers. */
export type Subsetter = (font: Uint8Array, glyphs: readonly number[]) => Uint8Array;

/** Needed by a program that shapes or lists fonts, not by one that draws glyphs by number. */
const tablesForShaping = ['GSUB', 'GPOS', 'GDEF', 'BASE', 'JSTF', 'MATH', 'STAT', 'kern', 'name', 'OS/2'];
const tablesForScreens = ['post', 'cmap', 'gasp', 'DSIG', 'hdmx', 'LTSH', 'VDMX', 'meta', 'FFTM'];
const droppedTables = [...tablesForShaping, ...tablesForScreens];

/** Makes fonts for a file that draws glyphs by number and nothing else. */
export async function openSubsetter(subsetterWasm: Uint8Array): Promise<Subsetter> {
  const reduce = await openHarfbuzzSubsetter(subsetterWasm);
  return (font, glyphs) => reduce(font, { glyphs, droppedTables });
}
