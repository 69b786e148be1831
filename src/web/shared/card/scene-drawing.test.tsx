import { Resvg } from '@resvg/resvg-js';
import { PNG } from 'pngjs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GraphicShape } from '#layout/graphics/motif.ts';
import { circle, polygon, polyline, rectangle, sector, smoothLine } from '#layout/graphics/path.ts';
import type { Scene, SceneItem } from '#layout/scene.ts';
import { standardProfile } from '#print/profile/print-profile.ts';
import { renderPdf } from '#print/render-pdf.ts';
import { fontsFromDisk } from '../../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../../tools/print/print-from-disk.ts';
import { plainInk, shareOfDiffering } from '../../../../tools/print/testing/compare-pictures.ts';
import { drawnPages, missingPrintTools } from '../../../../tools/print/testing/external-tools.ts';
import { SceneDrawing } from './scene-drawing.tsx';
import { viewBoxOf } from './scene-parts.ts';

const dpi = 600;
const size = { width: 1320, height: 840 };
const mostDiffering = 0.0005;
const mm = (px: number) => (px / dpi) * 25.4;

/** Fills, a hole by winding, overlaps, lines with sharp corners, and shapes past the bleed. */
const shapes: GraphicShape[] = [
  { path: circle(50, 30, 18), fill: '#c9a227' },
  {
    path:
      sector([12, 12], { inner: 4, outer: 9 }, 0, Math.PI) +
      sector([12, 12], { inner: 4, outer: 9 }, Math.PI, 2 * Math.PI),
    fill: '#9b1b30',
  },
  { path: `${rectangle(22, 4, 8, 8)}M24 6L24 10L28 10L28 6Z${circle(30, 12, 3)}`, fill: '#2b4c7e' },
  {
    path: polygon([
      [-9, 30],
      [20, 24],
      [14, 60],
    ]),
    fill: '#3b7a57',
  },
  { path: rectangle(4, 22, 20, 9), stroke: '#202840', weightPt: 2.5 },
  {
    path: polyline([
      [34, 4],
      [38, 20],
      [40, 4],
      [41, 20],
    ]),
    stroke: '#7d2e68',
    weightPt: 3,
  },
  {
    path: smoothLine([
      [-5, 33],
      [10, 27],
      [25, 33],
      [40, 25],
      [70, 34],
    ]),
    stroke: '#c2410c',
    weightPt: 0.5,
  },
  { path: rectangle(200, 200, 4, 4), fill: '#00ff00' },
];

function sceneOf(shapes: readonly GraphicShape[]): Scene {
  const box = { x: 0, y: 0, width: mm(size.width), height: mm(size.height) };
  const items: SceneItem[] = [
    { id: 'background', kind: 'fill', part: 'background', box, colour: '#f4ebdd' },
    ...shapes.map(
      (shape, index): SceneItem => ({ id: `graphic${index}`, kind: 'shape', part: 'graphic', ...shape }),
    ),
  ];
  return { side: 'front', cut: box, guides: { bleed: box, cut: box, safe: box }, items };
}

const fonts = fontsFromDisk();

function preview(scene: Scene): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={viewBoxOf(scene.guides.bleed)}>
      <SceneDrawing scene={scene} fonts={fonts} logoUrl={null} />
    </svg>,
  );
}

/** The file in inks that a plain conversion turns back into the colours of the screen. */
async function printed(scene: Scene): Promise<PNG> {
  const assets = await printAssetsFromDisk(fonts);
  const profile = { ...standardProfile, bleedMm: null };
  const metadata = { title: 'Shapes', createdAt: new Date('2026-11-16'), documentId: 'shapes' };
  const file = renderPdf(
    [{ scene }],
    { ...assets, colours: { ...assets.colours, inkOf: plainInk } },
    profile,
    metadata,
  );
  const [page] = drawnPages(file, 1, dpi);
  if (!page) throw new Error('The file has no page');
  return page;
}

const missing = missingPrintTools();

test.skipIf(missing)(
  `shapes look the same in the preview and in the file${missing ? ` (${missing})` : ''}`,
  async () => {
    const scene = sceneOf(shapes);
    const image = new Resvg(preview(scene), { fitTo: { mode: 'width', value: size.width } }).render();
    const [painted, onPaper] = [PNG.sync.read(image.asPng()), await printed(scene)];
    expect([onPaper.width, onPaper.height]).toEqual([size.width, size.height]);
    expect([painted.width, painted.height]).toEqual([size.width, size.height]);
    expect(shareOfDiffering(painted, onPaper)).toBeLessThanOrEqual(mostDiffering);
  },
);

test('the preview has one path for each shape', () => {
  expect(preview(sceneOf(shapes)).match(/<path/g)).toHaveLength(shapes.length);
});
