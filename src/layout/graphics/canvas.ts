import type { ColourRole, RoleColours } from '#domain/look/look-palettes.ts';
import { mixColours } from '../colour/mix-colours.ts';
import type { Box, Guides } from '../guides.ts';
import { printLimits } from '../limits/print-limits.ts';
import type { CardCorner, CardShape, Edge, GraphicCanvas, LetterOutline } from './motif.ts';
import type { PathPoint } from './path.ts';
import { randomNumbers } from './random.ts';

/** What a canvas is made of. */
export type CanvasOptions = {
  guides: Guides;
  palette: RoleColours;
  ground: string;
  seed: number;
  strength: number;
  keepClear?: readonly Box[];
  letters: (text: string) => LetterOutline;
  initials: string;
  initial: string;
};

/** The bleed of the default format. Grids are fitted to it: with another bleed nothing moves inside the cut. */
export const gridBleed = 2;

/** No print shop asks for a larger bleed. */
export const maxBleed = 5;

export function canvasOf(options: CanvasOptions): GraphicCanvas {
  const { guides, palette, ground, seed, strength, keepClear = [], letters, initials, initial } = options;
  const { width, height } = guides.cut;
  const isApart = (x: number, y: number, radius: number) => (box: Box) =>
    x + radius < box.x ||
    x - radius > box.x + box.width ||
    y + radius < box.y ||
    y - radius > box.y + box.height;
  return {
    width,
    height,
    bleed: -guides.bleed.x,
    box: guides.bleed,
    unit: Math.min(width, height) / 50,
    isUpright: height > width,
    isSquare: cardShapeOf(guides.cut) === 'square',
    ground,
    palette,
    strength,
    seed,
    tone: (role: ColourRole, share = strength) => mixColours(ground, palette[role], share),
    random: randomNumbers(seed),
    isClear: (x, y, radius) => keepClear.every(isApart(x, y, radius)),
    letters,
    initials,
    initial,
  };
}

/** A square card may differ by less than a millimetre. */
export function cardShapeOf({ width, height }: Pick<GraphicCanvas, 'width' | 'height'>): CardShape {
  if (Math.abs(width - height) < 1) return 'square';
  return width > height ? 'wide' : 'upright';
}

/** A card with a bleed. */
export type CardFrame = Pick<GraphicCanvas, 'width' | 'height' | 'bleed' | 'box'>;

/** The card with the bleed that grids are fitted to. */
export function gridFrame({ width, height }: Pick<GraphicCanvas, 'width' | 'height'>): CardFrame {
  return { width, height, bleed: gridBleed, box: boxWithBleed({ width, height }, gridBleed) };
}

/** The card with the largest bleed: what runs to its edge covers the bleed of every print shop. */
export function outerOf({ width, height }: Pick<GraphicCanvas, 'width' | 'height'>): CardFrame {
  return { width, height, bleed: maxBleed, box: boxWithBleed({ width, height }, maxBleed) };
}

/** The card with a bleed. */
export function boxWithBleed({ width, height }: Pick<GraphicCanvas, 'width' | 'height'>, bleed: number): Box {
  return { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };
}

/** Whether a circle is at least partly in a box. */
export function reaches({ x, y, width, height }: Box, [cx, cy]: PathPoint, radius: number): boolean {
  return cx + radius > x && cx - radius < x + width && cy + radius > y && cy - radius < y + height;
}

/** Whether something that reaches from one place to another along a side ends near a cut: the cutter may miss it, or leave a sliver of it. */
export function endsNearCut(from: number, to: number, side: number): boolean {
  return [-from, -to, from - side, to - side].some(isNearCut);
}

/** How far something that ends near the cut at the end of a side is moved, in mm. */
export function awayFromCut(end: number, side: number): number {
  const past = end - side;
  if (!isNearCut(past)) return 0;
  return past > -limits.needed / 4 ? limits.past + spareMm - past : -limits.needed - spareMm - past;
}

const limits = printLimits.graphicToCutMm;
/** Numbers in paths are rounded. */
const spareMm = 0.02;

function isNearCut(past: number): boolean {
  return past > -limits.needed - spareMm && past < limits.past + spareMm;
}

/** The largest part of the card around a box: rather beside it on a wide card, rather above or below it on others. */
export function restBeside(card: Pick<GraphicCanvas, 'width' | 'height'>, drawn: Box): Box {
  const { width, height } = card;
  const [preferBeside, preferBelow] = width - height >= 1 ? [1.5, 1] : [1, 1.5];
  const rests = [
    { rest: restAt(card, 'right', width - drawn.x), weight: preferBeside },
    { rest: restAt(card, 'left', drawn.x + drawn.width), weight: preferBeside },
    { rest: restAt(card, 'top', drawn.y + drawn.height), weight: preferBelow },
    { rest: restAt(card, 'bottom', height - drawn.y), weight: preferBelow },
  ];
  const scoreOf = ({ rest, weight }: (typeof rests)[number]) => rest.width * rest.height * weight;
  return rests.reduce((best, other) => (scoreOf(other) > scoreOf(best) ? other : best)).rest;
}

/** The box around a circle. */
export function circleBox([x, y]: PathPoint, radius: number): Box {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

/** Whether a graphic at a side of a wide card is at the top or the bottom of this one. */
export function isTall({ isUpright, isSquare }: Pick<GraphicCanvas, 'isUpright' | 'isSquare'>): boolean {
  return isUpright || isSquare;
}

/** A position from 0 to 1, moved to the nearer edge: 0.5 halves its distance. */
export function towardsEdge(position: number, share: number): number {
  return position < 0.5 ? position * share : 1 - (1 - position) * share;
}

/** The strip along an edge, with its bleed, and the rest of the card. `share` is of the side across the edge. */
export function stripAt(frame: CardFrame, edge: Edge, share: number): { strip: Box; rest: Box };
export function stripAt(
  frame: CardFrame,
  edge: Edge | 'all',
  share: number,
): { strip: Box; rest: Box | null };
export function stripAt(
  frame: CardFrame,
  edge: Edge | 'all',
  share: number,
): { strip: Box; rest: Box | null } {
  const { width, height, bleed, box } = frame;
  if (edge === 'all') return { strip: box, rest: null };
  const depth = share * (isAcross(edge) ? width : height);
  const rest = restAt(frame, edge, depth);
  switch (edge) {
    case 'left':
      return { strip: { ...box, width: depth + bleed }, rest };
    case 'right':
      return { strip: { ...box, x: width - depth, width: depth + bleed }, rest };
    case 'top':
      return { strip: { ...box, height: depth + bleed }, rest };
    case 'bottom':
      return { strip: { ...box, y: height - depth, height: depth + bleed }, rest };
  }
}

/** The card without what reaches `depth` mm inwards from an edge. */
export function restAt(
  { width, height }: Pick<GraphicCanvas, 'width' | 'height'>,
  edge: Edge,
  depth: number,
): Box {
  const side = isAcross(edge) ? width : height;
  const used = Math.max(0, Math.min(side, depth));
  const left = edge === 'left' ? used : 0;
  const top = edge === 'top' ? used : 0;
  return isAcross(edge)
    ? { x: left, y: 0, width: width - used, height }
    : { x: 0, y: top, width, height: height - used };
}

/** Whether an edge is at the left or right: its strip is measured across the width. */
export function isAcross(edge: Edge | 'all'): boolean {
  return edge === 'left' || edge === 'right';
}

/** The point of a corner of the cut. */
export function cornerPoint(
  { width, height }: Pick<GraphicCanvas, 'width' | 'height'>,
  corner: CardCorner,
): PathPoint {
  return [corner.endsWith('r') ? width : 0, corner.startsWith('b') ? height : 0];
}

/** How much larger than a card of 90 × 50 mm this one is, within the bounds where patterns grow with it. */
export function growthOf({ width, height }: Pick<GraphicCanvas, 'width' | 'height'>): number {
  return Math.max(0.85, Math.min(1.8, Math.sqrt((width * height) / 4500)));
}

const mirroredEdges = { left: 'right', right: 'left', top: 'top', bottom: 'bottom', all: 'all' } as const;
const mirroredCorners = { tl: 'tr', tr: 'tl', bl: 'br', br: 'bl' } as const;

export function mirrorEdge<Place extends Edge | 'all'>(edge: Place): (typeof mirroredEdges)[Place] {
  return mirroredEdges[edge];
}

export function mirrorCorner(corner: CardCorner): CardCorner {
  return mirroredCorners[corner];
}

/** A graphic at the right of a wide card is at the top of an upright one, one at the left at the bottom. */
const turnedEdges = { left: 'bottom', right: 'top', top: 'top', bottom: 'bottom', all: 'all' } as const;

export function turnEdge<Place extends Edge | 'all'>(edge: Place): (typeof turnedEdges)[Place] {
  return turnedEdges[edge];
}
