import { expect, test } from 'vitest';
import { mmToPreviewPx } from '#layout/units.ts';
import { labelGapPx, labelWidthPx, rulerLabels } from './ruler-labels.ts';

test('the labels of a ruler do not overlap at any zoom from 25 to 400 %', () => {
  for (let percent = 25; percent <= 400; percent += 1) {
    const pxPerMm = mmToPreviewPx(1) * (percent / 100);
    const labels = rulerLabels(-300, 300, pxPerMm);
    const distances = labels.slice(1).map((mm, index) => (mm - (labels[index] ?? 0)) * pxPerMm);
    expect(labels, `${percent} %`).toContain(0);
    expect(Math.min(...distances), `${percent} %`).toBeGreaterThanOrEqual(labelWidthPx + labelGapPx);
  }
});

test('every ten millimetres are labelled if there is enough space', () => {
  expect(rulerLabels(-12, 31, mmToPreviewPx(1))).toEqual([-10, 0, 10, 20, 30]);
});

test('a range without a multiple of ten has no labels', () => {
  expect(rulerLabels(1, 9, mmToPreviewPx(1))).toEqual([]);
  expect(rulerLabels(0, -1, mmToPreviewPx(1))).toEqual([]);
});
