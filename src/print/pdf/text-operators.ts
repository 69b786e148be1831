import type { GlyphRun } from '#layout/scene.ts';
import type { FaceName } from '#layout/text/faces.ts';
import type { Glyph } from '#layout/text/fonts.ts';
import { readsAs, type UsedFace } from '../fonts/used-faces.ts';
import { statedAdvance } from './embed-font.ts';
import { fourDigits, number, textString } from './values.ts';

/** The glyphs of the same characters; usually one. `face` is that which stands in for the run's own. */
export type Cluster = { text: string; face: FaceName | undefined; glyphs: readonly PlacedGlyph[] };
/** In thousandths of an em from the start of the run. */
type PlacedGlyph = { id: number; x: number; rise: number };

/** Smaller corrections, in thousandths of an em, are left out. */
const minCorrection = 1e-3;

/** From this tracking on, in em, readers take the gaps between letters for spaces. */
const minSpacedEm = 0.1;

/**
 * The operators that show glyphs at HarfBuzz's positions and keep the typed text readable. Letters with wide tracking have
 * one text together.
 */
export function showGlyphs(
  face: UsedFace,
  clusters: readonly Cluster[],
  { sizePt, trackingEm }: Pick<GlyphRun, 'sizePt' | 'trackingEm'>,
): string {
  const isSpaced = trackingEm >= minSpacedEm;
  const parts: string[] = [];
  let [shown, at, rise] = ['', 0, 0];

  function flush(): void {
    if (shown) parts.push(`[${shown.replaceAll('><', '')}] TJ`);
    shown = '';
  }

  function show({ id, x, rise: glyphRise }: PlacedGlyph): void {
    if (glyphRise !== rise) {
      flush();
      rise = glyphRise;
      parts.push(`${number((rise * sizePt) / 1000)} Ts`);
    }
    const correction = Number(number(at - x));
    if (Math.abs(correction) >= minCorrection) {
      shown += number(correction);
      at -= correction;
    }
    shown += `<${fourDigits(id)}>`;
    at += statedAdvance(face, id);
  }

  const whole = clusters.map(({ text }) => text).join('');
  if (isSpaced) parts.push(`/Span << /ActualText ${textString(whole)} >> BDC`);
  for (const { text, glyphs } of clusters) {
    const [first, ...others] = glyphs;
    const isPlain = first !== undefined && others.length === 0 && readsAs(face, first.id, text);
    if (!isPlain) for (const { id } of glyphs) readsAs(face, id, '');
    if (!isPlain && !isSpaced) {
      flush();
      parts.push(`/Span << /ActualText ${textString(text)} >> BDC`);
    }
    for (const glyph of glyphs) show(glyph);
    if (!isPlain && !isSpaced) {
      flush();
      parts.push('EMC');
    }
  }
  flush();
  if (isSpaced) parts.push('EMC');
  return parts.join('\n');
}

/** The positioned glyphs of a run, grouped by their characters. */
export function clustersOf(glyphs: readonly Glyph[]): Cluster[] {
  const clusters: (Cluster & { glyphs: PlacedGlyph[] })[] = [];
  let pen = 0;
  for (const { id, text, advanceEm, dxEm, dyEm, face } of glyphs) {
    // A Scene's y grows downwards.
    const placed = { id, x: (pen + dxEm) * 1000, rise: -dyEm * 1000 || 0 };
    const last = clusters.at(-1);
    if (text === '' && last) last.glyphs.push(placed);
    else clusters.push({ text, face, glyphs: [placed] });
    pen += advanceEm;
  }
  return clusters;
}
