import { UnreadablePicture } from '../unreadable-picture.ts';
import { pathOf } from './basic-shapes.ts';
import type {
  Clip,
  Drawing,
  DrawingItem,
  FilledPath,
  Matrix,
  Paint,
  Path,
  Shape,
  Stroke,
} from './drawing.ts';
import { determinant, multiply, translation } from './matrix.ts';
import { readStyleSheet, type StyleSheet } from './style-sheet.ts';
import { parseSvgColour } from './svg-colour.ts';
import { readElements, type SvgElement, svgLimits } from './svg-elements.ts';
import { gradientPaint, isGradient, parseOpacity } from './svg-gradient.ts';
import { diagonal, parseLength, parseNumbers, type Viewport } from './svg-length.ts';
import { boundsOf } from './svg-path.ts';
import { initialStyle, type Style, svgStyleOf } from './svg-style.ts';
import { parseTransform } from './svg-transform.ts';
import { fileSize, placeViewBox } from './view-box.ts';

/** What the whole file shares; the counters bound what one file can cost. */
type Reader = {
  byId: ReadonlyMap<string, SvgElement>;
  sheet: StyleSheet;
  left: { elements: number; shapes: number; segments: number };
};

/** Where an element is drawn. */
type Context = { matrix: Matrix; viewport: Viewport; style: Style; depth: number };

/** The paths of an SVG file. Throws an UnreadablePicture for what cannot be printed as paths. */
export function readSvg(bytes: Uint8Array): Drawing {
  const { root, byId } = readElements(bytes);
  const sheet = readStyleSheet(styleTexts(root));
  const size = fileSize(root);
  const reader: Reader = { byId, sheet, left: { ...svgLimits, elements: svgLimits.visits } };
  const style = svgStyleOf(root, initialStyle, sheet);
  const { matrix, inner } = placeViewBox(root, size);
  const context = { matrix, viewport: inner, style, depth: 0 };
  const items = grouped(readChildren(root, context, reader), context, null, reader);
  if (!items.some(isVisible)) throw new UnreadablePicture('LOGO_SVG_EMPTY');
  return { ...size, items };
}

function styleTexts({ name, text, children }: SvgElement): string[] {
  return name === 'style' ? [text] : children.flatMap(styleTexts);
}

function isVisible(item: DrawingItem): boolean {
  return item.kind === 'shape' || item.items.some(isVisible);
}

function readChildren({ children }: SvgElement, context: Context, reader: Reader): DrawingItem[] {
  return children.flatMap((child) => readElement(child, context, reader));
}

/** Elements that are drawn nowhere by themselves. */
const silent = [
  'defs',
  'symbol',
  'clipPath',
  'linearGradient',
  'radialGradient',
  'title',
  'desc',
  'metadata',
  'style',
];

const refused: Readonly<Record<string, UnreadablePicture['code']>> = {
  text: 'LOGO_SVG_TEXT',
  image: 'LOGO_SVG_PIXELS',
  foreignObject: 'LOGO_SVG_UNSAFE',
  iframe: 'LOGO_SVG_UNSAFE',
  video: 'LOGO_SVG_PIXELS',
  canvas: 'LOGO_SVG_PIXELS',
};

function readElement(element: SvgElement, outer: Context, reader: Reader): DrawingItem[] {
  const { name, attributes } = element;
  if (silent.includes(name)) return [];
  const style = svgStyleOf(element, outer.style, reader.sheet);
  if (style.display === 'none') return [];
  const problem = Object.hasOwn(refused, name) ? refused[name] : undefined;
  if (problem) {
    if (name === 'text' && textOf(element).trim() === '') return [];
    throw new UnreadablePicture(problem);
  }
  const depth = outer.depth + 1;
  reader.left.elements -= 1;
  if (depth > svgLimits.depth || reader.left.elements < 0)
    throw new UnreadablePicture('LOGO_SVG_TOO_COMPLEX');
  const matrix = multiply(outer.matrix, parseTransform(style.transform));
  const context = { ...outer, matrix, style, depth };
  switch (name) {
    case 'g':
    case 'a':
      return grouped(readChildren(element, context, reader), context, null, reader);
    case 'switch': {
      const shown = element.children.find(
        (child) => child.attributes.requiredExtensions === undefined && child.name !== 'foreignObject',
      );
      return shown ? grouped(readElement(shown, context, reader), context, null, reader) : [];
    }
    case 'svg': {
      const [x, y] = [
        parseLength(attributes.x, outer.viewport.width),
        parseLength(attributes.y, outer.viewport.height),
      ];
      const moved = { ...context, matrix: multiply(matrix, translation(x ?? 0, y ?? 0)) };
      return grouped(
        readViewport(element, sizeOf(attributes, outer.viewport), moved, reader),
        context,
        null,
        reader,
      );
    }
    case 'use':
      return grouped(readUse(element, context, reader), context, null, reader);
    default: {
      const path = pathOf(element, context.viewport);
      return path ? grouped(readShape(path, context, reader), context, path, reader) : [];
    }
  }
}

function textOf({ text, children }: SvgElement): string {
  return text + children.map(textOf).join('');
}

/** The width and height of a nested viewport; the whole outer one by default. */
function sizeOf(attributes: SvgElement['attributes'], outer: Viewport): Viewport {
  return {
    width: parseLength(attributes.width, outer.width) ?? outer.width,
    height: parseLength(attributes.height, outer.height) ?? outer.height,
  };
}

/** A nested `svg` or a symbol: its children in its view box, clipped at its viewport. */
function readViewport(element: SvgElement, size: Viewport, context: Context, reader: Reader): DrawingItem[] {
  if (!(size.width > 0 && size.height > 0)) return [];
  const { matrix, inner } = placeViewBox(element, size);
  const items = readChildren(
    element,
    { ...context, matrix: multiply(context.matrix, matrix), viewport: inner },
    reader,
  );
  const overflow = element.attributes.overflow ?? '';
  if (items.length === 0 || overflow === 'visible' || overflow === 'auto') return items;
  const edge: Path = [
    ['M', 0, 0],
    ['L', size.width, 0],
    ['L', size.width, size.height],
    ['L', 0, size.height],
    ['Z'],
  ];
  return [
    { kind: 'group', opacity: 1, clips: [[{ path: edge, rule: 'nonzero', matrix: context.matrix }]], items },
  ];
}

function readUse({ attributes }: SvgElement, context: Context, reader: Reader): DrawingItem[] {
  const href = attributes.href ?? attributes['xlink:href'];
  if (href === undefined) return [];
  if (!href.startsWith('#')) throw new UnreadablePicture('LOGO_SVG_UNSAFE');
  const used = reader.byId.get(href.slice(1));
  if (!used) return [];
  const { width, height } = context.viewport;
  const move = translation(parseLength(attributes.x, width) ?? 0, parseLength(attributes.y, height) ?? 0);
  const moved = { ...context, matrix: multiply(context.matrix, move) };
  if (used.name !== 'symbol') return readElement(used, moved, reader);
  const style = svgStyleOf(used, context.style, reader.sheet);
  return style.display === 'none'
    ? []
    : readViewport(used, sizeOf(attributes, context.viewport), { ...moved, style }, reader);
}

/** The items with the opacity and the clip path of their element. One shape alone takes the opacity itself. */
function grouped(items: DrawingItem[], context: Context, path: Path | null, reader: Reader): DrawingItem[] {
  const opacity = parseOpacity(context.style.opacity);
  const clips = readClips(context, path, reader);
  if (items.length === 0 || (opacity === 1 && clips.length === 0)) return items;
  const [first] = items;
  if (items.length === 1 && first?.kind === 'shape' && clips.length === 0)
    return [{ ...first, paint: withOpacity(first.paint, opacity) }];
  return [{ kind: 'group', opacity, clips, items }];
}

function withOpacity(paint: Paint, opacity: number): Paint {
  if (paint.kind === 'flat') return { ...paint, opacity: paint.opacity * opacity };
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, opacity: stop.opacity * opacity })) };
}

function readClips({ matrix, viewport, style, depth }: Context, path: Path | null, reader: Reader): Clip[] {
  const clipPath = referenced(style['clip-path'], reader);
  if (clipPath === null) return [];
  if (clipPath?.name !== 'clipPath' || depth > svgLimits.depth)
    throw new UnreadablePicture('LOGO_SVG_EFFECTS');
  const own = svgStyleOf(clipPath, initialStyle, reader.sheet);
  let base = multiply(matrix, parseTransform(own.transform));
  if (clipPath.attributes.clipPathUnits === 'objectBoundingBox') {
    const box = path && boundsOf(path);
    if (!box) throw new UnreadablePicture('LOGO_SVG_EFFECTS');
    base = multiply(base, [box.right - box.left, 0, 0, box.bottom - box.top, box.left, box.top]);
  }
  const context = { matrix: base, viewport, style: own, depth: depth + 1 };
  const clip = clipPath.children.flatMap((child) => clipAreas(child, context, reader));
  return [clip, ...readClips({ ...context, matrix }, path, reader)];
}

/** The areas of a child of a clip path. */
function clipAreas(element: SvgElement, outer: Context, reader: Reader): FilledPath[] {
  if (silent.includes(element.name)) return [];
  const style = svgStyleOf(element, outer.style, reader.sheet);
  if (style.display === 'none' || style.visibility === 'hidden') return [];
  if (element.name === 'text') throw new UnreadablePicture('LOGO_SVG_TEXT');
  if (style['clip-path'] !== 'none') throw new UnreadablePicture('LOGO_SVG_EFFECTS');
  const matrix = multiply(outer.matrix, parseTransform(style.transform));
  if (element.name === 'use') {
    const { attributes } = element;
    const href = attributes.href ?? attributes['xlink:href'] ?? '';
    const used = reader.byId.get(href.slice(1));
    if (!used || used.name === 'use') return [];
    const { width, height } = outer.viewport;
    const move = translation(parseLength(attributes.x, width) ?? 0, parseLength(attributes.y, height) ?? 0);
    return clipAreas(used, { ...outer, style, matrix: multiply(matrix, move) }, reader);
  }
  const path = pathOf(element, outer.viewport);
  if (!path) return [];
  count({ path, matrix }, reader);
  return [{ path, rule: style['clip-rule'] === 'evenodd' ? 'evenodd' : 'nonzero', matrix }];
}

/** The element that `url(#id)` names: null for none, undefined for one that does not exist. */
function referenced(value: string, { byId }: Reader): SvgElement | null | undefined {
  const found = /^url\(\s*(['"]?)(.*?)\1\s*\)/.exec(value);
  if (!found) return null;
  const [, , address = ''] = found;
  if (!address.startsWith('#')) throw new UnreadablePicture('LOGO_SVG_UNSAFE');
  return byId.get(address.slice(1));
}

function readShape(path: Path, { matrix, viewport, style }: Context, reader: Reader): Shape[] {
  const isDrawn = style.visibility === 'visible' && path.length > 1 && Math.abs(determinant(matrix)) > 1e-12;
  if (!isDrawn) return [];
  const context = { byId: reader.byId, sheet: reader.sheet, viewport, bounds: boundsOf(path) };
  const paint = (kind: 'fill' | 'stroke') => readPaint(style, kind, reader, context);
  const rule = style['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero';
  const [inside, stroke] = [paint('fill'), strokeOf(style, viewport)];
  const outline = stroke ? paint('stroke') : null;
  const shapes: Shape[] = [];
  if (inside) shapes.push({ kind: 'shape', path, rule, matrix, stroke: null, paint: inside });
  if (outline) shapes.push({ kind: 'shape', path, rule: 'nonzero', matrix, stroke, paint: outline });
  for (const shape of shapes) count(shape, reader);
  return style['paint-order'].startsWith('stroke') ? shapes.reverse() : shapes;
}

/** Larger numbers are a damaged file. */
const maxScale = 1e9;

function count({ path, matrix }: Pick<FilledPath, 'path' | 'matrix'>, { left }: Reader): void {
  if (matrix.some((value) => !(Math.abs(value) < maxScale))) throw new UnreadablePicture('LOGO_DAMAGED');
  left.shapes -= 1;
  left.segments -= path.length;
  if (left.shapes < 0 || left.segments < 0) throw new UnreadablePicture('LOGO_SVG_TOO_COMPLEX');
}

function readPaint(
  style: Style,
  kind: 'fill' | 'stroke',
  reader: Reader,
  context: Parameters<typeof gradientPaint>[2],
): Paint | null {
  const opacity = parseOpacity(style[`${kind}-opacity`]);
  const value = style[kind];
  const server = referenced(value, reader);
  if (server) {
    if (!isGradient(server)) throw new UnreadablePicture('LOGO_SVG_EFFECTS');
    const paint = visible(gradientPaint(server, opacity, context));
    if (paint && paint.kind !== 'flat') reader.left.segments -= paint.stops.length;
    return paint;
  }
  // A paint that does not exist has its fallback, or is none.
  const text = server === undefined ? value.replace(/^url\([^)]*\)/, '').trim() || 'none' : value;
  if (text === 'none') return null;
  const colour = parseSvgColour(/^currentcolor$/i.test(text) ? style.color : text) ?? parseSvgColour('black');
  return colour && visible({ kind: 'flat', colour: colour.colour, opacity: colour.opacity * opacity });
}

/** Null for a paint that is not visible. */
function visible(paint: Paint | null): Paint | null {
  if (paint === null) return null;
  const isSeen = paint.kind === 'flat' ? paint.opacity > 0 : paint.stops.some(({ opacity }) => opacity > 0);
  return isSeen ? paint : null;
}

const maxDashes = 64;

/** How the outline is drawn; null for a width of 0. */
function strokeOf(style: Style, viewport: Viewport): Stroke | null {
  const whole = diagonal(viewport);
  const width = parseLength(style['stroke-width'], whole) ?? 1;
  if (!(width > 0) || style.stroke === 'none') return null;
  const dashes = parseDashes(style['stroke-dasharray'], whole);
  const cap = style['stroke-linecap'];
  const join = style['stroke-linejoin'];
  return {
    width,
    cap: cap === 'round' || cap === 'square' ? cap : 'butt',
    join: join === 'round' || join === 'bevel' ? join : 'miter',
    miterLimit: Math.max(1, parseNumbers(style['stroke-miterlimit'])[0] ?? 4),
    dashes,
    dashOffset: dashes.length > 0 ? (parseLength(style['stroke-dashoffset'], whole) ?? 0) : 0,
  };
}

/** An odd number of dashes is repeated. Dashes that are all 0, or one below 0, are a solid line. */
function parseDashes(text: string, whole: number): number[] {
  const lengths = text.split(/[\s,]+/).map((part) => parseLength(part, whole));
  const dashes = lengths.filter((length) => length !== null);
  if (dashes.length !== lengths.length || dashes.some((length) => length < 0)) return [];
  if (dashes.length > maxDashes) throw new UnreadablePicture('LOGO_SVG_TOO_COMPLEX');
  if (dashes.every((length) => length === 0)) return [];
  return dashes.length % 2 === 0 ? dashes : [...dashes, ...dashes];
}
