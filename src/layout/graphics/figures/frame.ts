import type { ColourRole } from '#domain/look/look-palettes.ts';
import { ptToMm } from '../../units.ts';
import type { GraphicCanvas, Motif } from '../motif.ts';
import { arcTo, capsule, lineTo, moveTo, type PathPoint, polygon, polyline, rectangle } from '../path.ts';

type FrameKind = 'single' | 'double' | 'deco' | 'scoop' | 'brackets' | 'stitch';

type FrameParams = {
  kind: FrameKind;
  /** From the cut to the line, in mm. */
  inset: number;
  pt: number;
  /** Between the two lines of a double frame, in mm. */
  gap: number;
  /** The size of a worked corner, in mm on a card of 50 mm. */
  corner: number;
  role: ColourRole;
  /** A double frame has only its outer line. */
  isSingle?: boolean;
};

/** In mm. */
const stitchLength = 2;
const stitchPitch = 3.2;
const minInset = 3;
/** The weight of brackets and stitches beside texts at the smallest margin: a heavier line would be too near. */
const finePt = 0.5;
/** How far the layout's margin reaches over the frame, in mm. */
const marginOverFrame = 3;

/** A border. */
export const frame: Motif<FrameParams> = {
  defaults: { kind: 'single', inset: 3.2, pt: 0.6, gap: 1, corner: 4, role: 'accent' },
  draw(canvas, { kind, inset: wanted, pt, gap, corner: cornerAtUnit, role, isSingle = false }) {
    const inset = Math.max(minInset, wanted);
    const corner = cornerAtUnit * Math.max(0.75, Math.min(1.2, canvas.unit));
    const colour = canvas.tone(role);
    const hasInner = isDouble(kind) && !isSingle;
    const free = { ...insetBox(canvas, inset + (hasInner ? gap : 0) - marginOverFrame) };
    if (kind === 'stitch') {
      return { shapes: [{ path: stitches(canvas, inset, ptToMm(pt)), fill: colour }], free };
    }
    if (kind === 'brackets') {
      return { shapes: [{ path: brackets(canvas, inset, corner), stroke: colour, weightPt: pt }], free };
    }
    const outer = { path: border(canvas, kind, inset, corner), stroke: colour, weightPt: pt };
    if (!hasInner) return { shapes: [outer], free };
    const inner = border(canvas, kind, inset + gap, corner);
    return { shapes: [outer, { path: inner, stroke: colour, weightPt: Math.max(0.3, pt / 2) }], free };
  },
  shrink(params, share) {
    const left = frameShare(share);
    const inset = minInset + (params.inset - minInset) * left;
    const isFine = left === 0 && isBrokenFrame(params.kind);
    const pt = isFine ? Math.min(params.pt, finePt) : params.pt;
    return { ...params, inset, pt, corner: params.corner * (0.6 + 0.4 * left), isSingle: left < 0.5 };
  },
  turn: (params) => params,
  mirror: (params) => params,
  ranges: { inset: [3, 5], pt: [0.5, 1.2], gap: [0.8, 1.4], corner: [3, 6] },
  keepsClear: () => false,
};

/** How much of its designed distance a frame keeps from the cut and from the texts: none where half of its room is left. */
export function frameShare(share: number): number {
  return Math.max(0, 2 * share - 1);
}

/** Whether a frame is of short strokes, which may be finer than a line. */
export function isBrokenFrame(kind: FrameKind | undefined): boolean {
  return kind === 'brackets' || kind === 'stitch';
}

const isDouble = (kind: FrameKind) => kind === 'double' || kind === 'deco' || kind === 'scoop';

function insetBox({ width, height }: GraphicCanvas, by: number) {
  return { x: by, y: by, width: width - 2 * by, height: height - 2 * by };
}

function border(canvas: GraphicCanvas, kind: FrameKind, inset: number, corner: number): string {
  const { x, y, width, height } = insetBox(canvas, inset);
  switch (kind) {
    case 'deco':
      return steppedBorder(x, y, x + width, y + height, corner);
    case 'scoop':
      return scoopedBorder(x, y, x + width, y + height, corner);
    case 'single':
    case 'double':
    case 'brackets':
    case 'stitch':
      return rectangle(x, y, width, height);
  }
}

/** Each corner has two steps. */
function steppedBorder(left: number, top: number, right: number, bottom: number, corner: number): string {
  const half = corner / 2;
  /** From the horizontal side of the border to its vertical one. */
  const steps = (x: number, y: number, inwardsX: number, inwardsY: number): PathPoint[] => [
    [x + inwardsX * corner, y],
    [x + inwardsX * corner, y + inwardsY * half],
    [x + inwardsX * half, y + inwardsY * half],
    [x + inwardsX * half, y + inwardsY * corner],
    [x, y + inwardsY * corner],
  ];
  return polygon([
    ...steps(right, top, -1, 1),
    ...steps(right, bottom, -1, -1).toReversed(),
    ...steps(left, bottom, 1, -1),
    ...steps(left, top, 1, 1).toReversed(),
  ]);
}

/** Each corner is a quarter circle that curves inwards. */
function scoopedBorder(left: number, top: number, right: number, bottom: number, corner: number): string {
  const { PI } = Math;
  return [
    moveTo(left + corner, top),
    lineTo(right - corner, top),
    arcTo(right, top, corner, PI, PI / 2),
    lineTo(right, bottom - corner),
    arcTo(right, bottom, corner, 1.5 * PI, PI),
    lineTo(left + corner, bottom),
    arcTo(left, bottom, corner, 0, -PI / 2),
    lineTo(left, top + corner),
    arcTo(left, top, corner, PI / 2, 0),
    'Z',
  ].join('');
}

function brackets(canvas: GraphicCanvas, inset: number, corner: number): string {
  const { x, y, width, height } = insetBox(canvas, inset);
  const bracket = (cornerX: number, cornerY: number, inwardsX: number, inwardsY: number) =>
    polyline([
      [cornerX + inwardsX * corner, cornerY],
      [cornerX, cornerY],
      [cornerX, cornerY + inwardsY * corner],
    ]);
  return (
    bracket(x, y, 1, 1) +
    bracket(x + width, y, -1, 1) +
    bracket(x + width, y + height, -1, -1) +
    bracket(x, y + height, 1, -1)
  );
}

function stitches({ width, height }: GraphicCanvas, inset: number, thickness: number): string {
  const edge = inset - thickness / 2;
  const across = stitchStarts(inset, width).map(
    (x) =>
      capsule(x, edge, stitchLength, thickness) +
      capsule(x, height - inset - thickness / 2, stitchLength, thickness),
  );
  const down = stitchStarts(inset, height).map(
    (y) =>
      capsule(edge, y, thickness, stitchLength) +
      capsule(width - inset - thickness / 2, y, thickness, stitchLength),
  );
  return [...across, ...down].join('');
}

/** Where the stitches of a side begin: a whole number of them is spread evenly. */
function stitchStarts(inset: number, length: number): number[] {
  const count = Math.round((length - 2 * inset) / stitchPitch);
  const pitch = (length - 2 * inset) / count;
  return Array.from({ length: count }, (_, index) => inset + index * pitch + (pitch - stitchLength) / 2);
}
