import { fontsFromDisk } from '../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../tools/print/print-from-disk.ts';
import { jsPdfWay } from './jspdf-way.ts';
import { takeTurns } from './lib/concurrency.ts';
import { sampleLogo } from './lib/sample-logo.ts';
import { ourWays } from './pdf-ways.ts';

/** The first half of `npm run bench:pdf`: one card as a PDF in Node, ours against the bare writer and jsPDF, in turns. */

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
