import type { Clip, Drawing, DrawingItem, Paint, Path, Shape } from '#image/svg/drawing.ts';
import { apply, determinant } from '#image/svg/matrix.ts';
import type { Box } from '#layout/guides.ts';
import { isRedrawn, type LogoVersion, reachOfVersion } from '#layout/logo/logo-version.ts';
import { difference } from '../colour/screen-lab.ts';
import { moved } from '../drawing/crop-drawing.ts';
import type { AnalysedLogo } from '../drawing/logo-background.ts';
import { labOfHex, sameColour } from './edge-ground.ts';
import { recolouring } from './version-colours.ts';

/** The drawing of a logo in its version, for the box that it is drawn in. */
export function versionDrawing(drawing: Drawing, { analysis, version }: AnalysedLogo, drawn: Box): Drawing {
  if (!isRedrawn(analysis, version)) return drawing;
  const colourOf = recolouring(analysis, version);
  const items = withoutGround(drawing, analysis.ground).map((item) => recoloured(item, colourOf));
  return outlined({ ...drawing, items }, version, drawn);
}

function recoloured(item: DrawingItem, colourOf: (colour: string) => string): DrawingItem {
  if (item.kind === 'group')
    return { ...item, items: item.items.map((inner) => recoloured(inner, colourOf)) };
  return { ...item, paint: recolouredPaint(item.paint, colourOf) };
}

function recolouredPaint(paint: Paint, colourOf: (colour: string) => string): Paint {
  if (paint.kind === 'flat') return { ...paint, colour: colourOf(paint.colour) };
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, colour: colourOf(stop.colour) })) };
}

/** The items without a first one that is the light ground of the whole drawing. */
function withoutGround({ items, ...size }: Drawing, ground: string | null): readonly DrawingItem[] {
  const [first, ...others] = items;
  if (ground === null || !first || others.length === 0) return items;
  if (first.kind === 'group') {
    const inner = withoutGround({ ...size, items: first.items }, ground);
    return inner === first.items ? items : [{ ...first, items: inner }, ...others];
  }
  const { paint } = first;
  const isGround =
    paint.kind === 'flat' &&
    difference(labOfHex(paint.colour), labOfHex(ground)) <= sameColour &&
    first.stroke === null &&
    coversAll(first, size);
  return isGround ? withoutGround({ ...size, items: others }, ground) : items;
}

/** Whether an area is a box around a drawing, or all of it. */
function coversAll(
  { path, matrix }: Pick<Shape, 'path' | 'matrix'>,
  { width, height }: Omit<Drawing, 'items'>,
) {
  const points = path.flatMap((segment) => {
    if (segment[0] === 'Z') return [];
    return [apply(matrix, [segment.at(-2) as number, segment.at(-1) as number])];
  });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const near = 0.01 * Math.max(width, height);
  return (
    points.length <= 5 &&
    Math.min(...xs) <= near &&
    Math.min(...ys) <= near &&
    Math.max(...xs) >= width - near &&
    Math.max(...ys) >= height - near
  );
}

/** The drawing over a wide line around all that it paints, with room for it. */
function outlined(drawing: Drawing, version: LogoVersion, drawn: Box): Drawing {
  if (version.kind !== 'outline') return drawing;
  const reach = reachOfVersion(version);
  const unit = drawing.width / (drawn.width - 2 * reach);
  const [across, down] = [reach * unit, (reach * drawing.height) / (drawn.height - 2 * reach)];
  const line = drawing.items.flatMap((item) => lineAround(item, reach * unit, version.colour, drawing));
  return {
    width: drawing.width + 2 * across,
    height: drawing.height + 2 * down,
    items: [...line, ...drawing.items].map((item) => moved(item, across, down)),
  };
}

/** Twice as wide as it is seen: its inner half lies under the logo. What is clipped has the line around its clip. */
function lineAround(item: DrawingItem, width: number, colour: string, drawing: Drawing): DrawingItem[] {
  const pen = (path: Path, matrix: Shape['matrix'], own: number): Shape => ({
    kind: 'shape',
    path,
    rule: 'nonzero',
    matrix,
    stroke: {
      width: own + (2 * width) / Math.sqrt(Math.abs(determinant(matrix)) || 1),
      cap: 'round',
      join: 'round',
      miterLimit: 4,
      dashes: [],
      dashOffset: 0,
    },
    paint: { kind: 'flat', colour, opacity: 1 },
  });
  if (item.kind === 'shape') {
    const line = pen(item.path, item.matrix, item.stroke?.width ?? 0);
    return item.stroke ? [line] : [line, { ...item, paint: { kind: 'flat', colour, opacity: 1 } }];
  }
  const narrow = item.clips.find((clip: Clip) => !clip.some((area) => coversAll(area, drawing)));
  if (narrow) return narrow.map(({ path, matrix }) => pen(path, matrix, 0));
  return item.items.flatMap((inner) => lineAround(inner, width, colour, drawing));
}
