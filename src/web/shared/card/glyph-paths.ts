import type { GlyphRun } from '#layout/scene.ts';
import type { FaceName } from '#layout/text/faces.ts';
import type { Fonts } from '#layout/text/fonts.ts';
import { ptToMm } from '#layout/units.ts';

export type Outlines = Pick<Fonts, 'outline' | 'metrics'>;

/** A glyph's parsed outline: path commands and coordinates in font units, y upwards. */
type Outline = readonly (string | number)[];

const outlinesOf = new WeakMap<Outlines, Map<string, Outline>>();

const paths = new WeakMap<GlyphRun, string>();

/** A run of glyphs as one path in mm; the same run is drawn once. */
export function pathOfRun(run: GlyphRun, fonts: Outlines): string {
  const path = paths.get(run) ?? drawRun(run, fonts);
  paths.set(run, path);
  return path;
}

/** Gives a run the path that a worker has drawn. */
export function setPathOfRun(run: GlyphRun, path: string): void {
  paths.set(run, path);
}

/** Coordinates are absolute, because every SVG transform costs rendering time. */
function drawRun({ face, sizePt, x, y, glyphs, icon }: GlyphRun, fonts: Outlines): string {
  const mmPerEm = ptToMm(sizePt);
  let path = icon ? transformOutline(parseOutline(icon), x, y, mmPerEm / 1000) : '';
  let pen = x;
  for (const { id, advanceEm, dxEm, dyEm, face: drawnBy = face } of glyphs) {
    const mmPerUnit = mmPerEm / fonts.metrics(drawnBy).unitsPerEm;
    const [left, baseline] = [pen + dxEm * mmPerEm, y + dyEm * mmPerEm];
    path += transformOutline(outlineOf(drawnBy, id, fonts), left, baseline, mmPerUnit);
    pen += advanceEm * mmPerEm;
  }
  return path;
}

/** Font y grows upwards, the card's downwards. */
function transformOutline(outline: Outline, left: number, baseline: number, mmPerUnit: number): string {
  let path = '';
  let isX = true;
  for (const part of outline) {
    if (typeof part === 'string') {
      path += part;
      isX = true;
      continue;
    }
    // 0.001 mm is finer than any screen or press.
    path += `${Math.round((isX ? left + part * mmPerUnit : baseline - part * mmPerUnit) * 1000) / 1000} `;
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
  const outline = parseOutline(fonts.outline(face, glyph));
  known.set(key, outline);
  return outline;
}

function parseOutline(path: string): Outline {
  return Array.from(path.matchAll(/[A-Z]|-?\d+(?:\.\d+)?/g), ([part]) =>
    /[A-Z]/.test(part) ? part : Number(part),
  );
}
