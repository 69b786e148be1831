import { filesOfRuns, type Scene } from '#layout/scene.ts';
import type { FaceToLoad } from '#layout/text/faces.ts';
import { harfbuzzFonts } from '#layout/text/harfbuzz-fonts.ts';
import { tryCustomFont } from '#print/fonts/try-font.ts';
import { type PrintPage, renderPdf } from '#print/render-pdf.ts';
import { renderCalibration } from '#print/sheets/calibration.ts';
import { orderFiles } from '#print/sheets/order-faces.ts';
import { renderSheets } from '#print/sheets/render-sheets.ts';
import { gridOf } from '#print/sheets/sheet-grid.ts';
import { sheetSettings } from '../sheets/sheet-settings.ts';
import { fileMetadata } from './card-assets.ts';
import { convertedLogo } from './logo-jobs.ts';
import { convertedPicture } from './picture-jobs.ts';
import { loadPrintAssets } from './print-assets.ts';
import type { JobInput, JobResult, Progress } from './print-messages.ts';

export async function prepare({ faces, shop }: JobInput<'prepare'>, onProgress: Progress): Promise<null> {
  await loadPrintAssets(faces, onProgress, shop);
  return null;
}

export async function printCard(
  input: JobInput<'printCard'>,
  onProgress: Progress,
): Promise<JobResult<'printCard'>> {
  const { scenes, cropMarks, shop, sheet, title } = input;
  const progress = progressOf(onProgress);
  const [assets, pages] = await Promise.all([
    loadPrintAssets(filesFor(scenes), progress.assets, shop),
    printPages(input, progress.logos),
  ]);
  const profile = { ...assets.profile, marks: cropMarks };
  const [front, back = null] = pages;
  const sheets = front && sheetSettings(sheet, front.scene, 'repeat');
  return front && sheets
    ? renderSheets([{ front, back }], sheets, assets, profile, fileMetadata(title))
    : renderPdf(pages, assets, profile, fileMetadata(title));
}

/** The progress of loading and of the logos, which go on side by side; writing the file is the last tenth. */
function progressOf(onProgress: Progress) {
  const shares = { assets: 0, logos: 0 };
  const report = (part: keyof typeof shares) => (share: number) => {
    shares[part] = share;
    onProgress((shares.assets + shares.logos) * 0.45);
  };
  return { assets: report('assets'), logos: report('logos') };
}

/** The sides of a card with their images in inks. */
async function printPages(
  { scenes, logo, darkLogo = null, picture, dpi, shop }: JobInput<'printCard'>,
  onProgress: Progress,
): Promise<PrintPage[]> {
  const pages: PrintPage[] = [];
  for (const scene of scenes) {
    const onLogo = (share: number) => onProgress((pages.length + share) / scenes.length);
    pages.push({
      scene,
      logo: await convertedLogo({ scene, logo, darkLogo }, dpi, shop, onLogo),
      picture: await convertedPicture({ scene, picture }, dpi, shop, onLogo),
    });
  }
  return pages;
}

function filesFor(scenes: readonly Scene[]): FaceToLoad[] {
  const items = scenes.flatMap((scene) => scene.items);
  return filesOfRuns(items.filter((item) => item.kind === 'text'));
}

export async function calibrate(
  { shop, sheet, cut, texts, title }: JobInput<'calibrate'>,
  onProgress: Progress,
): Promise<JobResult<'calibrate'>> {
  const assets = await loadPrintAssets(orderFiles, onProgress, shop);
  const grid = sheet.sheet === null ? null : gridOf(sheet.sheet, cut, 0, 0);
  if (!grid) throw new Error('The card does not fit on the sheet');
  const { fonts, profile } = assets;
  return renderCalibration(grid.paper, sheet.turn, texts, fonts, assets, profile, fileMetadata(title));
}

export async function convertColour(
  { colour, shop }: JobInput<'convertColour'>,
  onProgress: Progress,
): Promise<JobResult<'convertColour'>> {
  const { colours } = await loadPrintAssets([], onProgress, shop);
  if (typeof colour === 'string') {
    const { c, m, y, k } = colours.inkOf(colour);
    const isExact = colours.isExact(colour);
    const percent = (ink: number) => (isExact ? Math.round(ink * 10_000) / 100 : Math.round(ink * 100));
    return { colour, cmyk: [percent(c), percent(m), percent(y), percent(k)], isExact };
  }
  const [c, m, y, k] = colour.map((percent) => percent / 100);
  const ink = { space: 'cmyk', c: c ?? 0, m: m ?? 0, y: y ?? 0, k: k ?? 0 } as const;
  return { colour: colours.softProofInk(ink), cmyk: colour, isExact: true };
}

/** A refused font is a result. After any other failure the client ends this worker. */
export async function inspectFont(
  { font, text }: JobInput<'inspectFont'>,
  onProgress: Progress,
): Promise<JobResult<'inspectFont'>> {
  const { subset } = await loadPrintAssets([], onProgress);
  return tryCustomFont(new Uint8Array(await font.arrayBuffer()), text, { fonts: harfbuzzFonts(), subset });
}
