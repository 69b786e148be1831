import { encode } from 'fast-png';
import { fontsFromDisk } from '../local/card-faces.ts';
import { printAssetsFromDisk } from '../local/print-from-disk.ts';
import { jsPdfWay } from './jspdf-way.ts';
import { ourWays } from './pdf-ways.ts';
import { takeTurns } from './take-turns.ts';

/** `npm run bench:pdf`: one card as a PDF in Node, ours against the bare writer and jsPDF, in turns. */

const rounds = 41;
const warmUps = 6;

const fonts = fontsFromDisk();
const card = { fonts, assets: await printAssetsFromDisk(fonts), logo: sampleLogo(1_000) };
const turns = await takeTurns([...ourWays(card), jsPdfWay(card)], rounds, warmUps);
console.table(
  turns.map(({ name, medianMs, ratio }) => ({
    way: name,
    'median ms': Math.round(medianMs * 10) / 10,
    'to the bare writer': Math.round(ratio * 100) / 100,
  })),
);
console.log(JSON.stringify({ where: 'node', rounds, ways: turns }));

/** A square of soft colours with a clear ground, as logos are exported. */
function sampleLogo(side: number): Uint8Array {
  const data = new Uint8Array(side * side * 4);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const [x, y] = [pixel % side, Math.floor(pixel / side)];
    const isInside = Math.hypot(x - side / 2, y - side / 2) < side / 2;
    data.set([(x * 255) / side, (y * 255) / side, 120, isInside ? 255 : 0], pixel * 4);
  }
  return encode({ width: side, height: side, data, channels: 4, depth: 8 });
}
