import type { ColourRole } from '#domain/look/look-palettes.ts';
import type { Box } from '../../guides.ts';
import { ptToMm } from '../../units.ts';
import { endsNearCut, gridFrame, isTall, mirrorEdge, outerOf, restAt, stripAt, turnEdge } from '../canvas.ts';
import type { Edge, GraphicCanvas, Motif } from '../motif.ts';
import { lineTo, moveTo, type PathPoint, smoothLine } from '../path.ts';
import { interpolate } from '../random.ts';

type FlowParams = {
  at: Edge | 'all';
  share: number;
  lines: number;
  /** The height of the relief, as a share of the card's or, at the top or bottom, of the strip's. */
  lift: number;
  pt: number;
  role: ColourRole;
};

/** A hill of the relief, in shares of the strip. */
type Bump = { x: number; y: number; width: number; height: number };

/** In mm. */
const minLineDistance = 0.7;
const linesBelow = 4;
const pointsOfLine = 40;
/** How far a bump reaches up and down, as a share of the strip's height. */
const bumpReach = 0.27;

/** Relief lines: each hides what lies behind it. */
export const flow: Motif<FlowParams> = {
  defaults: { at: 'right', share: 0.5, lines: 22, lift: 0.2, pt: 0.5, role: 'ink' },
  draw(canvas, params) {
    const { at, share, pt, role } = params;
    const { strip, rest } = stripAt(gridFrame(canvas), at, share);
    const area = stripAt(outerOf(canvas), at, share).strip;
    const bottom = area.y + area.height;
    const relief = reliefOf(canvas, params);
    const lines = heightsOf(params, strip, area).map((y) => linePoints(strip, y, relief));
    const shapes = lines.flatMap((points) => {
      const line = lineThrough(points, area);
      const underside = `${line}${lineTo(area.x + area.width, bottom)}${lineTo(area.x, bottom)}Z`;
      const heights = points.map(([, y]) => y);
      const reach = ptToMm(pt) / 2;
      const isNear = endsNearCut(Math.min(...heights) - reach, Math.max(...heights) + reach, canvas.height);
      return [
        { path: underside, fill: canvas.ground },
        ...(isNear ? [] : [{ path: line, stroke: canvas.tone(role), weightPt: pt }]),
      ];
    });
    if (at !== 'bottom') return { shapes, free: rest };
    const top = Math.min(strip.y, ...lines.flat().map(([, y]) => y));
    return { shapes, free: restAt(canvas, at, canvas.height - top) };
  },
  shrink: (params, share) => ({ ...params, share: params.share * share }),
  turn: (params, canvas) => (isTall(canvas) ? { ...params, at: turnEdge(params.at) } : params),
  mirror: (params) => ({ ...params, at: mirrorEdge(params.at) }),
  ranges: { share: [0.3, 0.55], lines: [16, 28], lift: [0.1, 0.3] },
  keepsClear: () => false,
};

/** How far a point of the strip is lifted, in mm. Nothing is lifted where the strip ends inside the card. */
function reliefOf({ height, random }: GraphicCanvas, { at, share, lift }: FlowParams) {
  const bumps = Array.from(
    { length: 3 },
    (): Bump => ({
      x: interpolate(0.3, 0.8, random()),
      y: interpolate(0.5, 0.85, random()),
      width: interpolate(0.1, 0.2, random()),
      height: interpolate(0.5, 1, random()),
    }),
  );
  const total = bumps.reduce((sum, bump) => sum + bump.height, 0);
  const stripHeight = at === 'top' || at === 'bottom' ? share * height : height;
  const liftMm = ((lift * stripHeight) / total) * 1.25;
  return (across: number, down: number) => {
    const inner = { right: across, left: 1 - across, bottom: down, top: 1, all: 1 }[at];
    return liftMm * heightAt(bumps, across, down) * Math.max(0, Math.min(1, inner * 3));
  };
}

function heightAt(bumps: readonly Bump[], across: number, down: number): number {
  return bumps.reduce((sum, bump) => {
    const [dx, dy] = [(across - bump.x) / bump.width, (down - bump.y) / bumpReach];
    return sum + bump.height * Math.exp(-(dx ** 2 + dy ** 2) / 2);
  }, 0);
}

/** Where the lines lie before they are lifted, from the top down. Lines below the card are lifted into it. */
function heightsOf({ at, lines }: FlowParams, strip: Box, area: Box): number[] {
  const count = Math.max(1, Math.min(lines, Math.floor(strip.height / minLineDistance)));
  const step = strip.height / count;
  const first = -Math.ceil((strip.y - area.y) / step);
  const last = at === 'top' ? count : count + linesBelow;
  return Array.from({ length: last - first + 1 }, (_, index) => strip.y + (first + index) * step);
}

function linePoints(strip: Box, y: number, relief: (across: number, down: number) => number): PathPoint[] {
  const down = (y - strip.y) / strip.height;
  return Array.from({ length: pointsOfLine + 1 }, (_, index): PathPoint => {
    const across = index / pointsOfLine;
    return [strip.x + across * strip.width, y - relief(across, down)];
  });
}

/** A smooth line that runs to both sides of the area. */
function lineThrough(points: readonly PathPoint[], area: Box): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const line = smoothLine(points);
  const right = area.x + area.width;
  const start = first[0] > area.x ? `${moveTo(area.x, first[1])}L${line.slice(1)}` : line;
  return last[0] < right ? start + lineTo(right, last[1]) : start;
}
