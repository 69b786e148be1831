import type { Matrix } from './drawing.ts';
import { identity, multiply, scaling, translation } from './matrix.ts';

const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
const step = /([a-z]+)\s*\(([^()]*)\)/gi;

/** The matrix of a `transform` attribute. Unknown functions are an identity, as in a browser that ignores them. */
export function parseTransform(text: string): Matrix {
  let matrix = identity;
  for (const [, name = '', list = ''] of text.matchAll(step)) {
    const values = Array.from(list.matchAll(number), ([value]) => Number(value));
    matrix = multiply(matrix, functionMatrix(name.toLowerCase(), values));
  }
  return matrix;
}

function functionMatrix(name: string, values: readonly number[]): Matrix {
  const [first = 0, second, third = 0] = values;
  switch (name) {
    case 'matrix': {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values;
      return [a, b, c, d, e, f];
    }
    case 'translate':
      return translation(first, second ?? 0);
    case 'translatex':
      return translation(first, 0);
    case 'translatey':
      return translation(0, first);
    case 'scale':
      return values.length === 0 ? identity : scaling(first, second ?? first);
    case 'rotate': {
      const about = second === undefined ? identity : translation(second, third);
      const back = second === undefined ? identity : translation(-second, -third);
      return multiply(multiply(about, rotation(first)), back);
    }
    case 'skewx':
      return [1, 0, Math.tan(radians(first)), 1, 0, 0];
    case 'skewy':
      return [1, Math.tan(radians(first)), 0, 1, 0, 0];
    default:
      return identity;
  }
}

function rotation(degrees: number): Matrix {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [cos, sin, -sin, cos, 0, 0];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
