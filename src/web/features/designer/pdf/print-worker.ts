import type { Box } from '#layout/guides.ts';
import type { Scene } from '#layout/scene.ts';
import type { FaceName } from '#layout/text/faces.ts';
import { lruCache } from '#layout/text/lru-cache.ts';
import type { PaperLook } from '#print/colour/press-colours.ts';
import type { ProofedLogo } from '#print/image/convert-logo.ts';
import type { PrintedLogo } from '#print/image/printed-logo.ts';
import { createCardExaminer } from './check-card.ts';
import { loadPrintAssets, type PrintAssets } from './print-assets.ts';
import type {
  CheckableCard,
  PrintableCard,
  PrintJob,
  PrintJobs,
  WorkerRequest,
  WorkerResponse,
} from './print-messages.ts';
import { withTimeout } from './with-timeout.ts';

/** Prints off the page's own thread. A tool that fails to come ends this worker; the next try starts another. */
addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => void answer(data));
tell({ id: 0, kind: 'ready' });

async function answer(asked: WorkerRequest): Promise<void> {
  const { id } = asked;
  const onProgress = (share: number) => tell({ id, kind: 'progress', share });
  try {
    tell({ id, kind: 'done', answer: await work(asked, onProgress) });
  } catch (error) {
    tell({ id, kind: 'failed', reason: reasonOf(error) });
  }
}

async function work(
  asked: WorkerRequest,
  onProgress: (share: number) => void,
): Promise<PrintJobs[PrintJob]['answer']> {
  switch (asked.job) {
    case 'prepare':
      await loadPrintAssets(asked.faces, onProgress);
      return null;
    case 'look':
      return lookAt(new Uint8Array(await asked.logo.arrayBuffer()), onProgress);
    case 'check': {
      const { examiner, causesWithFixes } = await examinerFor(asked.card, onProgress);
      const examined = examiner.checkDesign(asked.card.design);
      if (!examined) throw new Error('A face of the card did not arrive');
      return { causes: causesWithFixes(examined, examiner), passed: examined.check.passed };
    }
    case 'fixAll': {
      const { examiner, fixAll } = await examinerFor(asked.card, onProgress);
      return fixAll(asked.card.design, examiner);
    }
    case 'proof': {
      const { card, paper } = asked;
      const tools = await loadPrintAssets([], onProgress);
      const scene = tools.softProofScene(card.scene, tools.colours, paper);
      const logo = await proofedLogo(card, paper, tools);
      return logo ? { scene: withLogoAt(scene, logo.box), logo: logo.picture } : { scene, logo: null };
    }
    case 'print': {
      const { card, dpi, ...options } = asked;
      const tools = await loadPrintAssets(facesIn(card.scene), (share) => onProgress(share * toolsShare));
      const logo = await logoOf(card, dpi, tools, (share) =>
        onProgress(toolsShare + share * (logoShare - toolsShare)),
      );
      return tools.renderPdf(
        [{ scene: card.scene, logo }],
        { ...tools, outline: (face) => card.missing[face] ?? { path: '', unitsPerEm: 1000 } },
        options,
      );
    }
  }
}

/** How far a file is when the tools are here, and when its logo is ready. */
const [toolsShare, logoShare] = [0.5, 0.9];

/** A logo that cannot be printed is told when it is; the rest of the card is checked all the same. */
async function examinerFor(card: CheckableCard, onProgress: (share: number) => void) {
  const tools = await loadPrintAssets([], onProgress);
  const { examiner } = await createCardExaminer(card, tools, null);
  const scene = examiner.checkDesign(card.design)?.scene;
  const logo = scene ? await logoOf({ scene, logo: card.logo }, 300, tools).catch(() => null) : null;
  return createCardExaminer(card, tools, logo);
}

/** Reading and converting a logo takes longer than all the rest, so it is kept by content, size and look. */
const printedLogos = lruCache<PrintedLogo>(4);
const proofedLogos = lruCache<Promise<{ picture: Blob; box: Box } | null>>(4);

async function logoOf(
  card: Pick<PrintableCard, 'scene' | 'logo'>,
  dpi: number,
  tools: PrintAssets,
  onProgress?: (share: number) => void,
): Promise<PrintedLogo | null> {
  const logo = await placedLogo(card, tools);
  if (!logo) return null;
  return printedLogos(`${logo.key} ${dpi}`, () =>
    tools.convertLogo(logo.bytes, logo.ground, dpi, tools.colours, onProgress),
  );
}

async function proofedLogo(card: PrintableCard, paper: PaperLook, tools: PrintAssets) {
  const logo = await placedLogo(card, tools);
  if (!logo) return null;
  return proofedLogos(`${logo.key} ${paper}`, async () => {
    const proofed = tools.softProofLogo(logo.bytes, logo.ground, 300, tools.colours, paper);
    return proofed && { picture: await pictureOf(proofed), box: proofed.box };
  });
}

async function placedLogo(
  { scene, logo }: Pick<PrintableCard, 'scene' | 'logo'>,
  { logoGround }: Pick<PrintAssets, 'logoGround'>,
) {
  const ground = logoGround(scene);
  if (!logo || !ground) return null;
  const bytes = new Uint8Array(await logo.arrayBuffer());
  const content = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toString();
  return { bytes, ground, key: `${content} ${JSON.stringify(ground)}` };
}

/** Enough for a preview of any size. */
const previewPixels = { width: 800, height: 800 };

/** Reads all of a logo, as printing would; browsers take every file of inks for Adobe's, so those we show ourselves. */
async function lookAt(
  bytes: Uint8Array,
  onProgress: (share: number) => void,
): Promise<PrintJobs['look']['answer']> {
  const { pictureSize, readPicture } = await withTimeout(import('#image/read-picture.ts'));
  const pixels = pictureSize(bytes);
  const { space, profile, samples, width, height } = readPicture(bytes, previewPixels, onProgress);
  if (space !== 'cmyk') return { pixels, preview: null };
  const { colours } = await loadPrintAssets([], onProgress);
  const converter = colours.openPixels(space, profile);
  const rgb = converter.screen(samples);
  converter.close();
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    for (let sample = 0; sample < 3; sample += 1) rgba[to + sample] = rgb[from + sample] ?? 0;
  }
  return { pixels, preview: await pictureOf({ rgba, width, height }) };
}

/** A proof shows no more of a logo than is printed. */
function withLogoAt(scene: Scene, image: Box): Scene {
  return { ...scene, items: scene.items.map((item) => (item.kind === 'logo' ? { ...item, image } : item)) };
}

function pictureOf({ rgba, width, height }: Omit<ProofedLogo, 'box'>): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(rgba, width, height), 0, 0);
  return canvas.convertToBlob();
}

function facesIn({ items }: Scene): FaceName[] {
  return [...new Set(items.flatMap((item) => (item.kind === 'text' ? [item.face] : [])))];
}

/** The code of a logo that cannot be printed, else the error's own words. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

function tell(told: WorkerResponse): void {
  postMessage(told);
}
