import { encode } from 'fast-png';
import { cardOf } from '#domain/card/flat-card.ts';
import { pictureSize } from '#image/read-picture.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { paper } from '#print/colour/ink.ts';
import { logoBackground } from '#print/drawing/logo-background.ts';
import { convertLogo } from '#print/image/convert-logo.ts';
import { standardProfile } from '#print/profile/print-profile.ts';
import { renderPdf } from '#print/render-pdf.ts';
import { fontsFromDisk } from '../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../tools/print/print-from-disk.ts';
import { sampleFlatCard } from '../tools/print/samples/sample-flat-card.ts';
import { compareVariants } from './lib/compare-variants.ts';
import { measureDownloadButton } from './lib/download-button.ts';
import { areAllMet, atMost, type BenchRow, keepRows } from './lib/rows.ts';

/** `npm run bench -- pdf`: one card in Node against the bare writer, in alternating rounds; then the button in Chromium. */

const [rounds, warmUps, dpi] = [41, 6, 300];
const card = cardOf({ ...sampleFlatCard(7), logoSize: 20, logoX: 0, logoY: 0 });
const profile = { ...standardProfile, marks: true };
const metadata = {
  title: 'Bench',
  createdAt: new Date('2026-11-15T12:00:00Z'),
  documentId: '01934b5e-7f00-7000-8000-000000000001',
};
const logo = sampleLogo(1_000);

const variants = await compareVariants(await printVariants(), rounds, warmUps);
console.table(
  variants.map(({ name, medianMs, ratio }) => ({
    way: name,
    'median ms': Math.round(medianMs * 10) / 10,
    'to the bare writer': Math.round(ratio * 100) / 100,
  })),
);
const button = await measureDownloadButton(logo);
console.log('From the button to the file; the first ones over 10 Mbit/s and 40 ms, without prefetch:');
console.table(button);
const [bare, unchanged] = variants;
const rows: BenchRow[] = [
  {
    work: 'a file in Node against the bare writer',
    ours: `${unchanged?.medianMs.toFixed(0)} ms`,
    baseline: `${bare?.medianMs.toFixed(0)} ms`,
    figure: unchanged?.ratio ?? Number.NaN,
    goal: { atMost: 1.5 },
  },
  atMost(220, 'a repeated file, in ms', button.againMs),
  atMost(50, 'the longest task of the page meanwhile, in ms', button.blockedMs),
  atMost(1_450, 'a first file over 10 Mbit/s, in ms', button.firstMs),
  atMost(600, 'the same after the dialog was open for two seconds, in ms', button.afterTwoSecondsMs),
];
await keepRows('pdf', rows);
process.exit(areAllMet(rows) ? 0 : 1);

async function printVariants() {
  const fonts = fontsFromDisk();
  const assets = await printAssetsFromDisk(fonts);
  // Measures the file writer alone: no colour is converted.
  const bareAssets = { ...assets, colours: { ...assets.colours, inkOf: () => paper } };
  const layout = () => layoutCard(card, fonts, pictureSize(logo));
  const scene = layout();
  const ground = logoBackground(scene);
  if (!ground) throw new Error('The card has no logo');
  const convert = () => convertLogo(logo, ground, dpi, assets.colours);
  const converted = convert();
  return [
    {
      name: 'bare writer',
      run: () => renderPdf([{ scene, logo: converted }], bareAssets, profile, metadata),
    },
    {
      name: 'vizitka, logo unchanged',
      run: () => renderPdf([{ scene: layout(), logo: converted }], assets, profile, metadata),
    },
    {
      name: 'vizitka, new logo',
      run: () => renderPdf([{ scene: layout(), logo: convert() }], assets, profile, metadata),
    },
  ];
}

/** A square logo of soft colours on a transparent ground. */
function sampleLogo(side: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(side * side * 4);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const [x, y] = [pixel % side, Math.floor(pixel / side)];
    const isInside = Math.hypot(x - side / 2, y - side / 2) < side / 2;
    data.set([(x * 255) / side, (y * 255) / side, 120, isInside ? 255 : 0], pixel * 4);
  }
  return new Uint8Array(encode({ width: side, height: side, data, channels: 4, depth: 8 }));
}
