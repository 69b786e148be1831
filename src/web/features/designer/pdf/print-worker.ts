import type { Box } from '#layout/guides.ts';
import { facesOfRun, type Scene } from '#layout/scene.ts';
import type { FaceName } from '#layout/text/faces.ts';
import { lruCache } from '#layout/text/lru-cache.ts';
import type { PaperLook, PressColours } from '#print/colour/press-colours.ts';
import type { ProofedPixels } from '#print/image/convert-logo.ts';
import type { PrintedLogo } from '#print/image/printed-logo.ts';
import type { PrintPage } from '#print/render-pdf.ts';
import { orderFaces } from '#print/sheets/order-faces.ts';
import {
  addFaces,
  isWaitingForPress,
  loadEngines,
  loadPress,
  loadPrintAssets,
  type Press,
} from '../../../shared/print/print-assets.ts';
import type { PrintShop } from '../../../shared/print/print-choice.ts';
import { sheetSettings } from '../../../shared/print/sheets/sheet-settings.ts';
import { withTimeout } from '../../../shared/print/with-timeout.ts';
import { serveJobs } from '../../../shared/worker/serve-jobs.ts';
import type { JobRequest } from '../../../shared/worker/worker-client.ts';
import { createCardChecker } from './card-checker.ts';
import type { CheckableCard, PrintableCard, PrintJob, PrintJobs } from './print-messages.ts';

/** Prints outside the main thread. If an asset fails to load, the client terminates this worker; the next request starts another. */
serveJobs<PrintJobs>(runJob);

async function runJob(
  request: JobRequest<PrintJobs>,
  onProgress: (share: number) => void,
): Promise<PrintJobs[PrintJob]['result']> {
  switch (request.job) {
    case 'prepare':
      await loadPrintAssets(request.faces, onProgress, request.shop);
      return null;
    case 'inspectLogo':
      return inspectLogo(new Uint8Array(await request.logo.arrayBuffer()), onProgress);
    case 'inspectFont':
      return inspectFont(new Uint8Array(await request.font.arrayBuffer()), request.text, onProgress);
    case 'convertColour': {
      const { colours } = await loadPrintAssets([], onProgress, request.shop);
      return convertColour(request.colour, colours);
    }
    case 'check': {
      const { checker, causesWithFixes } = await createChecker(request.card);
      const result = checker.checkDesign(request.card.design);
      if (!result) throw new Error('A face of the card did not load');
      return {
        causes: causesWithFixes(result, checker),
        passed: { front: result.check.passed, back: result.back?.check.passed ?? null },
      };
    }
    case 'fixAll': {
      const { checker, fixAll } = await createChecker(request.card);
      return fixAll(request.card.design, checker);
    }
    case 'proof': {
      const { paper } = request;
      const press = await loadPress(request.shop);
      const scene = press.softProofScene(request.scene, press.colours, paper);
      const logo = await proofedLogo(request, paper, press);
      return logo ? { scene: withLogoAt(scene, logo.box), logo: logo.image } : { scene, logo: null };
    }
    case 'print': {
      const { card, dpi, cropMarks, shop, sheet, ...metadata } = request;
      const progress = progressOf(onProgress);
      const [assets, pages] = await Promise.all([
        loadPrintAssets(facesIn(card.scenes), progress.assets, shop),
        printPages(card, dpi, shop, progress.logos),
      ]);
      const tools = { ...assets, outline: outlineOf(card) };
      const profile = { ...assets.profile, marks: cropMarks };
      const [front, back = null] = pages;
      const sheets = front && sheetSettings(sheet, front.scene, 'repeat', assets);
      return front && sheets
        ? assets.renderSheets([{ front, back }], sheets, tools, profile, metadata)
        : assets.renderPdf(pages, tools, profile, metadata);
    }
    case 'calibrate':
      return calibrate(request, onProgress);
  }
}

async function calibrate(
  { shop, sheet, cut, texts, ...metadata }: PrintJobs['calibrate']['input'],
  onProgress: (share: number) => void,
): Promise<PrintJobs['calibrate']['result']> {
  const [assets, { checkEngine }] = await Promise.all([
    loadPrintAssets(orderFaces, onProgress, shop),
    withTimeout(import('./check-engine.ts')),
  ]);
  const grid = sheet.sheet === null ? null : assets.gridOf(sheet.sheet, cut, 0, 0);
  if (!grid) throw new Error('The card does not fit on the sheet');
  const fonts = checkEngine.harfbuzzFonts();
  await addFaces(fonts, orderFaces);
  const outline = (face: FaceName, glyph: number) => ({
    path: fonts.outline(face, glyph),
    unitsPerEm: fonts.metrics(face).unitsPerEm,
  });
  const tools = { ...assets, outline };
  return assets.renderCalibration(grid.paper, sheet.turn, texts, fonts, tools, assets.profile, metadata);
}

function outlineOf({ outlines }: PrintableCard) {
  return (face: FaceName, glyph: number) => ({
    path: outlines[face]?.paths[glyph] ?? '',
    unitsPerEm: outlines[face]?.unitsPerEm ?? 1000,
  });
}

/** The progress of loading and of the logos, which go on side by side; writing the file is the last tenth. */
function progressOf(onProgress: (share: number) => void) {
  const shares = { assets: 0, logos: 0 };
  const report = (part: keyof typeof shares) => (share: number) => {
    shares[part] = share;
    onProgress((shares.assets + shares.logos) * 0.45);
  };
  return { assets: report('assets'), logos: report('logos') };
}

/** The sides of a card with their logos in inks. */
async function printPages(
  { scenes, logo }: PrintableCard,
  dpi: number,
  shop: PrintShop,
  onProgress: (share: number) => void,
): Promise<PrintPage[]> {
  const pages: PrintPage[] = [];
  for (const scene of scenes) {
    const onLogo = (share: number) => onProgress((pages.length + share) / scenes.length);
    pages.push({ scene, logo: await logoOf({ scene, logo }, dpi, shop, onLogo) });
  }
  return pages;
}

/** If the logo cannot be printed, the card is checked without it; printing reports the logo. */
async function createChecker(card: CheckableCard) {
  const press = await loadPress(card.shop);
  const { checker } = await createCardChecker(card, press, {});
  const checked = checker.checkDesign(card.design);
  const inkOn = async (scene: Scene | undefined) =>
    scene ? logoOf({ scene, logo: card.logo }, 300, card.shop).catch(() => null) : null;
  return createCardChecker(card, press, {
    front: await inkOn(checked?.scene),
    back: await inkOn(checked?.back?.scene),
  });
}

/** A side of a card, and the file of its logo. */
type PlacedFile = { scene: Scene; logo: Blob | null };

/** Reading and converting a logo takes most of the time, so results are cached by content, placement, press and dpi or paper. */
const printedLogos = lruCache<PrintedLogo>(4);
const proofedLogos = lruCache<Promise<{ image: Blob; box: Box } | null>>(4);

async function logoOf(
  side: PlacedFile,
  dpi: number,
  shop: PrintShop,
  onProgress?: (share: number) => void,
): Promise<PrintedLogo | null> {
  const { logoGround, readLogo, inkLogo } = await loadEngines();
  const logo = await placedLogo(side, logoGround);
  if (!logo) return null;
  const { bytes, ground } = logo;
  const read = () => readLogo(bytes, ground, dpi, onProgress);
  const readEarly = isWaitingForPress() ? read() : null;
  const { colours, key } = await loadPress(shop);
  return printedLogos(`${logo.key} ${dpi} ${key}`, () => inkLogo(readEarly ?? read(), colours, onProgress));
}

async function proofedLogo(side: PlacedFile, paper: PaperLook, press: Press) {
  const logo = await placedLogo(side, press.logoGround);
  if (!logo) return null;
  return proofedLogos(`${logo.key} ${paper} ${press.key}`, async () => {
    const proofed = press.softProofLogo(logo.bytes, logo.ground, 300, press.colours, paper);
    if (!proofed) return null;
    const image =
      'svg' in proofed ? new Blob([proofed.svg], { type: 'image/svg+xml' }) : await encodePng(proofed);
    return { image, box: proofed.box };
  });
}

async function placedLogo({ scene, logo }: PlacedFile, logoGround: Press['logoGround']) {
  const ground = logoGround(scene);
  if (!logo || !ground) return null;
  const bytes = new Uint8Array(await logo.arrayBuffer());
  const content = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toString();
  return { bytes, ground, key: `${content} ${JSON.stringify(ground)}` };
}

/** Enough for the preview at any zoom. */
const previewPixels = { width: 800, height: 800 };

/** Reads the whole logo, as printing does. CMYK logos get a preview, since browsers treat every CMYK file as Adobe's variant. */
async function inspectLogo(
  bytes: Uint8Array,
  onProgress: (share: number) => void,
): Promise<PrintJobs['inspectLogo']['result']> {
  const { pictureSize, readPicture } = await withTimeout(import('#image/read-picture.ts'));
  const pixels = pictureSize(bytes);
  if (pixels.isVector) {
    const { cleanDrawing } = await withTimeout(import('#print/drawing/clean-drawing.ts'));
    const cleaned = new Blob([cleanDrawing(bytes)], { type: 'image/svg+xml' });
    return { pixels, preview: null, cleaned };
  }
  const { space, profile, samples, width, height } = readPicture(bytes, previewPixels, onProgress);
  if (space !== 'cmyk') return { pixels, preview: null, cleaned: null };
  const { colours } = await loadPress();
  const converter = colours.openPixels(space, profile);
  const rgb = converter.screen(samples);
  converter.close();
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    for (let sample = 0; sample < 3; sample += 1) rgba[to + sample] = rgb[from + sample] ?? 0;
  }
  return { pixels, preview: await encodePng({ rgba, width, height }), cleaned: null };
}

function convertColour(
  colour: PrintJobs['convertColour']['input']['colour'],
  colours: PressColours,
): PrintJobs['convertColour']['result'] {
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

/** A refused font is a result. Any other failure is that of an engine, and the client ends this worker. */
async function inspectFont(
  bytes: Uint8Array,
  text: string,
  onProgress: (share: number) => void,
): Promise<PrintJobs['inspectFont']['result']> {
  const [{ subset }, { tryOwnFont }, { checkEngine }] = await Promise.all([
    loadPrintAssets([], onProgress),
    withTimeout(import('#print/fonts/try-font.ts')),
    withTimeout(import('./check-engine.ts')),
  ]);
  return tryOwnFont(bytes, text, { fonts: checkEngine.harfbuzzFonts(), subset });
}

/** A proof shows only the printed part of the logo. */
function withLogoAt(scene: Scene, image: Box): Scene {
  return { ...scene, items: scene.items.map((item) => (item.kind === 'logo' ? { ...item, image } : item)) };
}

function encodePng({ rgba, width, height }: Omit<ProofedPixels, 'box'>): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(rgba, width, height), 0, 0);
  return canvas.convertToBlob();
}

function facesIn(scenes: readonly Scene[]): FaceName[] {
  const items = scenes.flatMap((scene) => scene.items);
  return [...new Set(items.flatMap((item) => (item.kind === 'text' ? facesOfRun(item) : [])))];
}
