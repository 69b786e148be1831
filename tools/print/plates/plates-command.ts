import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { layoutSides } from '#layout/layout-sides.ts';
import { looks } from '#layout/looks/looks.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import samples from '#messages/en/look-samples.ts';
import { documentTitle } from '#print/file-name.ts';
import { renderPdf } from '#print/render-pdf.ts';
import { readPlateRows } from '#print/testing/read-tiff.ts';
import { sampleCard } from '#web/shared/looks/sample-cards.ts';
import { openPrintTools } from '../print-tools.ts';
import { writeOrRefuse } from '../refuse.ts';
import type { Command } from '../run-command.ts';
import { plates, processInks } from '../testing/external-tools.ts';

const platesFolder = 'src/web/features/home/plates';

/** The colours of the inks on a screen, as in tokens.css. */
const inkColours = { Cyan: '00a0dc', Magenta: 'e5127d', Yellow: 'ffd500', Black: '1b1917' } as const;

const dpi = 600;
const pictureWidth = 640;

/** The file of a sample card, with crop marks. */
async function plateFile(): Promise<Uint8Array> {
  const card = sampleCard('bauhaus', samples);
  const values = { dpi: '300', 'crop-marks': true };
  const { assets, profile, fonts, checkTools, pageOf } = await openPrintTools(
    values,
    card,
    '.',
    facesOfSides(card, looks),
  );
  const [front] = layoutSides(card, fonts, checkTools.logo, checkTools.margins);
  if (!front) throw new Error('The card has no front');
  const metadata = {
    title: documentTitle(card.content),
    createdAt: new Date('2026-01-01T00:00:00Z'),
    documentId: '00000000-0000-4000-8000-000000000000',
  };
  return renderPdf([pageOf(front)], assets, profile, metadata);
}

/** `npm run plates`: draws the plates of the sample file that pages show, as Ghostscript separates them. */
export const platesCommand: Command = async (_args, { say }) => {
  const file = await plateFile();
  const [page] = plates(file, 1, dpi);
  if (!page) throw new Error('Ghostscript has separated no page');
  mkdirSync(platesFolder, { recursive: true });
  for (const ink of processInks) {
    const { width, samples } = readPlateRows(page[ink]);
    const picture = await inkPicture(samples, width, inkColours[ink]);
    writeOrRefuse(join(platesFolder, `${ink.toLowerCase()}.webp`), picture);
    say(`${ink}: ${Math.ceil(picture.length / 1024)} kB`);
  }
  return 0;
};

/** A plate in the colour of its ink on nothing. */
async function inkPicture(samples: Uint8Array, width: number, colour: string): Promise<Buffer> {
  const rgb = Buffer.from(colour, 'hex');
  const pixels = Buffer.alloc(samples.length * 4);
  for (const [pixel, sample] of samples.entries()) {
    pixels.set(rgb, pixel * 4);
    pixels[pixel * 4 + 3] = 255 - sample;
  }
  const raw = { width, height: samples.length / width, channels: 4 } as const;
  return sharp(pixels, { raw }).resize(pictureWidth).webp({ quality: 80, alphaQuality: 80 }).toBuffer();
}
