import { UnreadablePicture } from '../unreadable-picture.ts';
import type { Matrix, Paint, Stop } from './drawing.ts';
import { identity, multiply } from './matrix.ts';
import type { StyleSheet } from './style-sheet.ts';
import { clamp, parseSvgColour } from './svg-colour.ts';
import type { SvgElement } from './svg-elements.ts';
import { diagonal, parseLength, type Viewport } from './svg-length.ts';
import type { Bounds } from './svg-path.ts';
import { initialStyle, type Style, svgStyleOf } from './svg-style.ts';
import { parseTransform } from './svg-transform.ts';

export type GradientContext = {
  byId: ReadonlyMap<string, SvgElement>;
  sheet: StyleSheet;
  viewport: Viewport;
  /** Of the path to fill, in its own coordinates. */
  bounds: Bounds | null;
};

const maxStops = 256;
/** Gradients may inherit from each other. */
const maxReferences = 8;

/** The paint of a gradient element for one path, with that opacity; null if nothing is painted. */
export function gradientPaint(element: SvgElement, opacity: number, context: GradientContext): Paint | null {
  const chain = referencedGradients(element, context.byId);
  const find = (name: string) =>
    chain.find(({ attributes }) => attributes[name] !== undefined)?.attributes[name];
  const stopped = chain.find(({ children }) => children.some(({ name }) => name === 'stop'));
  const stops = readStops(stopped, opacity, context.sheet);
  const last = stops.at(-1);
  if (!last) return null;
  const flat: Paint = { kind: 'flat', colour: last.colour, opacity: last.opacity };
  if (stops.length === 1) return flat;
  if (!/^(?:pad)?$/.test(find('spreadMethod') ?? '')) throw new UnreadablePicture('LOGO_SVG_EFFECTS');
  const isOfBox = find('gradientUnits') !== 'userSpaceOnUse';
  const box = isOfBox ? boxMatrix(context.bounds) : identity;
  // A line has no box; the gradient is not painted.
  if (!box) return null;
  const matrix = multiply(box, parseTransform(find('gradientTransform') ?? ''));
  if (matrix.some((value) => !(Math.abs(value) < 1e9))) throw new UnreadablePicture('LOGO_DAMAGED');
  const viewport = isOfBox ? { width: 1, height: 1 } : context.viewport;
  const x = (name: string, fallback: string) => parseLength(find(name) ?? fallback, viewport.width) ?? 0;
  const y = (name: string, fallback: string) => parseLength(find(name) ?? fallback, viewport.height) ?? 0;
  if (element.name === 'linearGradient') {
    const [from, to] = [[x('x1', '0%'), y('y1', '0%')] as const, [x('x2', '100%'), y('y2', '0%')] as const];
    const isPoint = from[0] === to[0] && from[1] === to[1];
    return isPoint ? flat : { kind: 'linear', from, to, stops, matrix };
  }
  const length = (name: string, fallback: string) =>
    parseLength(find(name) ?? fallback, diagonal(viewport)) ?? 0;
  const [centre, radius] = [[x('cx', '50%'), y('cy', '50%')] as const, length('r', '50%')];
  if (!(radius > 0)) return flat;
  const focus = [x('fx', find('cx') ?? '50%'), y('fy', find('cy') ?? '50%')] as const;
  const focusRadius = Math.min(Math.max(0, length('fr', '0%')), radius * 0.99);
  return { kind: 'radial', focus: within(focus, centre, radius), focusRadius, centre, radius, stops, matrix };
}

/** A gradient and those that it refers to, in this order. */
function referencedGradients(element: SvgElement, byId: GradientContext['byId']): SvgElement[] {
  const chain = [element];
  for (let at: SvgElement | undefined = element; at && chain.length <= maxReferences; ) {
    const href: string | undefined = at.attributes.href ?? at.attributes['xlink:href'];
    if (href !== undefined && !href.startsWith('#')) throw new UnreadablePicture('LOGO_SVG_UNSAFE');
    at = href === undefined ? undefined : byId.get(href.slice(1));
    if (at && !isGradient(at)) at = undefined;
    if (at) chain.push(at);
  }
  return chain;
}

export function isGradient({ name }: SvgElement): boolean {
  return name === 'linearGradient' || name === 'radialGradient';
}

function readStops(gradient: SvgElement | undefined, opacity: number, sheet: StyleSheet): Stop[] {
  const elements = gradient?.children.filter(({ name }) => name === 'stop') ?? [];
  if (elements.length > maxStops) throw new UnreadablePicture('LOGO_SVG_TOO_COMPLEX');
  let before = 0;
  const stops = elements.map((element): Stop => {
    const style = svgStyleOf(element, initialStyle, sheet);
    before = Math.max(before, clamp(parseLength(element.attributes.offset, 1) ?? 0));
    const { colour, opacity: alpha } = stopColour(style);
    return { offset: before, colour, opacity: clamp(alpha * opacity * parseOpacity(style['stop-opacity'])) };
  });
  return stops;
}

function stopColour(style: Style) {
  const text = style['stop-color'];
  return parseSvgColour(text === 'currentColor' ? style.color : text) ?? { colour: '#000000', opacity: 1 };
}

/** A number or per cent; 1 if it is neither. */
export function parseOpacity(text: string): number {
  return clamp(parseLength(text, 1) ?? 1);
}

function boxMatrix(bounds: Bounds | null): Matrix | null {
  if (!bounds) return null;
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  return width > 0 && height > 0 ? [width, 0, 0, height, bounds.left, bounds.top] : null;
}

/** A focus outside the circle is moved just inside it. */
function within([x, y]: readonly [number, number], [cx, cy]: readonly [number, number], radius: number) {
  const distance = Math.hypot(x - cx, y - cy);
  const most = radius * 0.999;
  // A little more is a focus that was moved before and rounded.
  if (distance <= radius * 0.9995) return [x, y] as const;
  return [cx + ((x - cx) * most) / distance, cy + ((y - cy) * most) / distance] as const;
}
