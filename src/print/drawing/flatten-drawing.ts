import type { Drawing, DrawingItem, Matrix } from '#image/svg/drawing.ts';
import { UnreadablePicture } from '#image/unreadable-picture.ts';
import type { Box } from '#layout/guides.ts';
import {
  type Bounds,
  boundsWithin,
  cachedArea,
  type PaintedRegion,
  paintOf,
  type Region,
  regionBounds,
  regionOf,
} from './flat-piece.ts';
import type { LogoBackground } from './logo-background.ts';
import { faded, isOpaque, mixPaints } from './mix-paints.ts';

/**
 * Bounds what transparency over transparency and clips can cost. `segments`: of all regions and of their clips, each time
 * they are written.
 */
export const flatLimits = { pieces: 20_000, comparisons: 3_000_000, segments: 250_000 } as const;

type Limits = Record<keyof typeof flatLimits, number>;
type Job = { place: Matrix; left: Limits };

/** What is accepted on one ground is printed on any, where it may have more pieces. */
const printedLimits: Limits = { pieces: 40_000, comparisons: 6_000_000, segments: 500_000 };

/**
 * The drawing on its ground without transparency: where a transparent paint lies over others, its region is painted again
 * in the mixed colours, clipped to what lies beneath. Colours are mixed as on the screen, before they become inks.
 */
export function flattenDrawing(
  drawing: Drawing,
  { image, bleed, fills }: LogoBackground,
  limits: Limits = printedLimits,
): PaintedRegion[] {
  const place: Matrix = [image.width / drawing.width, 0, 0, image.height / drawing.height, image.x, image.y];
  const ground = [{ box: bleed, colour: '#ffffff' }, ...fills].map(fillPiece);
  const job = { place, left: { ...limits } };
  return paint(drawing.items, ground, [boxRegion(image)], job).slice(ground.length);
}

/** The pieces beneath, and the items over them. Without anything beneath, they may stay transparent. */
function paint(
  items: readonly DrawingItem[],
  beneath: readonly PaintedRegion[],
  clips: readonly Region[],
  job: Job,
): PaintedRegion[] {
  const pieces = [...beneath];
  const isIsolated = beneath.length === 0;
  for (const layer of items.flatMap((item) => layersOf(item, clips, job))) {
    const below = isIsolated || layer.some((piece) => !isOpaque(piece.paint)) ? [...pieces] : [];
    for (const piece of layer) {
      const painted = over(piece, below, isIsolated, job);
      job.left.pieces -= painted.length;
      for (const each of painted) job.left.segments -= segmentsOf(each);
      if (job.left.pieces < 0 || job.left.segments < 0) throw new UnreadablePicture('LOGO_SVG_TOO_COMPLEX');
      pieces.push(...painted);
    }
  }
  return pieces;
}

/** An item as layers, each over the one before. Within a layer, a piece replaces what it covers. */
function layersOf(item: DrawingItem, clips: readonly Region[], job: Job): PaintedRegion[][] {
  if (item.kind === 'shape') {
    const region = regionOf(item, job.place);
    const bounds = clips.map(regionBounds).reduce(boundsWithin, regionBounds(region));
    return bounds ? [[{ clips, region, paint: paintOf(item, job.place), bounds, isBox: false }]] : [];
  }
  const choices = choicesOf(item.clips.map((clip) => clip.map((area) => regionOf(area, job.place))));
  const [only] = choices;
  if (!only) return [];
  if (item.opacity === 1 && choices.length === 1)
    return item.items.flatMap((inner) => layersOf(inner, [...clips, ...only], job));
  const whole = paint(item.items, [], clips, job);
  if (choices.length * whole.length > job.left.pieces) throw new UnreadablePicture('LOGO_SVG_TOO_COMPLEX');
  return [
    choices.flatMap((choice) =>
      whole.flatMap((piece): PaintedRegion[] => {
        const bounds = choice.map(regionBounds).reduce(boundsWithin, piece.bounds);
        const shown = { clips: [...piece.clips, ...choice], paint: faded(piece.paint, item.opacity) };
        return bounds ? [{ ...piece, ...shown, bounds }] : [];
      }),
    ),
  ];
}

const maxChoices = 1000;

/** One area of each clip, in all combinations: a PDF clips at intersections only, so a union is painted area by area. */
function choicesOf(clips: readonly (readonly Region[])[]): Region[][] {
  return clips.reduce<Region[][]>(
    (choices, clip) => {
      if (choices.length * clip.length > maxChoices) throw new UnreadablePicture('LOGO_SVG_TOO_COMPLEX');
      return choices.flatMap((choice) => clip.map((area) => [...choice, area]));
    },
    [[]],
  );
}

/** The piece as it looks over those beneath it. */
function over(
  piece: PaintedRegion,
  beneath: readonly PaintedRegion[],
  isIsolated: boolean,
  { left }: Job,
): PaintedRegion[] {
  if (isOpaque(piece.paint)) return [piece];
  let pieces = isIsolated ? [piece] : [];
  left.comparisons -= beneath.length;
  if (left.comparisons < 0) throw new UnreadablePicture('LOGO_SVG_TOO_COMPLEX');
  for (const lower of beneath) {
    const bounds = boundsWithin(piece.bounds, lower.bounds);
    if (!bounds) continue;
    const mixed = { ...piece, paint: mixPaints(piece.paint, lower.paint), bounds };
    // A fill under the whole piece hides what is below it.
    if (lower.isBox && contains(lower.bounds, piece.bounds)) pieces = [mixed];
    else
      pieces.push({
        ...mixed,
        clips: [...new Set([...piece.clips, ...lower.clips, cachedArea(lower.region)])],
      });
  }
  return pieces;
}

/** What writing a piece costs: its region, as an area under a gradient, and each clip again. */
function segmentsOf({ region, clips, paint }: PaintedRegion): number {
  const own = paint.kind === 'flat' ? region : cachedArea(region);
  return clips.reduce((sum, clip) => sum + 1 + clip.path.length, own.path.length);
}

function contains(outer: Bounds, inner: Bounds): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  );
}

function fillPiece({ box, colour }: { box: Box; colour: string }): PaintedRegion {
  const { x, y, width, height } = box;
  const bounds = { left: x, top: y, right: x + width, bottom: y + height };
  return {
    clips: [],
    region: boxRegion(box),
    paint: { kind: 'flat', colour, opacity: 1 },
    bounds,
    isBox: true,
  };
}

function boxRegion({ x, y, width, height }: Box): Region {
  return {
    path: [['M', x, y], ['L', x + width, y], ['L', x + width, y + height], ['L', x, y + height], ['Z']],
    rule: 'nonzero',
    stroke: null,
  };
}
