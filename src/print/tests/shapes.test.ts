import { beforeAll, describe, expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import type { GraphicShape } from '#layout/graphics/motif.ts';
import { circle, polyline, rectangle, sector } from '#layout/graphics/path.ts';
import { layoutCard } from '#layout/layout-card.ts';
import type { Scene, SceneShape } from '#layout/scene.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import {
  inFolder,
  inkOfPlates,
  missingPrintTools,
  runTool,
} from '../../../tools/print/testing/external-tools.ts';
import { qpdfPreflight } from '../../../tools/print/testing/qpdf-preflight.ts';
import { logoBackground } from '../drawing/logo-background.ts';
import { checkPress } from '../press-check.ts';
import { marginsOf, type PrintProfile, printProfile, standardProfile } from '../profile/print-profile.ts';
import { type PrintAssets, renderPdf } from '../render-pdf.ts';
import { softProofScene } from '../soft-proof.ts';
import { openPdf } from '../testing/pdf-document.ts';
import { preflight } from '../testing/preflight.ts';
import { linesOf, operationsOf } from '../testing/read-content.ts';

const fonts = fontsFromDisk();
const metadata = {
  title: 'Elena Marek',
  createdAt: new Date('2026-11-15T12:00:00Z'),
  documentId: '01934b5e-7f00-7000-8000-000000000001',
};
let assets: PrintAssets;
beforeAll(async () => {
  assets = await printAssetsFromDisk(fonts);
});

type Changed = { background?: string; texts?: boolean; profile?: PrintProfile };

/** A card whose graphic has these shapes. */
function sceneOf(
  shapes: readonly GraphicShape[],
  { background = '#ffffff', texts = false, profile = standardProfile }: Changed = {},
): Scene {
  const card = cardOf({
    companyName: '',
    fullName: texts ? 'Elena Marek' : '',
    fullNameColor: '#000000',
    backgroundColor: background,
  });
  const scene = layoutCard(card, fonts, undefined, {}, marginsOf(profile));
  const [ground, ...others] = scene.items;
  const placed = shapes.map(
    (shape, index): SceneShape => ({ id: `graphic${index}`, kind: 'shape', part: 'graphic', ...shape }),
  );
  return { ...scene, items: [...(ground ? [ground] : []), ...placed, ...others] };
}

const render = (scene: Scene, profile = standardProfile, of = assets) =>
  renderPdf([{ scene }], of, profile, metadata);

function operationsIn(scene: Scene) {
  const pdf = openPdf(render(scene));
  const [page = {}] = pdf.pages;
  return operationsOf(pdf.content(page)).map(({ operator, operands }) =>
    `${operands.map(String).join(' ')} ${operator}`.trim(),
  );
}

const block = rectangle(40, 20, 5, 5);
const large = rectangle(40, 10, 20, 20);
const ring = sector([20, 30], { inner: 5, outer: 12 }, 0, Math.PI);

describe('a shape in the file', () => {
  test('is a path in millimetres, filled by the non-zero rule in the ink of its colour', () => {
    const { c, m, y, k } = assets.colours.inkOf('#9b1b30');
    const operations = operationsIn(sceneOf([{ path: block, fill: '#9b1b30' }]));
    const from = operations.indexOf('40 20 m');
    expect(operations.slice(from - 2, from + 6)).toEqual([
      `${[c, m, y, k].join(' ')} k`,
      // 2 mm of bleed are 5.6693 pt; the page is 54 mm high.
      '2.834646 0 0 -2.834646 5.6693 147.4016 cm',
      '40 20 m',
      '45 20 l',
      '45 25 l',
      '40 25 l',
      'h',
      'f',
    ]);
  });

  test('is a line of its weight with the miters of the preview', () => {
    const path = polyline([
      [10, 10],
      [20, 12.5],
    ]);
    const operations = operationsIn(sceneOf([{ path, stroke: '#808080', weightPt: 0.5 }]));
    const from = operations.indexOf('10 10 m');
    expect(operations.slice(from - 3, from + 3)).toEqual([
      '0.1764 w',
      '4 M',
      '2.834646 0 0 -2.834646 5.6693 147.4016 cm',
      '10 10 m',
      '20 12.5 l',
      'S',
    ]);
  });

  test('knocks out what is under it and is clipped to the bleed', () => {
    const operations = operationsIn(sceneOf([{ path: circle(90, 25, 20), fill: '#000000' }]));
    const drawn = operations.findIndex((operation) => operation.startsWith('110 25 m'));
    expect(
      operations
        .slice(0, drawn)
        .filter((operation) => operation.endsWith(' gs'))
        .at(-1),
    ).toBe('/Knock gs');
    expect(operations.slice(0, 4)).toEqual(['q', '0 0 266.4567 153.0709 re', 'W', 'n']);
  });

  test('in black is black ink alone, or rich black as a large outline', () => {
    const black = (path: string) => operationsIn(sceneOf([{ path, fill: '#000000' }]));
    expect(black(block)).toContain('0 0 0 1 k');
    expect(black(block + rectangle(60, 20, 5, 5) + rectangle(70, 20, 9, 9))).toContain('0 0 0 1 k');
    const { c, m, y, k } = assets.colours.press.richBlack;
    expect(black(large)).toContain(`${[c, m, y, k].join(' ')} k`);
  });

  test('in the colour of a black background has its ink, however small it is', () => {
    const operations = operationsIn(sceneOf([{ path: block, fill: '#000000' }], { background: '#000000' }));
    expect(operations).not.toContain('0 0 0 1 k');
  });
});

describe('black text', () => {
  const nameOn = (fill: string) => {
    const pdf = openPdf(render(sceneOf([{ path: rectangle(-2, -2, 94, 54), fill }], { texts: true })));
    const [page = {}] = pdf.pages;
    return linesOf(pdf, page).find(({ text }) => text === 'Elena Marek');
  };

  test('overprints a light shape and knocks out one of much ink', () => {
    expect(nameOn('#f4ebdd')?.overprints).toBe(true);
    expect(nameOn('#010102')?.overprints).toBe(false);
  });
});

test('a logo on a panel of a graphic has the panel as its ground, but not a shape beside it', () => {
  const scene = sceneOf([
    { path: rectangle(40, -2, 52, 54), fill: '#2b4c7e' },
    { path: circle(45, 25, 6), fill: '#9b1b30' },
  ]);
  const image = { x: 60, y: 10, width: 20, height: 20 };
  const logo = { id: 'logo', kind: 'logo', asset: 'logo', image, pixels: image } as const;
  expect(logoBackground({ ...scene, items: [...scene.items, logo] })?.fills).toEqual([
    { box: { x: 40, y: -2, width: 52, height: 54 }, colour: '#2b4c7e' },
  ]);
});

test('a proof shows a shape in its printed colour', () => {
  const proof = softProofScene(
    sceneOf([
      { path: block, fill: '#1f3bff' },
      { path: block, stroke: '#1f3bff', weightPt: 1 },
    ]),
    assets.colours,
    'white',
  );
  const printed = assets.colours.softProof('#1f3bff');
  expect(printed).not.toBe('#1f3bff');
  expect(proof.items.filter((item) => item.kind === 'shape')).toMatchObject([
    { fill: printed },
    { stroke: printed },
  ]);
});

test('a colour of a graphic that the press cannot print is found once', () => {
  const shapes = [block, large].map((path) => ({ path, fill: '#1f3bff' }));
  const [totalInk] = checkPress(sceneOf(shapes), assets.colours);
  expect(totalInk?.findings).toMatchObject([{ code: 'COLOUR_SHIFTS_IN_PRINT', subject: 'graphic' }]);
});

test('a print shop accepts a file with shapes', () => {
  const scene = sceneOf([
    { path: ring, fill: '#9b1b30' },
    { path: ring, stroke: '#202840', weightPt: 0.5 },
  ]);
  expect(preflight(openPdf(render(scene)))).toEqual([]);
});

const missing = missingPrintTools();

describe.skipIf(missing)(
  `plates and validators${missing ? ` (${missing})` : ''}`,
  { timeout: 60_000 },
  () => {
    const process = ['Cyan', 'Magenta', 'Yellow', 'Black'];

    test.each(['X-1a', 'X-4'] as const)('a file of %s with shapes has no fault', (standard) => {
      const profile = printProfile({ standard });
      const scene = sceneOf(
        [
          { path: ring + circle(60, 25, 40), fill: '#9b1b30' },
          { path: circle(95, 60, 30), stroke: '#202840', weightPt: 0.5 },
          { path: rectangle(200, 200, 5, 5), fill: '#00ff00' },
        ],
        { texts: true, profile },
      );
      const file = render(scene, profile);
      const { output } = inFolder(file, (path) => runTool('qpdf', ['--check', path]));
      expect(output).toContain('No syntax or stream encoding errors');
      expect(qpdfPreflight(file, profile, [{ width: 90, height: 50, bleedMm: 2 }])).toEqual([]);
    });

    test('a small black shape is on the black plate only', () => {
      const file = render(sceneOf([{ path: block, fill: '#000000' }]));
      expect(inkOfPlates(file, process)).toEqual({ Cyan: 0, Magenta: 0, Yellow: 0, Black: 100 });
    });

    test('exact inks and spot colours are on their plates, and a tint of them is not', async () => {
      const profile = printProfile({
        inks: [
          { colour: '#0a7d3c', cmyk: [90, 0, 70, 0] },
          { colour: '#c8102e', cmyk: [0, 100, 80, 5], spot: 'Brand Red' },
        ],
      });
      const own = await printAssetsFromDisk(fonts, profile);
      const platesOf = (shapes: GraphicShape[], names = process) =>
        inkOfPlates(render(sceneOf(shapes), profile, own), names);
      expect(platesOf([{ path: block, fill: '#0a7d3c' }])).toEqual({
        Cyan: 90,
        Magenta: 0,
        Yellow: 70,
        Black: 0,
      });
      const line = { path: rectangle(20, 10, 9, 9), stroke: '#c8102e', weightPt: 3 };
      expect(platesOf([{ path: block, fill: '#c8102e' }, line], [...process, 'Brand Red'])).toEqual({
        Cyan: 0,
        Magenta: 0,
        Yellow: 0,
        Black: 0,
        'Brand Red': 100,
      });
      expect(platesOf([{ path: block, fill: '#d64056' }]).Magenta).toBeGreaterThan(50);
    });
  },
);
