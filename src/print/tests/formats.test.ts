import { beforeAll, describe, expect, test } from 'vitest';
import { orientations } from '#domain/card/card.ts';
import { cardOf, type FlatCard } from '#domain/card/flat-card.ts';
import { formatIds } from '#domain/card/formats.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import { sampleFlatCard } from '../../../tools/print/samples/sample-flat-card.ts';
import { inFolder, missingPrintTools, runTool } from '../../../tools/print/testing/external-tools.ts';
import { standardProfile } from '../profile/print-profile.ts';
import { type PrintAssets, renderPdf } from '../render-pdf.ts';
import { openPdf } from '../testing/pdf-document.ts';
import { preflight } from '../testing/preflight.ts';
import { linesOf } from '../testing/read-content.ts';
import { readableLines } from '../testing/readable-lines.ts';

const missing = missingPrintTools();
const skips = missing !== null && !process.env.CI;

/** The long and the short side of the cut and the bleed, in mm, as print shops name them. */
const formats: [format: FlatCard['format'], long: number, short: number, bleed: number][] = [
  ['90x50', 90, 50, 2],
  ['85x55', 85, 55, 3],
  ['85x54', 85.6, 53.98, 2],
  ['us', 88.9, 50.8, 3.175],
  ['jp', 91, 55, 3],
  ['90x55', 90, 55, 3],
  ['cn', 90, 54, 2],
  [{ widthMm: 40, heightMm: 120 }, 120, 40, 2],
  [{ widthMm: 63.5, heightMm: 63.5 }, 63.5, 63.5, 2],
];
const cases = formats.flatMap(([format, long, short, bleed]) =>
  orientations.map((orientation) => {
    const [width, height] = orientation === 'landscape' ? [long, short] : [short, long];
    return { format, orientation, width, height, bleed };
  }),
);
const metadata = {
  title: 'Vizitka',
  createdAt: new Date('2026-11-15T12:00:00Z'),
  documentId: '01934b5e-7f00-7000-8000-000000000001',
};
/** A crop mark and its gap, in mm. */
const markMm = 6;

const fonts = fontsFromDisk();
let assets: PrintAssets;
beforeAll(async () => {
  assets = await printAssetsFromDisk(fonts);
});

function printed({ format, orientation }: Pick<FlatCard, 'format' | 'orientation'>, marks: boolean) {
  const lines = { department: 'Ateliér', mobile: '+421 900 123 456', street: 'Hlavná 1', city: 'Žilina' };
  const design = { ...sampleFlatCard(5), ...lines, layout: 'split' as const, format, orientation };
  const scene = layoutCard(cardOf(design), fonts);
  return { scene, file: renderPdf([{ scene }], assets, { ...standardProfile, marks }, metadata) };
}

test('every format is printed', () => {
  expect(formats.map(([format]) => format)).toEqual(expect.arrayContaining([...formatIds]));
});

describe.each(cases)('$format, $orientation', ({ width, height, bleed, ...design }) => {
  test.each([true, false])('a print shop accepts the file (marks: %s)', (marks) => {
    const { scene, file } = printed(design, marks);
    const pdf = openPdf(file);
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    expect(preflight(pdf, { sidesMm: [short, long], bleedMm: bleed })).toEqual([]);
    const [page = {}] = pdf.pages;
    expect(linesOf(pdf, page).map(({ text }) => text)).toEqual(readableLines(scene));
  });

  test.skipIf(skips).each([true, false])('qpdf reads the boxes of the format (marks: %s)', (marks) => {
    const boxes = inFolder(printed(design, marks).file, boxesInMm);
    const edge = marks ? markMm : 0;
    const around = (inset: number) => [
      inset,
      inset,
      inset + width + 2 * (edge + bleed - inset),
      inset + height + 2 * (edge + bleed - inset),
    ];
    for (const [name, inset] of [
      ['MediaBox', 0],
      ['BleedBox', edge],
      ['TrimBox', edge + bleed],
    ] as const) {
      const box = boxes[name] ?? [];
      expect(box).toHaveLength(4);
      for (const [index, side] of around(inset).entries())
        expect(Math.abs((box[index] ?? 0) - side), name).toBeLessThan(0.01);
    }
  });
});

type QpdfObject = { value?: { '/Type'?: string } & Record<string, unknown> };

/** The boxes of the one page of a file, by qpdf, in mm. */
function boxesInMm(path: string): Record<string, number[]> {
  const { output } = runTool('qpdf', ['--json=2', '--json-key=qpdf', path]);
  const [, objects] = (JSON.parse(output) as { qpdf: [unknown, Record<string, QpdfObject>] }).qpdf;
  const page = Object.values(objects).find(({ value }) => value?.['/Type'] === '/Page')?.value ?? {};
  const boxes = ['MediaBox', 'BleedBox', 'TrimBox'].map((name) => [
    name,
    (page[`/${name}`] as number[]).map((pt) => (pt / 72) * 25.4),
  ]);
  return Object.fromEntries(boxes) as Record<string, number[]>;
}
