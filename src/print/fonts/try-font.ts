import type { FaceName } from '#layout/text/faces.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { type CustomFontFile, type FontProblem, readCustomFont, UnusableFont } from './custom-font.ts';
import { readFontFile } from './font-file.ts';
import type { Subsetter } from './subsetter.ts';

/** A font that was drawn once, and the characters that it lacks. */
export type TriedFont = CustomFontFile & { missing: readonly string[] };

/** `fonts` without any face: they remember what they have shaped. */
type TrialTools = { fonts: LoadedFonts; subset: Subsetter };

/** How many of its own characters a font is tried with. */
const triedCharacters = 100;

const trialFace: FaceName = 'own:00000000 trial';

/** Limits of one glyph: its advance in em and its outline in characters. */
const maxAdvanceEm = 20;
const maxOutline = 200_000;

/**
 * Shapes, outlines and subsets a font, so that a file that cannot be printed is refused when it is added. It is judged by
 * its own characters: a Hebrew font need not have Latin letters.
 */
export function tryFont(bytes: Uint8Array, text: string, { fonts, subset }: TrialTools): TriedFont {
  const font = readCustomFont(bytes);
  fonts.add(trialFace, bytes);
  const { glyphs } = fonts.shape(trialFace, ownCharacters(fonts.coverage(trialFace)) + text.normalize('NFC'));
  const ids = [...new Set(glyphs.map(({ id }) => id))];
  const { ascentEm, descentEm, unitsPerEm } = fonts.metrics(trialFace);
  const file = readFontFile(bytes);
  const isDrawable =
    [ascentEm, descentEm, unitsPerEm, ...ids.map((id) => file.advanceOf(id))].every(Number.isFinite) &&
    glyphs.every(({ advanceEm }) => advanceEm >= 0 && advanceEm <= maxAdvanceEm) &&
    ids.every((id) => fonts.outline(trialFace, id).length <= maxOutline) &&
    ids.some((id) => id > 0 && fonts.outline(trialFace, id) !== '');
  if (!isDrawable || !isSubset(bytes, ids, subset)) throw new UnusableFont('FONT_DAMAGED');
  const missing = [...new Set(text.normalize('NFC'))].filter(
    (character) => /\S/u.test(character) && !fonts.covers(trialFace, character.codePointAt(0) ?? 0),
  );
  return { ...font, missing };
}

/** Some letters of a font's own scripts, from all of its range; of a font without letters, some of its signs. */
function ownCharacters(covered: ReadonlySet<number>): string {
  const characters = [...covered].map((codePoint) => String.fromCodePoint(codePoint));
  const letters = characters.filter((character) => /\p{L}/u.test(character));
  const own = letters.length > 0 ? letters : characters;
  const step = Math.max(1, Math.floor(own.length / triedCharacters));
  return own.filter((_, index) => index % step === 0).join('');
}

function isSubset(bytes: Uint8Array, glyphs: readonly number[], subset: Subsetter): boolean {
  try {
    return subset(bytes, glyphs).length > 0;
  } catch (error) {
    // A fault of the engine itself is not the file's.
    if (error instanceof Error && error.name === 'RuntimeError') throw error;
    return false;
  }
}

/** The tried font, or why it is refused. */
export function tryCustomFont(
  bytes: Uint8Array,
  text: string,
  tools: TrialTools,
): TriedFont | { problem: FontProblem } {
  try {
    return tryFont(bytes, text, tools);
  } catch (error) {
    if (error instanceof UnusableFont) return { problem: error.code };
    throw error;
  }
}
