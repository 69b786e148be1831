import { readPicture } from '#image/read-picture.ts';
import type { Box } from '#layout/guides.ts';
import { isDarkLogo, logoAsset } from '#layout/logo/logo-on-ground.ts';
import type { LogoSize, PlacedLogo, Scene } from '#layout/scene.ts';
import { lruCache } from '#layout/text/lru-cache.ts';
import type { PaperLook } from '#print/colour/press-colours.ts';
import { cleanDrawing } from '#print/drawing/clean-drawing.ts';
import { logoBackground } from '#print/drawing/logo-background.ts';
import { inkLogo, softProofLogo } from '#print/image/convert-logo.ts';
import { cropLogo } from '#print/image/crop-logo.ts';
import type { PrintedLogo } from '#print/image/printed-logo.ts';
import { readLogo } from '#print/image/read-logo.ts';
import { versionFile } from '#print/image/version-file.ts';
import { analysedSize } from '#print/logo/analysed-size.ts';
import type { PrintShop } from '#print/profile/print-shop.ts';
import { softProofScene } from '#print/soft-proof.ts';
import { encodePng } from './encode-png.ts';
import { proofedPicture } from './picture-jobs.ts';
import { isWaitingForPress, loadPress, type Press } from './print-assets.ts';
import type { JobInput, JobResult, LogoBlobs, Progress } from './print-messages.ts';

/** A side of a card, and the files of its logo. */
type PlacedFile = LogoBlobs & { scene: Scene };

/** Reading and converting a logo takes most of the time, so results are cached by content, placement, press and dpi or paper. */
const printedLogos = lruCache<PrintedLogo>(4);
const proofedLogos = lruCache<Promise<{ image: Blob; box: Box } | null>>(4);

/** The logo of a side in inks. */
export async function convertedLogo(
  side: PlacedFile,
  dpi: number,
  shop: PrintShop,
  onProgress?: Progress,
): Promise<PrintedLogo | null> {
  const logo = await placedLogo(side);
  if (!logo) return null;
  const { bytes, ground } = logo;
  const read = () => readLogo(bytes, ground, dpi, onProgress);
  const readEarly = isWaitingForPress() ? read() : null;
  const { colours, key } = await loadPress(shop);
  return printedLogos(`${logo.key} ${dpi} ${key}`, () => inkLogo(readEarly ?? read(), colours, onProgress));
}

export async function proof(side: JobInput<'proof'>): Promise<JobResult<'proof'>> {
  const press = await loadPress(side.shop);
  const scene = softProofScene(side.scene, press.colours, side.paper);
  const logo = await proofedLogo(side, side.paper, press);
  const picture = await proofedPicture(side, side.paper, press);
  return {
    scene: withImagesAt(scene, logo?.box, picture),
    logo: logo?.image ?? null,
  };
}

async function proofedLogo(side: PlacedFile, paper: PaperLook, { colours, key }: Press) {
  const logo = await placedLogo(side);
  if (!logo) return null;
  return proofedLogos(`${logo.key} ${paper} ${key}`, async () => {
    const proofed = softProofLogo(logo.bytes, logo.ground, 300, colours, paper);
    if (!proofed) return null;
    const image =
      'svg' in proofed ? new Blob([proofed.svg], { type: 'image/svg+xml' }) : await encodePng(proofed);
    return { image, box: proofed.box };
  });
}

async function placedLogo({ scene, logo, darkLogo }: PlacedFile) {
  const ground = logoBackground(scene);
  const isDark = scene.items.some((item) => item.kind === 'logo' && isDarkLogo(item));
  const file = isDark ? darkLogo : logo;
  if (!file || !ground) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { bytes, ground, key: `${await hashOf(bytes)} ${JSON.stringify(ground)}` };
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toString();
}

const sizes = lruCache<LogoSize>(32);

/** The size of a file with its analysis, kept by its content. */
async function sizeOfFile(bytes: Uint8Array): Promise<LogoSize> {
  return sizes(await hashOf(Uint8Array.from(bytes)), () => analysedSize(bytes));
}

/** A logo in the version that it is placed in, in the colours of the screen; null for its file as it is. */
export async function drawLogo({ logo, placed }: JobInput<'drawLogo'>): Promise<JobResult<'drawLogo'>> {
  const drawn = versionFile(new Uint8Array(await logo.arrayBuffer()), placed, previewDpi);
  if (!drawn) return null;
  return 'svg' in drawn ? new Blob([drawn.svg], { type: 'image/svg+xml' }) : encodePng(drawn);
}

/** Sharp at any size and zoom of the preview, as far as the file is. */
const previewDpi = 1200;

/** A proof shows only the printed part of the logo and the picture, with its fade and its colours. */
function withImagesAt(
  scene: Scene,
  logo: Box | undefined,
  picture: { asset: string; box: Box } | null,
): Scene {
  const items = scene.items.map((item) => {
    if (item.kind === 'logo' && logo) return asItIs({ ...item, image: logo });
    if (item.kind !== 'picture' || !picture) return item;
    const { duotone: _, fade: __, ...plain } = item;
    return { ...plain, asset: picture.asset, image: picture.box };
  });
  return { ...scene, items };
}

/** A logo that is drawn already: its file is the drawing. */
function asItIs({ version: _, ...placed }: PlacedLogo): PlacedLogo {
  return { ...placed, asset: logoAsset };
}

/** Enough for the preview at any zoom. */
const previewPixels = { width: 800, height: 800 };

/** Reads the whole logo, as printing does. CMYK logos get a preview, since browsers treat every CMYK file as Adobe's variant. */
export async function inspectLogoFile(
  { logo, isNew }: JobInput<'inspectLogo'>,
  onProgress: Progress,
): Promise<JobResult<'inspectLogo'>> {
  const file = new Uint8Array(await logo.arrayBuffer());
  const bytes = isNew ? cropLogo(file) : file;
  const pixels = await sizeOfFile(bytes);
  if (pixels.isVector) {
    const cleaned = new Blob([cleanDrawing(bytes)], { type: 'image/svg+xml' });
    return { pixels, preview: null, cleaned };
  }
  // Only a PNG has margins; it is no CMYK file.
  if (bytes !== file)
    return { pixels, preview: null, cleaned: new Blob([Uint8Array.from(bytes)], { type: 'image/png' }) };
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
