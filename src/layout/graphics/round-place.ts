import type { Box } from '../guides.ts';
import { circleBox, isTall, restBeside } from './canvas.ts';
import type { GraphicCanvas } from './motif.ts';
import type { PathPoint } from './path.ts';

/** The centre of a round graphic, in shares of the card. */
type Centre = { cx: number; cy: number };

/** Whether a round graphic is beside the texts, not behind them. */
function isBeside({ cx, cy }: Centre): boolean {
  return cx > 0.6 || cx < 0.4 || cy > 0.8 || cy < 0.2;
}

/** What a round graphic leaves for the texts, or null where it is in the middle. */
export function restBesideCircle(canvas: GraphicCanvas, { cx, cy }: Centre, radius: number): Box | null {
  if (!isBeside({ cx, cy })) return null;
  return restBeside(canvas, circleBox([cx * canvas.width, cy * canvas.height], radius));
}

/** On an upright or square card the centre is in the top right corner, or the bottom left one, and half of the height is used. */
export function turnCircle<Params extends Centre & { radius: number }>(
  params: Params,
  card: Pick<GraphicCanvas, 'width' | 'height' | 'isUpright' | 'isSquare'>,
): Params {
  const { cx, cy } = params;
  const isAtSide = cx > 0.6 || cx < 0.4;
  if (!isTall(card) || !isAtSide) return params;
  const radius = (params.radius * 0.5 * card.height) / Math.min(card.width, card.height);
  const isNearCorner = cy < 0.3 || cy > 0.7;
  if (isNearCorner) return { ...params, radius };
  return { ...params, ...(cx > 0.6 ? { cx: 1, cy: 0 } : { cx: 0, cy: 1 }), radius };
}

/** A circle ends at least 1 mm inside the cut, or crosses it by 0.6 mm. */
export function radiusOffCut(
  { width, height }: Pick<GraphicCanvas, 'width' | 'height'>,
  [x, y]: PathPoint,
  radius: number,
): number {
  return [x, width - x, y, height - y].reduce((least, distance) => {
    const inside = distance - least;
    return distance > 2 && inside > -0.6 && inside < 1 ? distance - 1 : least;
  }, radius);
}
