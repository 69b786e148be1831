import { beforeAll, expect, test } from 'vitest';
import pdfPartsCs from '#messages/cs/pdf-parts.ts';
import pdfPartsDe from '#messages/de/pdf-parts.ts';
import pdfPartsEn from '#messages/en/pdf-parts.ts';
import pdfPartsSk from '#messages/sk/pdf-parts.ts';
import { standardProfile } from '#print/profile/print-profile.ts';
import type { PrintAssets } from '#print/render-pdf.ts';
import { renderCalibration } from '#print/sheets/calibration.ts';
import { papers } from '#print/sheets/papers.ts';
import { turns } from '#print/sheets/sheet-grid.ts';
import { openPdf } from '#print/testing/pdf-document.ts';
import { linesOf } from '#print/testing/read-content.ts';
import { fontsFromDisk } from '../build/card-faces.ts';
import { printAssetsFromDisk } from './print-from-disk.ts';

const fonts = fontsFromDisk();
let assets: PrintAssets;
beforeAll(async () => {
  assets = await printAssetsFromDisk(fonts);
});

const metadata = { title: 'Calibration', createdAt: new Date(0), documentId: 'a' };

test.each([
  ['en', pdfPartsEn],
  ['sk', pdfPartsSk],
  ['cs', pdfPartsCs],
  ['de', pdfPartsDe],
] as const)(
  'the calibration pages say in %s which side they are, what to do and where right and down are',
  (_, words) => {
    const legend = words.sheets.calibrationPage;
    const printed = (lines: readonly string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '));
    for (const paper of Object.values(papers)) {
      for (const turn of turns) {
        const file = renderCalibration(paper, turn, legend, fonts, assets, standardProfile, metadata);
        const pdf = openPdf(file);
        const [front = [], back = []] = pdf.pages.map((page) => linesOf(pdf, page).map(({ text }) => text));
        expect(front).toEqual(printed([legend.front.title, legend.turns[turn], ...legend.front.lines]));
        expect(back.slice(0, 5)).toEqual(
          printed([legend.back.title, legend.turns[turn], ...legend.back.lines]),
        );
        const scale = ['−10', '−10', '−5', '−5', '+5', '+5', '+10', '+10', legend.right, legend.down];
        expect(back.slice(5)).toEqual([...scale, ...scale, ...scale]);
      }
    }
  },
);
