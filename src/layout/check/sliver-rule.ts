import { overlap } from '../blocks/collisions.ts';
import { growBox } from '../boxes.ts';
import { paintsPoint, shapeBox } from '../graphics/shape-geometry.ts';
import type { Box, Size } from '../guides.ts';
import { printLimits } from '../limits/print-limits.ts';
import { type Fill, type Scene, type SceneShape, shapeColour } from '../scene.ts';
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
  const plates = scene.items.filter((item) => item.kind === 'fill').filter(({ part }) => part === 'panel');
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

/** The widths of strips that are left along the sides of a plate. */
function sliverWidths(plate: Fill, { items, cut }: Scene): number[] {
  const { needed } = printLimits.graphicSliverMm;
  const around = growBox(plate.box, needed);
  const shapes = items
    .slice(0, items.indexOf(plate))
    .filter((item) => item.kind === 'shape')
    .filter((shape) => 'fill' in shape && shapeColour(shape) !== plate.colour && isNear(shape, around));
  if (shapes.length === 0) return [];
  return sidesOf(plate.box, cut).flatMap((points) => {
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
