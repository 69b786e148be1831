import { UnreadablePicture } from '../unreadable-picture.ts';
import { svgLimits } from './svg-elements.ts';

const number = String.raw`-?\d+(?:\.\d+)?(?:e[-+]\d{1,3})?`;
const matrix = String.raw`matrix\(${number}(?: ${number}){5}\)`;
const paint = String.raw`(?:#[\da-f]{6}|url\(#i\d{1,6}\))`;

const attribute = (name: string, value: string) => `(?: ${name}="${value}")?`;
const placed = `${attribute('transform', matrix)} d="[MLCZ0-9e+. -]*"`;
const gradient = (kind: string, places: readonly string[]) =>
  `<${kind}Gradient id="i\\d{1,6}" gradientUnits="userSpaceOnUse"${attribute('gradientTransform', matrix)}${places
    .map((name) => ` ${name}="${number}"`)
    .join('')}>`;

/** Every line that a drawing is written with, and whether it opens or closes an element. */
const lines: readonly { kind: 'open' | 'close' | 'whole'; form: RegExp }[] = [
  {
    kind: 'whole',
    form: whole(
      `<path${placed}${attribute('fill', `(?:none|${paint})`)}${attribute('fill-opacity', number)}${attribute('fill-rule', 'evenodd')}${attribute('clip-rule', 'evenodd')}` +
        `${attribute('stroke', paint)}${attribute('stroke-opacity', number)}${attribute('stroke-width', number)}` +
        `${attribute('stroke-linecap', '(?:round|square)')}${attribute('stroke-linejoin', '(?:round|bevel)')}${attribute('stroke-miterlimit', number)}` +
        `${attribute('stroke-dasharray', `${number}(?: ${number})*`)}${attribute('stroke-dashoffset', number)}/>`,
    ),
  },
  {
    kind: 'whole',
    form: whole(`<stop offset="${number}" stop-color="#[\\da-f]{6}"${attribute('stop-opacity', number)}/>`),
  },
  {
    kind: 'open',
    form: whole(`<g${attribute('clip-path', String.raw`url\(#i\d{1,6}\)`)}${attribute('opacity', number)}>`),
  },
  { kind: 'open', form: whole(String.raw`<clipPath id="i\d{1,6}">`) },
  { kind: 'open', form: whole(gradient('linear', ['x1', 'y1', 'x2', 'y2'])) },
  { kind: 'open', form: whole(gradient('radial', ['cx', 'cy', 'r', 'fx', 'fy', 'fr'])) },
  { kind: 'close', form: /^<\/(?:g|clipPath|linearGradient|radialGradient)>$/ },
];
const start = whole(
  `<svg xmlns="http://www\\.w3\\.org/2000/svg" width="${number}" height="${number}" viewBox="0 0 ${number} ${number}">`,
);

function whole(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`);
}

/**
 * Checks that a file is one that `writeSvg` has written: nothing but painted paths, line by line, and no deeper than it
 * can be read. It takes time in proportion to the file. Throws an UnreadablePicture.
 */
export function checkSvg(bytes: Uint8Array): void {
  if (bytes.length > svgLimits.bytes) throw new UnreadablePicture('LOGO_SVG_TOO_COMPLEX');
  const open: string[] = [];
  let [from, index] = [0, 0];
  while (from <= bytes.length) {
    const end = bytes.indexOf(10, from);
    const line = asciiText(bytes.subarray(from, end < 0 ? bytes.length : end));
    const isLast = end < 0;
    if (index === 0 ? !start.test(line) : isLast ? line !== '</svg>' : !isLine(line, open)) throw refused();
    if (isLast) break;
    // What is inside the innermost element is one deeper, and has to be readable again.
    if (open.length >= svgLimits.depth) throw new UnreadablePicture('LOGO_SVG_TOO_COMPLEX');
    from = end + 1;
    index += 1;
  }
  if (index === 0 || open.length > 0) throw refused();
}

/** Whether a line is one of the known, with its element opened before it is closed. */
function isLine(line: string, open: string[]): boolean {
  const found = lines.find(({ form }) => form.test(line));
  const name = /^<\/?([A-Za-z]+)/.exec(line)?.[1] ?? '';
  if (found?.kind === 'open') open.push(name);
  return found !== undefined && (found.kind !== 'close' || open.pop() === name);
}

function asciiText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4096)
    text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  return text;
}

function refused(): UnreadablePicture {
  return new UnreadablePicture('LOGO_NOT_AN_IMAGE');
}
