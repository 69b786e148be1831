import { Resvg } from '@resvg/resvg-js';
import { PNG } from 'pngjs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type LookId, lookIds } from '#domain/card/look/card-look.ts';
import type { Size } from '#layout/guides.ts';
import { layoutSides } from '#layout/layout-sides.ts';
import type { Scene } from '#layout/scene.ts';
import samples from '#messages/sk/look-samples.ts';
import { marginsOf, printProfile } from '#print/profile/print-profile.ts';
import { renderPdf } from '#print/render-pdf.ts';
import { fontsFromDisk } from '../../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../../tools/print/print-from-disk.ts';
import { arePrintedInFull } from '../../../../tools/print/samples/printed-looks.ts';
import { partOf, plainInk, shareOfDiffering } from '../../../../tools/print/testing/compare-pictures.ts';
import { drawnPages, missingPrintTools } from '../../../../tools/print/testing/external-tools.ts';
import { SceneDrawing } from '../card/scene-drawing.tsx';
import { sampleCard } from './sample-cards.ts';

const fonts = fontsFromDisk();
const missing = missingPrintTools();

const sample: readonly LookId[] = ['contour', 'big-initial'];
const dpi = 600;
const mostDiffering = 0.0005;
const profile = printProfile({ bleedMm: 3 });
const metadata = { title: 'Looks', createdAt: new Date('2026-11-17'), documentId: 'looks' };

/** A side with its bleed as the preview draws it, in that many pixels. */
function preview(scene: Scene, { width, height }: Size, pxPerMm: number): PNG {
  const { bleed } = scene.guides;
  // Ghostscript counts pixels from the lower edge, so a part of a pixel is left at the upper one.
  const top = bleed.y + bleed.height - height / pxPerMm;
  const viewBox = [bleed.x, top, width / pxPerMm, height / pxPerMm].join(' ');
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={viewBox}>
      <SceneDrawing scene={scene} fonts={fonts} logoUrl={null} />
    </svg>,
  );
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, background: '#ffffff' });
  return PNG.sync.read(image.render().asPng());
}

/** The last pixels are only partly on the page: each program rounds them its own way. */
function withoutEdge(picture: PNG): PNG {
  return partOf(picture, { x: 1, y: 1, width: picture.width - 2, height: picture.height - 2 });
}

/** The share of pixels of a side that its page does not print as the preview draws them. */
function shareOf(file: Uint8Array, scenes: readonly Scene[], page: number, resolution: number): number {
  const [scene, printed] = [scenes[page], drawnPages(file, scenes.length, resolution)[page]];
  if (!scene || !printed) return 1;
  const [painted, onPaper] = [preview(scene, printed, resolution / 25.4), printed].map(withoutEdge);
  return painted && onPaper ? shareOfDiffering(painted, onPaper) : 1;
}

describe.skipIf(missing)('the preview', { timeout: 120_000 }, () => {
  test.each(arePrintedInFull ? lookIds : sample)('of %s is what its file prints', async (id) => {
    const scenes = layoutSides(sampleCard(id, samples), fonts, undefined, marginsOf(profile));
    const assets = await printAssetsFromDisk(fonts, profile);
    const inPlainInks = { ...assets, colours: { ...assets.colours, inkOf: plainInk } };
    const file = renderPdf(
      scenes.map((scene) => ({ scene })),
      inPlainInks,
      profile,
      metadata,
    );
    scenes.forEach((scene, page) => {
      const share = shareOf(file, scenes, page, dpi);
      if (arePrintedInFull) process.stdout.write(`${id} ${scene.side} ${(share * 100).toFixed(4)} %\n`);
      // Programs blend edges that two shapes share in their own way: that is one pixel at any resolution.
      const isSame = share <= mostDiffering || shareOf(file, scenes, page, 2 * dpi) <= mostDiffering;
      expect(isSame, `${scene.side}: ${share}`).toBe(true);
    });
  });
});
