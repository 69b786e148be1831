import { mapPath } from '../graphics/path.ts';
import type { GlyphRun } from '../scene.ts';
import { iconGapEm, labelGap } from '../text/card-text.ts';
import type { Glyph } from '../text/fonts.ts';
import { ptToMm } from '../units.ts';

/** The width of a label before a text with the space after it, in mm. */
export function labelWidth(run: GlyphRun): number {
  return labelEm(run) * ptToMm(run.sizePt);
}

function labelEm(run: GlyphRun): number {
  if (run.hasLabelAfter) return 0;
  if (run.icon !== undefined) return run.glyphs[0]?.dxEm ?? 0;
  return lettersOf(run).reduce((sum, { advanceEm }) => sum + advanceEm, 0);
}

/** The glyphs of the letters before a text, and of the gap. */
function lettersOf({ text, glyphs }: GlyphRun): readonly Glyph[] {
  const at = text.indexOf(labelGap);
  if (at < 0) return [];
  let rest = at + labelGap.length;
  const end = glyphs.findIndex((glyph) => {
    if (rest <= 0) return true;
    rest -= glyph.text.length;
    return false;
  });
  return glyphs.slice(0, Math.max(0, end));
}

/** A line with its label behind its text. Its width stays. */
export function withLabelAfter(run: GlyphRun): GlyphRun {
  const indent = labelEm(run);
  if (indent === 0) return run;
  return run.icon === undefined ? withLettersAfter(run) : withIconAfter(run, run.icon, indent);
}

function withIconAfter(run: GlyphRun, icon: string, indent: number): GlyphRun {
  const width = run.width / ptToMm(run.sizePt) - indent;
  const last = run.glyphs.length - 1;
  return {
    ...run,
    hasLabelAfter: true,
    icon: mapPath(icon, (x, y) => [x + 1000 * (width + iconGapEm), y]),
    glyphs: run.glyphs.map((glyph, index) => ({
      ...glyph,
      ...(index === 0 && { dxEm: glyph.dxEm - indent }),
      advanceEm: glyph.advanceEm - (index === 0 ? indent : 0) + (index === last ? indent : 0),
    })),
  };
}

/** The last space of the gap is as wide as the column of labels leaves. */
function withLettersAfter(run: GlyphRun): GlyphRun {
  const label = lettersOf(run);
  const [letters, gap] = [label.slice(0, -labelGap.length), label.slice(-labelGap.length)];
  const space = gap[0]?.advanceEm ?? 0;
  const wide = (gap.at(-1)?.advanceEm ?? 0) - space;
  const text = run.text.slice(run.text.indexOf(labelGap) + labelGap.length);
  return {
    ...run,
    hasLabelAfter: true,
    text: text + labelGap + run.text.slice(0, run.text.indexOf(labelGap)),
    glyphs: [
      ...run.glyphs.slice(label.length),
      ...gap.map((glyph) => ({ ...glyph, advanceEm: space })),
      ...letters.map((glyph, index) =>
        index === letters.length - 1 ? { ...glyph, advanceEm: glyph.advanceEm + wide } : glyph,
      ),
    ],
  };
}
