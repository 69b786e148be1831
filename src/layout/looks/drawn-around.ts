import { growBox } from '../boxes.ts';
import { cropShapes, uncropBox } from '../graphics/crop.ts';
import type { Box } from '../guides.ts';
import type { SceneShape } from '../scene.ts';
import { drawAround } from './drawn-graphics.ts';
import type { PlannedLook } from './plan-look.ts';

/** How far graphics that are dropped near texts stay from these, in mm. */
export const clearance = 2.2;

/** Draws the graphics that keep clear of what is on a side; `isAround` tells which of its items they are. */
export type Redraw = {
  isAround: (id: string) => boolean;
  draw: (boxes: readonly Box[]) => SceneShape[];
};

/** The graphics that keep clear of boxes. */
export function drawAllAround(
  { around, shapes, drawing, crop }: PlannedLook,
  keepClear: readonly Box[],
): SceneShape[] {
  const boxes = keepClear.map((box) => uncropBox(box, crop));
  return around.flatMap((graphic, index) => [
    ...cropShapes(drawAround(graphic, shapes.length + index, drawing, boxes), crop),
  ]);
}

/** Draws the graphics of a plan that keep clear again; absent where there are none. */
export function redrawOf(planned: PlannedLook): Redraw | undefined {
  const { around, shapes } = planned;
  if (around.length === 0) return undefined;
  const prefixes = around.map((_, index) => `graphic-${shapes.length + index}-`);
  return {
    isAround: (id) => prefixes.some((prefix) => id.startsWith(prefix)),
    draw: (boxes) =>
      drawAllAround(
        planned,
        boxes.map((box) => growBox(box, clearance)),
      ),
  };
}
