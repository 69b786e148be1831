import { fontsFromDisk } from '../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../tools/print/print-from-disk.ts';
import { compareVariants } from './lib/compare-variants.ts';
import { sampleLogo } from './lib/sample-logo.ts';
import { printVariants } from './pdf-variants.ts';

/** The first half of `npm run bench:pdf`: compares one card in Node with the bare writer, in alternating rounds. */

const rounds = 41;
const warmUps = 6;

const fonts = fontsFromDisk();
const card = { fonts, assets: await printAssetsFromDisk(fonts), logo: sampleLogo(1_000) };
const turns = await compareVariants(printVariants(card), rounds, warmUps);
console.table(
  turns.map(({ name, medianMs, ratio }) => ({
    way: name,
    'median ms': Math.round(medianMs * 10) / 10,
    'to the bare writer': Math.round(ratio * 100) / 100,
  })),
);
console.log(JSON.stringify({ where: 'node', rounds, ways: turns }));
