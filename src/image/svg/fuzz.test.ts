import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { randomFrom, svgSamples } from '../../../tools/print/samples/svg-samples.ts';
import { flattenDrawing } from '../../print/drawing/flatten-drawing.ts';
import { UnreadablePicture } from '../unreadable-picture.ts';
import { cleanSvg } from './clean-svg.ts';
import { readSvg } from './read-svg.ts';

/** `npm run test:full -- logos` reads 10,000 files. */
const count = Number(process.env.SVG_FUZZ ?? 300);
const mostMs = 2000;
const card = { x: 0, y: 0, width: 90, height: 50 };
const ground = { image: card, bleed: card, fills: [{ box: card, colour: '#ffeecc' }] };

const samples = svgSamples(60).map(({ svg }) => svg);

const hostile = [
  '<script>alert(1)</script>',
  '<svg onload="alert(1)">',
  ' onclick="alert(1)" ',
  '<a href="javascript:alert(1)"><path d="M0 0h9v9z"/></a>',
  '<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>',
  '<image href="http://example.com/a.png"/>',
  '<use href="http://example.com/a.svg#b"/>',
  '<g id="l"><use href="#l"/></g><use href="#l"/>',
  '<style>@import url(http://example.com/a.css);</style>',
  '<style>*{fill:url(javascript:alert(1))}</style>',
  '<style>.a .b > c{fill:red}</style>',
  '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>&b;',
  '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>&x;',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<handler type="text/javascript">alert(1)</handler>',
  '<path d="M0 0 1e308 1e308 A1 1 0 0 1 1e-308 NaN"/>',
  '<path stroke="red" stroke-dasharray="1e-9" d="M0 0h1000000"/>',
  `<path d="M0,0 C${'1e9 '.repeat(30)}"/>`,
  '<g>'.repeat(300),
  `${'<g opacity=".5">'.repeat(20)}<path d="M0 0h9v9z"/>${'</g>'.repeat(20)}`,
  'transform="matrix(0 0 0 0 0 0)" ',
  'viewBox="0 0 0 0" ',
  'stroke-width="1e30" ',
  '\u0000',
  '&#0;',
  '\uFFFF',
  ']]>',
];

const numbers = ['0', '-1', '1e308', '-1e308', '1e-308', 'NaN', '1e5', '', '.', '9'.repeat(60)];

/** A file with some of it lost, doubled, moved or replaced. */
function damaged(seed: number): string {
  const random = randomFrom(seed);
  const upTo = (most: number) => Math.floor(random() * most);
  let text = samples[seed % samples.length] ?? '';
  for (let change = upTo(4) + 1; change > 0; change -= 1) {
    const [from, length] = [upTo(text.length), upTo(40)];
    const [before, part, after] = [
      text.slice(0, from),
      text.slice(from, from + length),
      text.slice(from + length),
    ];
    const changes = [
      () => before + after,
      () => before + part + part + after,
      () => before + (hostile[upTo(hostile.length)] ?? '') + part + after,
      () => text.replace('</svg>', `${hostile[upTo(hostile.length)] ?? ''}</svg>`),
      () =>
        text.replace(/-?\d+(?:\.\d+)?/g, (number) =>
          random() < 0.1 ? (numbers[upTo(numbers.length)] ?? '') : number,
        ),
      () => before + String.fromCharCode(upTo(0x300)) + after,
      () => before,
      () => text.replace(/="[^"]*"/g, (value) => (random() < 0.05 ? '="url(#a)"' : value)),
    ];
    text = changes[upTo(changes.length)]?.() ?? text;
  }
  return text;
}

const unsafe =
  /script|\son\w+\s*=|javascript|href|<!|<\?|foreignObject|style|http(?!:\/\/www\.w3\.org\/2000\/svg")/i;

test(`${count} damaged and hostile files are read or refused in time, and nothing but paths is kept`, {
  timeout: 900_000,
}, () => {
  const faults: string[] = [];
  let kept = 0;
  for (let seed = 0; seed < count; seed += 1) {
    const text = damaged(seed);
    const started = performance.now();
    try {
      const cleaned = new TextDecoder().decode(cleanSvg(strToU8(text)));
      kept += 1;
      flattenDrawing(readSvg(strToU8(cleaned)), ground);
      if (unsafe.test(cleaned)) faults.push(`${seed}: unsafe`);
      if (new TextDecoder().decode(cleanSvg(strToU8(cleaned))) !== cleaned) faults.push(`${seed}: changes`);
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) faults.push(`${seed}: ${String(error)}`);
    }
    if (performance.now() - started > mostMs) faults.push(`${seed}: slow`);
  }
  expect(faults).toEqual([]);
  expect(kept).toBeGreaterThan(count / 10);
});
