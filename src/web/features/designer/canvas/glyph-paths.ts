import type { FaceName } from '#layout/faces.ts';
import type { Fonts } from '#layout/fonts.ts';
import type { GlyphRun } from '#layout/scene.ts';
import { ptToMm } from '#layout/units.ts';

/** What drawing needs of fonts. */
export type Outlines = Pick<Fonts, 'outline' | 'metrics'>;

/** A glyph's outline taken apart once: letters and numbers, in font units. */
type Outline = readonly (string | number)[];

const outlinesOf = new WeakMap<Outlines, Map<string, Outline>>();

/** A run of glyphs as one path in font units, y upwards, its first glyph starting at zero. */
export function pathOfRun({ face, glyphs }: GlyphRun, fonts: Outlines): string {
  const { unitsPerEm } = fonts.metrics(face);
  let path = '';
  let penEm = 0;
  for (const { id, advanceEm, dxEm, dyEm } of glyphs) {
    path += moved(outlineOf(face, id, fonts), (penEm + dxEm) * unitsPerEm, -dyEm * unitsPerEm);
    penEm += advanceEm;
  }
  return path;
}

/** Sets such a path in its place on the card, in mm, where y grows downwards. */
export function placeOfRun({ face, sizePt, x, y }: GlyphRun, fonts: Outlines): string {
  const mmPerUnit = ptToMm(sizePt) / fonts.metrics(face).unitsPerEm;
  return `translate(${x} ${y}) scale(${mmPerUnit} ${-mmPerUnit})`;
}

function moved(outline: Outline, right: number, up: number): string {
  let path = '';
  let isX = true;
  for (const part of outline) {
    if (typeof part === 'string') {
      path += part;
      isX = true;
      continue;
    }
    // A tenth of a font unit is a few nanometres on paper.
    path += `${Math.round((part + (isX ? right : up)) * 10) / 10} `;
    isX = !isX;
  }
  return path;
}

function outlineOf(face: FaceName, glyph: number, fonts: Outlines): Outline {
  const known = outlinesOf.get(fonts) ?? new Map<string, Outline>();
  outlinesOf.set(fonts, known);
  const key = `${face} ${glyph}`;
  const found = known.get(key);
  if (found) return found;
  const outline = takeApart(fonts.outline(face, glyph));
  known.set(key, outline);
  return outline;
}

function takeApart(path: string): Outline {
  return Array.from(path.matchAll(/[A-Z]|-?\d+(?:\.\d+)?/g), ([part]) =>
    /[A-Z]/.test(part) ? part : Number(part),
  );
}
