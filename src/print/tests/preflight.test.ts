import { beforeAll, describe, expect, test } from 'vitest';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import { printedSample, printSamples } from '../../../tools/print/samples/print-samples.ts';
import { standardProfile } from '../profile/print-profile.ts';
import { type PrintAssets, renderPdf } from '../render-pdf.ts';
import { openPdf } from '../testing/pdf-document.ts';
import { preflight } from '../testing/preflight.ts';
import { linesOf } from '../testing/read-content.ts';
import { readableLines } from '../testing/readable-lines.ts';

const fonts = fontsFromDisk();
const metadata = {
  title: 'Vizitka & <spol.>',
  createdAt: new Date('2026-11-15T12:00:00Z'),
  documentId: '01934b5e-7f00-7000-8000-000000000001',
};
let assets: PrintAssets;
beforeAll(async () => {
  assets = await printAssetsFromDisk(fonts);
});

/**
 * Each fourth sample: every layout, orientation and font, both resolutions, with and without marks are among them; `npm run
 * test:full -- print` prints all.
 */
const samples = printSamples.filter(
  (_, place) => process.env.PRINT_FILES === 'all' || ((place ^ (place >> 2) ^ (place >> 4)) & 3) === 0,
);

test('there are at least 200 designs to print', () => {
  expect(printSamples.length).toBeGreaterThanOrEqual(200);
});

describe('a print shop accepts every card', () => {
  test.each(samples.map((sample) => [sample.name, sample] as const))('%s', (_, sample) => {
    const page = printedSample(sample, fonts, assets.colours);
    const file = renderPdf([page], assets, { ...standardProfile, marks: sample.cropMarks }, metadata);
    const pdf = openPdf(file);
    expect(preflight(pdf)).toEqual([]);
    const [first = {}] = pdf.pages;
    expect(linesOf(pdf, first).map(({ text }) => text)).toEqual(readableLines(page.scene));
  });
});
