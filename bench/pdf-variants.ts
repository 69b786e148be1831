import { pictureSize } from '#image/read-picture.ts';
import { layoutCard } from '#layout/layout-card.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { paper } from '#print/colour/ink.ts';
import type { PressColours } from '#print/colour/press-colours.ts';
import { convertLogo } from '#print/image/convert-logo.ts';
import { logoGround } from '#print/image/logo-ground.ts';
import { standardProfile } from '#print/print-profile.ts';
import { type PrintAssets, renderPdf } from '#print/render-pdf.ts';
import { sampleDesign } from '../tools/print/sample-design.ts';
import type { Variant } from './lib/compare-variants.ts';

/** The variants of rendering the same card that run in Node and in the browser. */

const profile = { ...standardProfile, marks: true };
const metadata = {
  title: 'Bench',
  createdAt: new Date('2026-11-15T12:00:00Z'),
  documentId: '01934b5e-7f00-7000-8000-000000000001',
};
const dpi = 300;

export type BenchCard = { fonts: LoadedFonts; assets: PrintAssets; logo: Uint8Array };

/** The card that all variants draw. */
export const benchDesign = { ...sampleDesign(7), logoSize: 20, logoX: 0, logoY: 0 };

export function printVariants({ fonts, assets, logo }: BenchCard): Variant[] {
  const pixels = pictureSize(logo);
  const scene = layoutCard(benchDesign, fonts, pixels);
  const ground = logoGround(scene);
  if (!ground) throw new Error('The card has no logo');
  const kept = convertLogo(logo, ground, dpi, assets.colours);
  const bareAssets = { ...assets, colours: withoutColour(assets.colours) };
  return [
    { name: 'bare writer', run: () => renderPdf([{ scene, logo: kept }], bareAssets, profile, metadata) },
    {
      name: 'vizitka, logo unchanged',
      run: () =>
        renderPdf([{ scene: layoutCard(benchDesign, fonts, pixels), logo: kept }], assets, profile, metadata),
    },
    {
      name: 'vizitka, new logo',
      run: () => {
        const converted = convertLogo(logo, ground, dpi, assets.colours);
        return renderPdf(
          [{ scene: layoutCard(benchDesign, fonts, pixels), logo: converted }],
          assets,
          profile,
          metadata,
        );
      },
    },
  ];
}

/** Colours without the press profile: measures the file writer alone. */
function withoutColour(colours: PressColours): PressColours {
  return { ...colours, inkOf: () => paper };
}
