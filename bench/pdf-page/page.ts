import { faceUrls } from 'virtual:card-faces';
import { isOwnFont } from '#domain/card/fonts.ts';
import { facesOf } from '#layout/layout-card.ts';
import { harfbuzzFonts } from '#layout/text/harfbuzz-fonts.ts';
import { loadPrintAssets } from '#web/shared/print/print-assets.ts';
import { compareVariants, type VariantResult } from '../lib/compare-variants.ts';
import { sampleLogo } from '../lib/sample-logo.ts';
import { benchDesign, printVariants } from '../pdf-variants.ts';
import { type CapturedCard, drawCard } from './drawn-card.ts';

/** All variants of rendering the same card on the main thread; the driver calls `compareWays`. */

const faces = facesOf(benchDesign);
const logo = sampleLogo(1_000);

async function compareWays(rounds: number, warmUps: number): Promise<VariantResult[]> {
  const fonts = harfbuzzFonts();
  const tools = await loadPrintAssets(faces, () => undefined);
  for (const face of faces) fonts.add(face, tools.fontFile(face));
  const assets = {
    ...tools,
    outline: (face: (typeof faces)[number], glyph: number) => ({
      path: fonts.outline(face, glyph),
      unitsPerEm: fonts.metrics(face).unitsPerEm,
    }),
  };
  const card = await openCard();
  const { capture } = await import('./capture.ts');
  const ways = [
    ...printVariants({ fonts, assets, logo }),
    { name: 'html2canvas and jsPDF', run: () => capture(card) },
  ];
  return compareVariants(ways, rounds, warmUps);
}

async function openCard(): Promise<CapturedCard> {
  const fonts = harfbuzzFonts();
  for (const face of faces) {
    if (isOwnFont(face)) continue;
    const bytes = await (await fetch(faceUrls[face])).arrayBuffer();
    fonts.add(face, new Uint8Array(bytes));
    document.fonts.add(await new FontFace(face, bytes).load());
  }
  return drawCard(fonts, logo);
}

/** The work behind the button; its two scripts are loaded on demand, like ours. */
const button = document.querySelector('button');
const card = await openCard();
button?.addEventListener('click', () => void hand());
button?.removeAttribute('disabled');
Object.assign(globalThis, { compareWays });

async function hand(): Promise<void> {
  const { capture } = await import('./capture.ts');
  const file = await capture(card);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }));
  link.download = 'captured.pdf';
  link.click();
}
