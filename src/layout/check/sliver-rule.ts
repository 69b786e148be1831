import { overlap } from '../blocks/collisions.ts';
import { growBox } from '../boxes.ts';
import { outlinesOf, paintsPoint, shapeBox } from '../graphics/shape-geometry.ts';
import type { Box, Size } from '../guides.ts';
import { printLimits } from '../limits/print-limits.ts';
import {
  codePlateId,
  type Fill,
  type Scene,
  type SceneItem,
  type SceneShape,
  shapeColour,
} from '../scene.ts';
import type { RuleResult } from './findings.ts';

/** A point beside a plate, and the unit vector away from it. */
type EdgePoint = { x: number; y: number; outX: number; outY: number };

/** In mm: from point to point along the edge of a plate, and from its edge to where a shape is looked up. */
const stepMm = 0.5;
const besideMm = 0.05;
/** A shorter rest is the tip of a shape that leaves the plate at an angle. */
const shortestMm = 1;

/** A plate leaves no thin strip of a shape that it covers: in print such a rest looks like a mistake. */
export function graphicSlivers(scene: Scene): RuleResult {
  const { needed } = printLimits.graphicSliverMm;
  const plates = scene.items.filter(isPlate);
  const widths = plates.flatMap((plate) => sliverWidths(plate, scene));
  const hasShapes = scene.items.some(({ kind }) => kind === 'shape');
  const narrowest = Math.min(...widths);
  return {
    rule: 'graphicSlivers',
    measured: plates.length > 0 && hasShapes ? Math.min(narrowest, needed) : null,
    needed,
    findings:
      widths.length > 0
        ? [{ code: 'GRAPHIC_SLIVER', level: 'warning', subject: 'graphic', measured: narrowest, needed }]
        : [],
  };
}

type PlateItem = Fill | (SceneShape & { fill: string });

/** A panel, or the figure that a code lies on. */
function isPlate(item: SceneItem): item is PlateItem {
  if (item.kind === 'fill') return item.part === 'panel';
  return item.kind === 'shape' && item.id === codePlateId && 'fill' in item;
}

/** The widths of strips that are left along the sides of a plate. */
function sliverWidths(plate: PlateItem, { items, cut }: Scene): number[] {
  const { needed } = printLimits.graphicSliverMm;
  const box = plate.kind === 'fill' ? plate.box : shapeBox(plate);
  if (!box) return [];
  const around = growBox(box, needed);
  const colour = plate.kind === 'fill' ? plate.colour : plate.fill;
  const shapes = items
    .slice(0, items.indexOf(plate))
    .filter((item) => item.kind === 'shape')
    .filter((shape) => 'fill' in shape && shapeColour(shape) !== colour && isNear(shape, around));
  if (shapes.length === 0) return [];
  const sides = plate.kind === 'fill' ? sidesOf(plate.box, cut) : edgesOf(plate, cut);
  return sides.flatMap((points) => {
    const widths = points.map((point) => sliverAt(point, shapes));
    return runsOf(widths)
      .filter((run) => (run.length - 1) * stepMm >= shortestMm)
      .map((run) => Math.min(...run));
  });
}

function isNear(shape: SceneShape, around: Box): boolean {
  const box = shapeBox(shape);
  return box !== null && overlap(box, around);
}

/** The width of what is left of the topmost shape at a point of the edge, or null where nothing thin is left. */
function sliverAt(point: EdgePoint, shapes: readonly SceneShape[]): number | null {
  const { needed } = printLimits.graphicSliverMm;
  const paints = (shape: SceneShape, distance: number) =>
    paintsPoint(shape, point.x + point.outX * distance, point.y + point.outY * distance);
  const top = shapes.findLast((shape) => paints(shape, besideMm));
  if (!top || !paints(top, -besideMm)) return null;
  const visible = shapes.findLast((shape) => paints(shape, needed));
  if (visible && shapeColour(visible) === shapeColour(top)) return null;
  let inside: number = besideMm;
  let outside: number = needed;
  while (outside - inside > 0.01) {
    const middle = (inside + outside) / 2;
    if (paints(top, middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

/** Points along the sides of a plate that are on the card. */
function sidesOf({ x, y, width, height }: Box, cut: Size): EdgePoint[][] {
  const along = (length: number) =>
    Array.from({ length: Math.max(0, Math.floor(length / stepMm) - 1) }, (_, index) => (index + 1) * stepMm);
  const sides: EdgePoint[][] = [
    along(width).map((step) => ({ x: x + step, y, outX: 0, outY: -1 })),
    along(width).map((step) => ({ x: x + step, y: y + height, outX: 0, outY: 1 })),
    along(height).map((step) => ({ x, y: y + step, outX: -1, outY: 0 })),
    along(height).map((step) => ({ x: x + width, y: y + step, outX: 1, outY: 0 })),
  ];
  const isOnCard = (point: EdgePoint) =>
    point.x > 0 && point.x < cut.width && point.y > 0 && point.y < cut.height;
  return sides.map((points) => points.filter(isOnCard));
}

/** Points along the outline of a figure that are on the card. */
function edgesOf(plate: SceneShape, cut: Size): EdgePoint[][] {
  return outlinesOf(plate).map(({ points }) => {
    const edge: EdgePoint[] = [];
    for (let at = 0; at < points.length; at += 2) {
      const [x0, y0] = [points[at] ?? 0, points[at + 1] ?? 0];
      const next = at + 2 < points.length ? at + 2 : 0;
      const [dx, dy] = [(points[next] ?? 0) - x0, (points[next + 1] ?? 0) - y0];
      const length = Math.hypot(dx, dy);
      const count = Math.max(1, Math.round(length / stepMm));
      for (let step = 0; length > 0 && step < count; step += 1) {
        const share = (step + 0.5) / count;
        const [x, y] = [x0 + share * dx, y0 + share * dy];
        const isInward = paintsPoint(plate, x + (dy / length) * besideMm, y - (dx / length) * besideMm);
        const out = isInward ? -1 : 1;
        const point = { x, y, outX: (out * dy) / length, outY: (-out * dx) / length };
        if (x > 0 && x < cut.width && y > 0 && y < cut.height) edge.push(point);
      }
    }
    return edge;
  });
}

/** The consecutive widths. */
function runsOf(widths: readonly (number | null)[]): number[][] {
  const runs: number[][] = [];
  let run: number[] = [];
  for (const width of [...widths, null]) {
    if (width !== null) run.push(width);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  return runs;
}
