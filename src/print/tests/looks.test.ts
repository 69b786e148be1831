import { describe, expect, test } from 'vitest';
import { applyPatch, type CardContent, emptyCard } from '#domain/card/card.ts';
import { type LookId, lookIds } from '#domain/look/card-look.ts';
import { layoutSides } from '#layout/layout-sides.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import {
  inFolder,
  missingPrintTools,
  mostInk,
  runTool,
} from '../../../tools/print/testing/external-tools.ts';
import { qpdfPreflight } from '../../../tools/print/testing/qpdf-preflight.ts';
import { marginsOf, type PrintProfile, printProfile } from '../profile/print-profile.ts';
import { type PrintAssets, renderPdf } from '../render-pdf.ts';
import { openPdf } from '../testing/pdf-document.ts';
import { preflight } from '../testing/preflight.ts';

const fonts = fontsFromDisk();
const metadata = {
  title: 'Martina Kováčová',
  createdAt: new Date('2026-11-15T12:00:00Z'),
  documentId: '01934b5e-7f00-7000-8000-000000000001',
};

/** `npm run test:look-files` prints all of them, with every bleed. */
const isFull = process.env.LOOK_FILES === 'all';
const sample: readonly LookId[] = ['bauhaus', 'contour', 'grand-deco', 'register', 'halftone', 'dusk'];
const bleeds = isFull ? [2, 3, 5] : [3];

const content: CardContent = {
  companyName: 'TatraTech, s. r. o.',
  website: 'Mapy a výpočty',
  fullName: 'Ing. Martina Kováčová',
  position: 'riaditeľka marketingu',
  phone: '+421 905 111 222',
  email: 'martina.kovacova@tatratech.example',
};

/** Both sides of a card with a look, as a print shop gets them. */
async function fileOf(id: LookId, standard: 'X-1a' | 'X-4', bleedMm: number) {
  const profile = printProfile({ standard, bleedMm });
  const card = applyPatch(emptyCard, {
    content,
    style: { look: { id, version: 1 } },
    back: { kind: 'look' },
  });
  const sides = layoutSides(card, fonts, undefined, marginsOf(profile));
  const assets = await assetsFor(profile);
  const file = renderPdf(
    sides.map((scene) => ({ scene })),
    assets,
    profile,
    metadata,
  );
  return { profile, file, pages: sides.map(({ cut }) => ({ ...cut, bleedMm })) };
}

/** One copy of each font file: the subsetter keeps what it has opened. */
let fontFile: PrintAssets['fontFile'] | null = null;

async function assetsFor(profile: PrintProfile): Promise<PrintAssets> {
  const assets = await printAssetsFromDisk(fonts, profile);
  fontFile ??= assets.fontFile;
  return { ...assets, fontFile };
}

const missing = missingPrintTools();

describe.each(isFull ? lookIds : sample)('%s', { timeout: 300_000 }, (id) => {
  test('a print shop accepts its file', async () => {
    const { file } = await fileOf(id, 'X-4', 2);
    expect(preflight(openPdf(file))).toEqual([]);
  });

  test.skipIf(missing).each(bleeds)('other programs find no fault with a bleed of %d mm', async (bleedMm) => {
    for (const standard of ['X-1a', 'X-4'] as const) {
      const { file, pages, profile } = await fileOf(id, standard, bleedMm);
      const { output } = inFolder(file, (path) => runTool('qpdf', ['--check', path]));
      expect(output).toContain('No syntax or stream encoding errors');
      expect(qpdfPreflight(file, profile, pages)).toEqual([]);
    }
  });

  test.skipIf(missing)('no pixel of its plates has more than 300 % of ink', async () => {
    const { file, pages } = await fileOf(id, 'X-4', 3);
    // Each of four plates may round up by half a level.
    expect(mostInk(file, pages.length)).toBeLessThanOrEqual(3 * 255 + 2);
  });
});
