import { textBox } from '../../blocks/text-box.ts';
import { outlinesOf } from '../../graphics/shape-geometry.ts';
import type { Box } from '../../guides.ts';
import { type Scene, type SceneShape, shapeColour } from '../../scene.ts';
import { ptToMm } from '../../units.ts';

/** Points of a raster per mm. */
const perMm = 1;

/** The share of a card that is empty, and the share that each colour of a graphic covers. */
type Coverage = { empty: number; colours: ReadonlyMap<string, number> };

const measured = new WeakMap<Scene, Coverage>();

/** What texts, logo and graphics cover of a side, measured on a raster of 1 mm. Thin lines count by their area. */
export function coverageOf(scene: Scene): Coverage {
  const found = measured.get(scene) ?? measure(scene);
  measured.set(scene, found);
  return found;
}

function measure(scene: Scene): Coverage {
  const columns = Math.round(scene.cut.width * perMm);
  const rows = Math.round(scene.cut.height * perMm);
  const ground = scene.items.find((item) => item.kind === 'fill')?.colour ?? '#ffffff';
  const raster = new Array<string>(columns * rows).fill(ground);
  const paint = (colour: string, spans: readonly Span[]) => {
    for (const [row, from, to] of spans) raster.fill(colour, row * columns + from, row * columns + to);
  };
  let lines = 0;
  for (const item of scene.items) {
    if (item.kind === 'shape') {
      if ('fill' in item) paint(shapeColour(item), spansOf(item, { columns, rows }));
      else lines += lengthOf(item) * ptToMm(item.weightPt);
    }
    if (item.kind === 'text') paint('text', boxSpans(textBox(item), { columns, rows }));
    if (item.kind === 'logo') paint('logo', boxSpans(item.image, { columns, rows }));
  }
  const counts = new Map<string, number>();
  for (const colour of raster) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const share = (count: number) => count / raster.length;
  return {
    empty: share(counts.get(ground) ?? 0) - lines / (scene.cut.width * scene.cut.height),
    colours: new Map([...counts].map(([colour, count]) => [colour, share(count)])),
  };
}

type Raster = { columns: number; rows: number };
type Span = readonly [row: number, from: number, to: number];

/** Cards of one look and format have the same shapes, drawn for one raster. */
const spansOfShapes = new WeakMap<SceneShape, readonly Span[]>();

function spansOf(shape: SceneShape, raster: Raster): readonly Span[] {
  const found = spansOfShapes.get(shape) ?? filledSpans(shape, raster);
  spansOfShapes.set(shape, found);
  return found;
}

function columnOf(x: number, columns: number): number {
  return Math.max(0, Math.min(columns, Math.round(x * perMm)));
}

/** The rows of a filled shape, by the non-zero rule, on lines through the middle of each row. */
function filledSpans(shape: SceneShape, { columns, rows }: Raster): Span[] {
  const crossings = Array.from({ length: rows }, (): { x: number; turn: number }[] => []);
  for (const { points } of outlinesOf(shape)) {
    for (let at = 0; at < points.length; at += 2) {
      const [x0 = 0, y0 = 0] = [points[at], points[at + 1]];
      const [x1 = 0, y1 = 0] = [points[(at + 2) % points.length], points[(at + 3) % points.length]];
      const [top, bottom] = [Math.min(y0, y1), Math.max(y0, y1)];
      for (let row = Math.max(0, Math.ceil(top * perMm - 0.5)); row < rows; row++) {
        const y = (row + 0.5) / perMm;
        if (y >= bottom) break;
        crossings[row]?.push({ x: x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), turn: y1 > y0 ? 1 : -1 });
      }
    }
  }
  return crossings.flatMap((found, row) => {
    const spans: Span[] = [];
    let winding = 0;
    let from = 0;
    for (const { x, turn } of found.sort((a, b) => a.x - b.x)) {
      if (winding === 0) from = x;
      winding += turn;
      if (winding === 0) spans.push([row, columnOf(from, columns), columnOf(x, columns)]);
    }
    return spans;
  });
}

function boxSpans({ x, y, width, height }: Box, { columns, rows }: Raster): Span[] {
  const first = Math.max(0, Math.round(y * perMm));
  const last = Math.min(rows, Math.round((y + height) * perMm));
  const [from, to] = [columnOf(x, columns), columnOf(x + width, columns)];
  return Array.from({ length: Math.max(0, last - first) }, (_, row): Span => [first + row, from, to]);
}

const lengths = new WeakMap<SceneShape, number>();

function lengthOf(shape: SceneShape): number {
  const found = lengths.get(shape) ?? measureLength(shape);
  lengths.set(shape, found);
  return found;
}

function measureLength(shape: SceneShape): number {
  let length = 0;
  for (const { points, isClosed } of outlinesOf(shape)) {
    const end = isClosed ? points.length : points.length - 2;
    for (let at = 0; at < end; at += 2) {
      const [x0 = 0, y0 = 0] = [points[at], points[at + 1]];
      const [x1 = 0, y1 = 0] = [points[(at + 2) % points.length], points[(at + 3) % points.length]];
      length += Math.hypot(x1 - x0, y1 - y0);
    }
  }
  return length;
}
