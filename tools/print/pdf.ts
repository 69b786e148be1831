import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pictureSize } from '#image/read-picture.ts';
import { layoutSides } from '#layout/layout-sides.ts';
import type { Scene } from '#layout/scene.ts';
import { documentTitle } from '#print/document-title.ts';
import { convertLogo } from '#print/image/convert-logo.ts';
import { logoGround } from '#print/image/logo-ground.ts';
import { marginsOf, standardProfile } from '#print/print-profile.ts';
import { renderPdf } from '#print/render-pdf.ts';
import { renderCalibration, renderSheets } from '#print/sheets/render-sheets.ts';
import { fontsFromDisk } from '../build/card-faces.ts';
import { printAssetsFromDisk } from './print-from-disk.ts';
import { readDesignFile } from './read-design-file.ts';
import { type ReadProfile, readProfileFile } from './read-profile-file.ts';
import { inWords, readOrRefuse, refuse } from './refuse.ts';
import { sheetOptions, sheetSettings, sheetUsage } from './sheet-options.ts';

/**
 * `npm run pdf`: renders a card's JSON, as the API returns it or as a version 2 document, to a print PDF. The logo is a
 * path relative to the JSON. A print profile is a JSON with the wishes of a print shop.
 */

const usage = `npm run pdf -- --design card.json --out card.pdf [--profile shop.json] [--dpi 300|600] [--crop-marks]
  ${sheetUsage} [--calibration]`;
const { values } = parseArgs({
  options: {
    design: { type: 'string' },
    out: { type: 'string' },
    profile: { type: 'string' },
    dpi: { type: 'string', default: '300' },
    'crop-marks': { type: 'boolean', default: false },
    ...sheetOptions,
    calibration: { type: 'boolean', default: false },
  },
});
if (!values.design || !values.out || !['300', '600'].includes(values.dpi)) refuse(usage, 2);

const json = readOrRefuse(values.design).toString('utf8');
const design = inWords(() => readDesignFile(json));
const fonts = fontsFromDisk();
const { profile: read, ownIcc }: ReadProfile = values.profile
  ? inWords(() => readProfileFile(values.profile ?? ''))
  : { profile: standardProfile };
const profile = { ...read, marks: read.marks || values['crop-marks'] };
const assets = await printAssetsFromDisk(fonts, profile, ownIcc);
const logo = design.logoUrl ? readOrRefuse(resolve(values.design, '..', design.logoUrl)) : null;
const pixels = logo ? inWords(() => pictureSize(logo)) : undefined;
const scenes = layoutSides(design, fonts, pixels, marginsOf(profile));
const pages = scenes.map((scene) => ({ scene, logo: printedLogo(scene) }));
const metadata = { title: documentTitle(design), createdAt: new Date(), documentId: randomUUID() };
const file = values.sheet ? onSheets(values.sheet) : renderPdf(pages, assets, profile, metadata);
writeFileSync(values.out, file);
process.stdout.write(`${values.out}: ${Math.ceil(file.length / 1024)} kB\n`);

/** The card at every place of a sheet, or the page that finds the offset of the backs. */
function onSheets(sheet: string): Uint8Array {
  const [front, back = null] = pages;
  if (!front) throw new Error('The card has no front');
  const { cut, guides } = front.scene;
  const settings = inWords(() => sheetSettings({ ...values, sheet }, cut, -guides.bleed.x, 'repeat'));
  if (values.calibration)
    return renderCalibration(settings.grid.paper, settings.turn, assets, profile, metadata);
  return renderSheets([{ front, back }], settings, assets, profile, metadata);
}

function printedLogo(scene: Scene) {
  const ground = logoGround(scene);
  if (!logo || !ground) return null;
  return inWords(() => convertLogo(logo, ground, Number(values.dpi), assets.colours));
}
