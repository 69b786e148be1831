import type { GraphicCanvas } from './motif.ts';
import { boxOfPath, mapPath } from './path.ts';

/** How far inside the cut a shape ends at least, and how far outside if it crosses it, in mm. */
const clearance = { inside: 1, outside: 0.6 };

/** The path stretched a little where it would end next to the cut: the cut is never quite where it should be. */
export function keepOffCut({ width, height }: Pick<GraphicCanvas, 'width' | 'height'>, path: string): string {
  const box = boxOfPath(path);
  const across = stretch(box.x, box.x + box.width, width);
  const down = stretch(box.y, box.y + box.height, height);
  return mapPath(path, (x, y) => [across(x), down(y)]);
}

function stretch(from: number, to: number, length: number): (value: number) => number {
  const start = offEdge(from);
  const end = length - offEdge(length - to);
  return (value) => start + ((value - from) * (end - start)) / (to - from);
}

/** The nearest allowed distance from the edge, inwards. */
function offEdge(distance: number): number {
  const { inside, outside } = clearance;
  if (distance <= -outside || distance >= inside) return distance;
  return distance < (inside - outside) / 2 ? -outside : inside;
}
