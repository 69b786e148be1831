import { pictureSize } from '#image/read-picture.ts';
import { layoutCard } from '#layout/layout-card.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import type { PressColours } from '#print/colour/press-colours.ts';
import { convertLogo } from '#print/image/convert-logo.ts';
import { logoGround } from '#print/image/logo-ground.ts';
import type { PrintPage } from '#print/render-pdf.ts';
import { sampleLogos } from '#print/testing/sample-logos.ts';
import type { PrintSample } from './print-samples.ts';

const logos = Object.values(sampleLogos);

/** A sample with its layout and its converted logo. */
export function printedSample(sample: PrintSample, fonts: LoadedFonts, colours: PressColours): PrintPage {
  const logo = sample.logo === null ? undefined : logos[sample.logo];
  const scene = layoutCard(sample.design, fonts, logo ? pictureSize(logo) : undefined);
  const ground = logoGround(scene);
  return { scene, logo: logo && ground ? convertLogo(logo, ground, sample.dpi, colours) : null };
}
