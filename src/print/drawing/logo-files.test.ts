import { Resvg } from '@resvg/resvg-js';
import { strToU8 } from 'fflate';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { readSvg } from '#image/svg/read-svg.ts';
import { writeSvg } from '#image/svg/write-svg.ts';
import type { Scene } from '#layout/scene.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import { svgSamples } from '../../../tools/print/samples/svg-samples.ts';
import { plainInk, shareOfDiffering } from '../../../tools/print/testing/compare-pictures.ts';
import { drawnPages, missingPrintTools } from '../../../tools/print/testing/external-tools.ts';
import { convertLogo } from '../image/convert-logo.ts';
import { standardProfile } from '../profile/print-profile.ts';
import { type PrintPage, renderPdf } from '../render-pdf.ts';
import { logoBackground } from './logo-background.ts';

/** `npm run test:full -- logos` draws 300 files, twice as large. */
const count = Number(process.env.LOGO_FILES ?? 30);
const dpi = 600;
const widthPx = process.env.LOGO_FILES ? 480 : 400;
const mostDiffering = 0.005;
const samples = svgSamples(count);

/** The original drawing as another program draws it, on white. */
function drawnByResvg(svg: string): PNG {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: widthPx }, background: '#ffffff' }).render();
  return PNG.sync.read(image.asPng());
}

/** A page that is its logo. */
function logoPage(size: { width: number; height: number }): Scene {
  const width = (widthPx / dpi) * 25.4;
  const box = { x: 0, y: 0, width, height: (width * size.height) / size.width };
  const fill = { id: 'background', kind: 'fill', part: 'background', box, colour: '#ffffff' } as const;
  const logo = { id: 'logo', kind: 'logo', asset: 'logo', box, image: box, pixels: size } as const;
  return { side: 'front', cut: box, guides: { bleed: box, cut: box, safe: box }, items: [fill, logo] };
}

async function printed(): Promise<PNG[]> {
  const assets = await printAssetsFromDisk(fontsFromDisk());
  const colours = {
    ...assets.colours,
    inkOf: plainInk,
    inkOfPaint: ({ colour }: { colour: string }) => plainInk(colour),
  };
  const pages = samples.map(({ svg }): PrintPage => {
    const bytes = strToU8(svg);
    const scene = logoPage(readSvg(bytes));
    const ground = logoBackground(scene);
    return { scene, logo: ground && convertLogo(bytes, ground, dpi, colours) };
  });
  const metadata = { title: 'Logos', createdAt: new Date('2026-11-16'), documentId: 'logos' };
  const file = renderPdf(pages, { ...assets, colours }, standardProfile, metadata);
  return drawnPages(file, pages.length, dpi);
}

const missing = missingPrintTools();

describe('SVG logos', { timeout: 600_000 }, () => {
  test('the drawing of the preview looks like the file', () => {
    const differing = samples.flatMap(({ name, svg }) => {
      const share = shareOfDiffering(drawnByResvg(svg), drawnByResvg(writeSvg(readSvg(strToU8(svg)))));
      return share > mostDiffering ? [`${name}: ${(share * 100).toFixed(2)} %`] : [];
    });
    expect(differing).toEqual([]);
  });

  test.skipIf(missing)(`the printed logo looks like the file${missing ? ` (${missing})` : ''}`, async () => {
    const pages = await printed();
    const shares = samples.map(({ name, svg }, index) => ({
      name,
      share: shareOfDiffering(drawnByResvg(svg), pages[index] ?? new PNG()),
    }));
    if (process.env.LOGO_FILES) {
      const most = shares.reduce((a, b) => (a.share > b.share ? a : b));
      process.stdout.write(
        `${shares.length} files, at most ${(most.share * 100).toFixed(3)} % (${most.name})\n`,
      );
    }
    const differing = shares.filter(({ share }) => share > mostDiffering);
    expect(differing.map(({ name, share }) => `${name}: ${(share * 100).toFixed(2)} %`)).toEqual([]);
  });
});
