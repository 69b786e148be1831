import type { Clip, Drawing, DrawingItem } from '#image/svg/drawing.ts';
import { multiply, translation } from '#image/svg/matrix.ts';
import { UnreadablePicture } from '#image/unreadable-picture.ts';
import { boundsWithin, type PaintedRegion } from './flat-piece.ts';
import { flattenDrawing } from './flatten-drawing.ts';

/** Smaller margins, as shares of the drawing, stay: they are where curves and joins are not measured to the point. */
const minMargin = 0.01;

/** The drawing without the clear margins around what it paints. Refuses one whose transparency could not be printed. */
export function cropDrawing(drawing: Drawing): Drawing {
  const { width, height } = drawing;
  const box = { x: 0, y: 0, width, height };
  const pieces = flattenDrawing(drawing, { image: box, bleed: box, fills: [] }).filter(isPainted);
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const [first, ...others] = pieces.flatMap(({ bounds }) => boundsWithin(bounds, whole) ?? []);
  if (!first) throw new UnreadablePicture('LOGO_SVG_EMPTY');
  const painted = others.reduce(
    (around, bounds) => ({
      left: Math.min(around.left, bounds.left),
      top: Math.min(around.top, bounds.top),
      right: Math.max(around.right, bounds.right),
      bottom: Math.max(around.bottom, bounds.bottom),
    }),
    first,
  );
  const margins = [
    painted.left / width,
    painted.top / height,
    1 - painted.right / width,
    1 - painted.bottom / height,
  ];
  const size = { width: painted.right - painted.left, height: painted.bottom - painted.top };
  if (margins.every((margin) => margin < minMargin) || !(size.width > 0 && size.height > 0)) return drawing;
  return { ...size, items: drawing.items.map((item) => moved(item, -painted.left, -painted.top)) };
}

function isPainted({ paint }: PaintedRegion): boolean {
  return paint.kind === 'flat' ? paint.opacity > 0 : paint.stops.some(({ opacity }) => opacity > 0);
}

/** An item at another place of its drawing. */
export function moved(item: DrawingItem, x: number, y: number): DrawingItem {
  const place = translation(x, y);
  if (item.kind === 'shape') return { ...item, matrix: multiply(place, item.matrix) };
  const clips = item.clips.map(
    (clip): Clip => clip.map((area) => ({ ...area, matrix: multiply(place, area.matrix) })),
  );
  return { ...item, clips, items: item.items.map((inner) => moved(inner, x, y)) };
}
