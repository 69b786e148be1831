import { Resvg } from '@resvg/resvg-js';
import { strToU8 } from 'fflate';
import { encode as encodeJpeg } from 'jpeg-js';
import { PNG } from 'pngjs';
import { analyseRaster } from '#print/logo/analyse-logo.ts';
import { logoRaster } from '#print/logo/logo-raster.ts';
import { sampleMarks } from '#print/testing/sample-marks.ts';
import { areAllMet, atMost, keepRows } from './lib/rows.ts';

/** `npm run bench -- logo-analysis`: the processor's time for the analysis of decoded logos of 1,024 pixels, as drawings, PNG and JPEG. */

const [side, rounds] = [1_024, 5];

const files = [
  ...sampleMarks.flatMap(({ name, svg }) => [
    { name: `${name}, drawing`, bytes: strToU8(svg) },
    { name: `${name}, PNG`, bytes: drawn(svg) },
    { name: `${name}, JPEG`, bytes: encodeJpeg(PNG.sync.read(drawn(svg, '#ffffff')), 80).data },
  ]),
  ...[false, true].map((hasDots) => ({
    name: hasDots ? 'photograph with white in it' : 'photograph',
    bytes: photograph(hasDots),
  })),
];

const measured = files
  .map(({ name, bytes }) => {
    const raster = logoRaster(bytes);
    analyseRaster(raster);
    return {
      name,
      ms: Math.min(...Array.from({ length: rounds }, () => timeOf(() => analyseRaster(raster)))),
    };
  })
  .sort((one, other) => other.ms - one.ms);
console.table(measured.slice(0, 12).map(({ name, ms }) => ({ logo: name, ms: Math.round(ms) })));
const at = (share: number) => measured[Math.floor((1 - share) * (measured.length - 1))]?.ms ?? Number.NaN;
const rows = [
  atMost(60, 'the median analysis of a logo, in ms', at(0.5)),
  atMost(150, 'nine of ten, in ms', at(0.9)),
  atMost(300, 'the longest, in ms', at(1)),
];
await keepRows('logo-analysis', rows);
process.exit(areAllMet(rows) ? 0 : 1);

/** Of this process alone: other processes do not count. */
function timeOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function drawn(svg: string, background?: string): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: side }, ...(background && { background }) })
    .render()
    .asPng();
}

/** Tones of all colours on white, as a JPEG. */
function photograph(hasDots: boolean): Uint8Array {
  const data = new Uint8Array(side * side * 4).fill(255);
  let random = 7;
  for (let y = 100; y < side - 100; y += 1) {
    for (let x = 100; x < side - 100; x += 1) {
      random = (random * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff;
      if (hasDots && random % 11 === 0) continue;
      const tones = [(x / side) * 200 + (random % 20), (y / side) * 200 + (random % 30), 60 + (random % 80)];
      data.set(tones, (y * side + x) * 4);
    }
  }
  return encodeJpeg({ width: side, height: side, data }, 85).data;
}
