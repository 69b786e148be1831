import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { cardDesignSchema } from '#contract/card-schema.ts';
import { cardTextMax } from '#domain/card/card.ts';
import { pictureSize } from '#image/read-picture.ts';
import { type PictureProblem, UnreadablePicture } from '#image/unreadable-picture.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { documentTitle } from '#print/document-title.ts';
import { convertLogo } from '#print/image/convert-logo.ts';
import { logoGround } from '#print/image/logo-ground.ts';
import { renderPdf } from '#print/render-pdf.ts';
import { fontsFromDisk } from '../build/card-faces.ts';
import { printAssetsFromDisk } from './print-from-disk.ts';

/** `npm run pdf`: renders a card's JSON, as the API returns it, to a print PDF. The logo is a path relative to the JSON. */

const usage = 'npm run pdf -- --design card.json --out card.pdf [--dpi 300|600] [--crop-marks]';
/** A card to print may lack the names that a saved card requires. */
const optionalText = z.string().max(cardTextMax).default('');
const designFile = cardDesignSchema.extend({
  companyName: optionalText,
  fullName: optionalText,
  logoUrl: z.string().nullable().optional(),
});

const refusals: Record<PictureProblem, string> = {
  LOGO_NOT_AN_IMAGE: 'The logo is not a PNG or JPG image',
  LOGO_ANIMATED: 'An animated logo cannot be printed',
  LOGO_DAMAGED: 'The logo is damaged or has no pixels',
  LOGO_TOO_MANY_PIXELS: 'The logo has more than 40 megapixels',
};

const { values } = parseArgs({
  options: {
    design: { type: 'string' },
    out: { type: 'string' },
    dpi: { type: 'string', default: '300' },
    'crop-marks': { type: 'boolean', default: false },
  },
});
if (!values.design || !values.out || !['300', '600'].includes(values.dpi)) {
  process.stderr.write(`${usage}\n`);
  process.exit(2);
}

const design = designFile.parse(JSON.parse(readFileSync(values.design, 'utf8')));
const fonts = fontsFromDisk();
const assets = await printAssetsFromDisk(fonts);
const logo = design.logoUrl ? readFileSync(resolve(values.design, '..', design.logoUrl)) : null;
const pixels = logo ? inWords(() => pictureSize(logo)) : undefined;
const scene = layoutCard(design, fonts, pixels);
const ground = logoGround(scene);
const printed =
  logo && ground ? inWords(() => convertLogo(logo, ground, Number(values.dpi), assets.colours)) : null;
const file = renderPdf([{ scene, logo: printed }], assets, {
  cropMarks: values['crop-marks'],
  title: documentTitle(design),
  createdAt: new Date(),
  documentId: randomUUID(),
});
writeFileSync(values.out, file);
process.stdout.write(`${values.out}: ${Math.ceil(file.length / 1024)} kB\n`);

/** A readable message for a logo that cannot be printed. */
function inWords<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    process.stderr.write(`${refusals[error.code]}\n`);
    process.exit(1);
  }
}
