import type { GraphicCrop } from '#domain/card/adjustments.ts';
import type { Box, Guides } from '../guides.ts';
import type { SceneShape } from '../scene.ts';
import { mapPath } from './path.ts';
import { shapeBox } from './shape-geometry.ts';

/** How a graphic is enlarged about the middle of the card and then moved, in mm. */
export type Crop = { zoom: number; x: number; y: number; dx: number; dy: number };

/** From an edge that a graphic covers, in mm. */
const rounding = 0.1;

/** A shape that is as wide or high as this share of the card covers an edge alone. */
const large = 0.6;

/** The crop that a card asks for, with a move that leaves no covered edge bare. */
export function cropOf(
  { zoom = 1, dx = 0, dy = 0 }: GraphicCrop,
  shapes: readonly SceneShape[],
  { cut, bleed }: Guides,
  coversAll: boolean,
): Crop {
  const [x, y] = [cut.width / 2, cut.height / 2];
  const boxes = shapes.flatMap((shape) => shapeBox(shape) ?? []);
  const covering = [
    ...outermost(boxes, bleed),
    ...boxes.filter((box) => isLarge(box, cut)),
    ...(coversAll ? [bleed] : []),
  ];
  return {
    zoom,
    x,
    y,
    dx: kept(
      dx,
      covering.map((box) => [box.x, box.x + box.width]),
      { zoom, middle: x, from: bleed.x, to: bleed.x + bleed.width },
    ),
    dy: kept(
      dy,
      covering.map((box) => [box.y, box.y + box.height]),
      { zoom, middle: y, from: bleed.y, to: bleed.y + bleed.height },
    ),
  };
}

/** The box around all shapes. */
function outermost(boxes: readonly Box[], bleed: Box): Box[] {
  if (boxes.length === 0) return [];
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const isOff = right < bleed.x || bottom < bleed.y;
  return isOff ? [] : [{ x, y, width: right - x, height: bottom - y }];
}

function isLarge({ width, height }: Box, cut: Box): boolean {
  return width >= large * cut.width || height >= large * cut.height;
}

/** The nearest move after which the ends that were at an edge, or past it, still are. */
function kept(
  wished: number,
  ends: readonly (readonly [start: number, end: number])[],
  { zoom, middle, from, to }: { zoom: number; middle: number; from: number; to: number },
): number {
  const after = (at: number) => (at - middle) * zoom + middle;
  const most = ends
    .filter(([start]) => start <= from + rounding)
    .map(([start]) => from - after(start) + rounding);
  const least = ends.filter(([, end]) => end >= to - rounding).map(([, end]) => to - after(end) - rounding);
  return Math.max(Math.min(wished, ...most), ...least, -Infinity);
}

/** The shapes after a crop. Lines get as much thicker. */
export function cropShapes<Shape extends SceneShape>(
  shapes: readonly Shape[],
  crop: Crop | null,
): readonly Shape[] {
  if (!crop) return shapes;
  const { zoom, x, y, dx, dy } = crop;
  return shapes.map((shape) => ({
    ...shape,
    path: mapPath(shape.path, (px, py) => [(px - x) * zoom + x + dx, (py - y) * zoom + y + dy]),
    ...('weightPt' in shape && { weightPt: shape.weightPt * zoom }),
  }));
}

/** A box after a crop. */
export function cropBox({ x, y, width, height }: Box, crop: Crop | null): Box {
  if (!crop) return { x, y, width, height };
  const { zoom, x: cx, y: cy, dx, dy } = crop;
  return {
    x: (x - cx) * zoom + cx + dx,
    y: (y - cy) * zoom + cy + dy,
    width: width * zoom,
    height: height * zoom,
  };
}

/** The box that a crop makes of it. */
export function uncropBox({ x, y, width, height }: Box, crop: Crop | null): Box {
  if (!crop) return { x, y, width, height };
  const { zoom, x: cx, y: cy, dx, dy } = crop;
  return {
    x: (x - dx - cx) / zoom + cx,
    y: (y - dy - cy) / zoom + cy,
    width: width / zoom,
    height: height / zoom,
  };
}

/** The room that a graphic leaves after a crop. An end at the edge of the card stays there. */
export function cropFree(free: Box, crop: Crop | null, cut: Box): Box {
  if (!crop) return free;
  const box = cropBox(free, crop);
  const near = 0.5;
  const left = free.x < near ? 0 : Math.max(0, box.x);
  const top = free.y < near ? 0 : Math.max(0, box.y);
  const isAtRight = free.x + free.width > cut.width - near;
  const isAtBottom = free.y + free.height > cut.height - near;
  const right = isAtRight ? cut.width : Math.min(cut.width, box.x + box.width);
  const bottom = isAtBottom ? cut.height : Math.min(cut.height, box.y + box.height);
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
