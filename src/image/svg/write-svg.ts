import type { Clip, Drawing, DrawingItem, Gradient, Matrix, Paint, Path, Stroke } from './drawing.ts';

/**
 * A drawing as an SVG file of paths, groups, clip paths and gradients alone. Reading it gives the same drawing, and
 * writing that the same file.
 */
export function writeSvg({ width, height, items }: Drawing): string {
  const size = `width="${short(width)}" height="${short(height)}" viewBox="0 0 ${short(width)} ${short(height)}"`;
  const writer: Writer = { parts: [`<svg xmlns="http://www.w3.org/2000/svg" ${size}>`], ids: 0 };
  for (const item of items) writeItem(item, writer);
  writer.parts.push('</svg>');
  return writer.parts.join('\n');
}

type Writer = { parts: string[]; ids: number };

function writeItem(item: DrawingItem, writer: Writer): void {
  if (item.kind === 'group') {
    const [first, ...others] = item.clips;
    const clip = first ? ` clip-path="url(#${writeClip(first, writer)})"` : '';
    writer.parts.push(`<g${clip}${share('opacity', item.opacity)}>`);
    if (others.length > 0) writeItem({ ...item, opacity: 1, clips: others }, writer);
    else for (const inner of item.items) writeItem(inner, writer);
    writer.parts.push('</g>');
    return;
  }
  const { path, rule, matrix, stroke, paint } = item;
  const attributes = stroke
    ? ` fill="none"${paintAttributes('stroke', paint, writer)}${strokeAttributes(stroke)}`
    : `${paintAttributes('fill', paint, writer)}${ruleAttribute('fill-rule', rule)}`;
  writer.parts.push(`<path${transform('transform', matrix)} d="${pathData(path)}"${attributes}/>`);
}

function writeClip(clip: Clip, writer: Writer): string {
  const id = nextId(writer);
  writer.parts.push(`<clipPath id="${id}">`);
  for (const { path, rule, matrix } of clip) {
    const attributes = `${transform('transform', matrix)} d="${pathData(path)}"${ruleAttribute('clip-rule', rule)}`;
    writer.parts.push(`<path${attributes}/>`);
  }
  writer.parts.push('</clipPath>');
  return id;
}

function paintAttributes(kind: 'fill' | 'stroke', paint: Paint, writer: Writer): string {
  if (paint.kind === 'flat') return ` ${kind}="${paint.colour}"${share(`${kind}-opacity`, paint.opacity)}`;
  const id = nextId(writer);
  const units = `gradientUnits="userSpaceOnUse"${transform('gradientTransform', paint.matrix)}`;
  const name = `${paint.kind}Gradient`;
  writer.parts.push(
    `<${name} id="${id}" ${units} ${gradientPlace(paint)}>`,
    ...paint.stops.map(
      ({ offset, colour, opacity }) =>
        `<stop offset="${short(offset)}" stop-color="${colour}"${share('stop-opacity', opacity)}/>`,
    ),
    `</${name}>`,
  );
  return ` ${kind}="url(#${id})"`;
}

function gradientPlace(paint: Gradient): string {
  if (paint.kind === 'linear') {
    const [[x1, y1], [x2, y2]] = [paint.from, paint.to];
    return `x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}"`;
  }
  const { focus, focusRadius, centre, radius } = paint;
  return [
    `cx="${short(centre[0])}" cy="${short(centre[1])}" r="${short(radius)}"`,
    `fx="${short(focus[0])}" fy="${short(focus[1])}" fr="${short(focusRadius)}"`,
  ].join(' ');
}

function strokeAttributes({ width, cap, join, miterLimit, dashes, dashOffset }: Stroke): string {
  return [
    ` stroke-width="${short(width)}"`,
    cap === 'butt' ? '' : ` stroke-linecap="${cap}"`,
    join === 'miter' ? '' : ` stroke-linejoin="${join}"`,
    miterLimit === 4 ? '' : ` stroke-miterlimit="${short(miterLimit)}"`,
    dashes.length === 0 ? '' : ` stroke-dasharray="${dashes.map(short).join(' ')}"`,
    dashOffset === 0 ? '' : ` stroke-dashoffset="${short(dashOffset)}"`,
  ].join('');
}

function ruleAttribute(name: string, rule: string): string {
  return rule === 'nonzero' ? '' : ` ${name}="${rule}"`;
}

function share(name: string, opacity: number): string {
  return opacity === 1 ? '' : ` ${name}="${short(opacity)}"`;
}

function transform(name: string, matrix: Matrix): string {
  const isIdentity = matrix.every((value, index) => value === (index === 0 || index === 3 ? 1 : 0));
  return isIdentity ? '' : ` ${name}="matrix(${matrix.map(short).join(' ')})"`;
}

function pathData(path: Path): string {
  return path.map(([kind, ...numbers]) => kind + numbers.map(short).join(' ')).join('');
}

function nextId(writer: Writer): string {
  writer.ids += 1;
  return `i${writer.ids}`;
}

/** Seven digits are finer than any press at any size of a card. */
function short(value: number): string {
  return String(Number(value.toPrecision(7)));
}
