import type { Path } from './drawing.ts';
import type { SvgElement } from './svg-elements.ts';
import { diagonal, parseLength, parseNumbers, type Viewport } from './svg-length.ts';
import { parsePath } from './svg-path.ts';

/** The names of the elements that draw a path. */
const readers: Readonly<Record<string, (element: SvgElement, viewport: Viewport) => string>> = {
  path: ({ attributes }) => attributes.d ?? '',
  rect: rectangle,
  circle: ({ attributes }, viewport) => {
    const radius = parseLength(attributes.r, diagonal(viewport)) ?? 0;
    return ellipse(attributes, viewport, radius, radius);
  },
  ellipse: ({ attributes }, viewport) => {
    const rx = parseLength(attributes.rx, viewport.width);
    const ry = parseLength(attributes.ry, viewport.height);
    return ellipse(attributes, viewport, rx ?? ry ?? 0, ry ?? rx ?? 0);
  },
  line: ({ attributes }, { width, height }) => {
    const at = (name: string, whole: number) => parseLength(attributes[name], whole) ?? 0;
    return `M${at('x1', width)} ${at('y1', height)}L${at('x2', width)} ${at('y2', height)}`;
  },
  polyline: ({ attributes }) => corners(attributes.points, ''),
  polygon: ({ attributes }) => corners(attributes.points, 'Z'),
};

/** The path of an element; null for an element that draws none. */
export function pathOf(element: SvgElement, viewport: Viewport): Path | null {
  const read = Object.hasOwn(readers, element.name) ? readers[element.name] : undefined;
  return read ? parsePath(read(element, viewport)) : null;
}

function rectangle({ attributes }: SvgElement, { width: wide, height: high }: Viewport): string {
  const x = parseLength(attributes.x, wide) ?? 0;
  const y = parseLength(attributes.y, high) ?? 0;
  const width = parseLength(attributes.width, wide) ?? 0;
  const height = parseLength(attributes.height, high) ?? 0;
  if (!(width > 0 && height > 0)) return '';
  const given = { x: parseLength(attributes.rx, wide), y: parseLength(attributes.ry, high) };
  const rx = Math.min(Math.max(0, given.x ?? given.y ?? 0), width / 2);
  const ry = Math.min(Math.max(0, given.y ?? given.x ?? 0), height / 2);
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const arc = (toX: number, toY: number) => `a${rx} ${ry} 0 0 1 ${toX} ${toY}`;
  return [
    `M${x + rx} ${y}h${width - 2 * rx}${arc(rx, ry)}v${height - 2 * ry}${arc(-rx, ry)}`,
    `h${2 * rx - width}${arc(-rx, -ry)}v${2 * ry - height}${arc(rx, -ry)}Z`,
  ].join('');
}

/** It starts at the right and goes clockwise, which decides where dashes are. */
function ellipse(
  attributes: SvgElement['attributes'],
  { width, height }: Viewport,
  rx: number,
  ry: number,
): string {
  if (!(rx > 0 && ry > 0)) return '';
  const [x, y] = [parseLength(attributes.cx, width) ?? 0, parseLength(attributes.cy, height) ?? 0];
  const arc = (toX: number, toY: number) => `a${rx} ${ry} 0 0 1 ${toX} ${toY}`;
  return `M${x + rx} ${y}${arc(-rx, ry)}${arc(-rx, -ry)}${arc(rx, -ry)}${arc(rx, ry)}Z`;
}

function corners(points: string | undefined, end: string): string {
  const numbers = parseNumbers(points);
  const pairs = Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) =>
    numbers.slice(index * 2, index * 2 + 2).join(' '),
  );
  return pairs.length === 0 ? '' : `M${pairs.join('L')}${end}`;
}
