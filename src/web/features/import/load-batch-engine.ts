import type { CardDesign } from '#domain/card/card.ts';
import { layoutSides } from '#layout/layout-sides.ts';
import type { Scene } from '#layout/scene.ts';
import type { PrintPage } from '#print/render-pdf.ts';
import { loadFace, loadPrintAssets } from '../../shared/print/print-assets.ts';
import { withTimeout } from '../../shared/print/with-timeout.ts';
import { facesForCards } from './faces-for-cards.ts';
import type { PrintedCard } from './import-messages.ts';

export type BatchEngine = Awaited<ReturnType<typeof loadBatchEngine>>;

type BatchScript = typeof import('./batch-engine.ts')['batchEngine'];

let fonts: ReturnType<BatchScript['harfbuzzFonts']> | null = null;

/** The engines and files for the cards of one design: its fonts, its logo and the press. */
export async function loadBatchEngine(card: Partial<CardDesign>) {
  const faces = facesForCards(card);
  const [{ batchEngine }, assets, files, logo] = await Promise.all([
    withTimeout(import('./batch-engine.ts')),
    loadPrintAssets(faces, () => undefined),
    Promise.all(faces.map(async (face) => ({ face, bytes: await loadFace(face) }))),
    loadLogo(card.logoUrl ?? null),
  ]);
  const loaded = fonts ?? batchEngine.harfbuzzFonts();
  fonts = loaded;
  for (const { face, bytes } of files) if (!loaded.has(face)) loaded.add(face, bytes);
  const convertedLogo = batchEngine.logoConverter(logo, 300, assets.colours);
  const size = logo ? batchEngine.pictureSize(logo) : undefined;
  const tools = {
    fonts: loaded,
    logo: size,
    margins: {},
    press: (scene: Scene) => assets.checkPress(scene, assets.colours, convertedLogo(scene)),
  };

  function* pagesOf(cards: Iterable<PrintedCard>): Generator<PrintPage> {
    for (const printed of cards)
      for (const scene of layoutSides(printed.card, loaded, size))
        yield { scene, logo: convertedLogo(scene) };
  }

  function printPages(pages: Iterable<PrintPage>, named: { fullName?: string; companyName?: string }) {
    const outline = (face: Parameters<typeof loaded.outline>[0], glyph: number) => ({
      path: loaded.outline(face, glyph),
      unitsPerEm: loaded.metrics(face).unitsPerEm,
    });
    return assets.renderPdf(pages, { ...assets, outline }, assets.standardProfile, {
      title: [named.fullName, named.companyName].filter(Boolean).join(', ') || 'Business cards',
      createdAt: new Date(),
      documentId: crypto.randomUUID(),
    });
  }

  return { ...batchEngine, tools, pagesOf, printPages };
}

async function loadLogo(url: string | null): Promise<Uint8Array<ArrayBuffer> | null> {
  if (url === null) return null;
  const response = await fetch(url, { credentials: 'include' });
  if (!response.ok) throw new Error('The logo did not load');
  return new Uint8Array(await response.arrayBuffer());
}
