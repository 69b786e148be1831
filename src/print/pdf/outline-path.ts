import { number } from './values.ts';

type Point = [x: number, y: number];

/** SVG path data as PDF operators, in the same coordinates. */
export function outlinePath(pathData: string): string {
  let at: Point = [0, 0];
  const steps = pathData.match(/[MLQCZ][^MLQCZ]*/g) ?? [];
  return steps
    .map((step) => {
      const points = pointsOf(step);
      const from = at;
      at = points.at(-1) ?? at;
      const [first = at, second = at] = points;
      if (step.startsWith('M')) return `${coordinates(points)} m`;
      if (step.startsWith('L')) return `${coordinates(points)} l`;
      if (step.startsWith('C')) return `${coordinates(points)} c`;
      if (step.startsWith('Q')) {
        return `${coordinates([towards(from, first), towards(second, first), second])} c`;
      }
      return 'h';
    })
    .join('\n');
}

function pointsOf(step: string): Point[] {
  const numbers = (step.match(/-?[\d.]+/g) ?? []).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[index * 2] ?? 0,
    numbers[index * 2 + 1] ?? 0,
  ]);
}

/** PDF has only cubic curves: their controls are two thirds of the way to the quadratic's control. */
function towards([x, y]: Point, control: Point): Point {
  return [x + (2 / 3) * (control[0] - x), y + (2 / 3) * (control[1] - y)];
}

function coordinates(points: readonly Point[]): string {
  return points.map(([x, y]) => `${number(x)} ${number(y)}`).join(' ');
}
