import type { CardDesign } from '#domain/card/card.ts';
import type { FaceName } from '#layout/text/faces.ts';
import type { PrintPage } from '#print/render-pdf.ts';
import { addFaces, loadPrintAssets, type PrintAssets } from '../print/print-assets.ts';
import { type PrintShop, shopMargins } from '../print/print-choice.ts';
import { withTimeout } from '../print/with-timeout.ts';

export type BatchEngine = Awaited<ReturnType<typeof loadBatchEngine>>;

type BatchScript = typeof import('./batch-engine.ts')['batchEngine'];
type LayoutNeeds = { faces: readonly FaceName[]; logoUrl: string | null | undefined };
type Needs = { faces: readonly FaceName[]; logoUrls: Iterable<string | null | undefined>; shop: PrintShop };
type Bytes = Uint8Array<ArrayBuffer>;

let fonts: ReturnType<BatchScript['harfbuzzFonts']> | null = null;

/** The engine and the files that lay cards out: their fonts, and the size of their logo. */
export async function loadLayoutEngine({ faces, logoUrl }: LayoutNeeds) {
  const [{ batchEngine }, logo] = await Promise.all([
    withTimeout(import('./batch-engine.ts')),
    logoUrl ? loadLogo(logoUrl) : null,
  ]);
  return {
    ...batchEngine,
    fonts: await fontsOf(batchEngine, faces),
    logo: logo && batchEngine.pictureSize(logo),
  };
}

/** The engines and files for many cards: their fonts, their logos and the press of the print shop. */
export async function loadBatchEngine({ faces, logoUrls, shop }: Needs) {
  const urls = [...new Set(logoUrls)].filter((url) => typeof url === 'string');
  const [{ batchEngine }, assets, logoFiles] = await Promise.all([
    withTimeout(import('./batch-engine.ts')),
    loadPrintAssets(faces, () => undefined, shop),
    Promise.all(urls.map(async (url) => [url, await loadLogo(url)] as const)),
  ]);
  const loaded = await fontsOf(batchEngine, faces);
  const logoOf = logosOf(batchEngine, assets, logoFiles);
  const margins = shopMargins(shop);
  const outline = (face: FaceName, glyph: number) => ({
    path: loaded.outline(face, glyph),
    unitsPerEm: loaded.metrics(face).unitsPerEm,
  });

  function pagesOf(card: CardDesign): PrintPage[] {
    const logo = logoOf(card);
    return batchEngine
      .layoutSides(card, loaded, logo?.size, margins)
      .map((scene) => ({ scene, logo: logo?.convert(scene) ?? null }));
  }

  return {
    ...batchEngine,
    ...assets,
    outline,
    fonts: loaded,
    pagesOf,
    /** What checks the cards of one design. */
    checkToolsOf(card: Partial<CardDesign>) {
      const logo = logoOf(card);
      return {
        fonts: loaded,
        logo: logo?.size,
        margins,
        press: assets.pressRules(assets.colours, assets.profile, (scene) => logo?.convert(scene) ?? null),
      };
    },
  };
}

/** The fonts of the worker, with the given faces. */
async function fontsOf({ harfbuzzFonts }: BatchScript, faces: readonly FaceName[]) {
  fonts ??= harfbuzzFonts();
  await addFaces(fonts, faces);
  return fonts;
}

/** The size and the conversion of a card's logo; each logo is converted once. */
function logosOf(
  { logoConverter, pictureSize }: BatchScript,
  { colours }: Pick<PrintAssets, 'colours'>,
  files: readonly (readonly [url: string, bytes: Bytes])[],
) {
  const logos = new Map(
    files.map(([url, bytes]) => [
      url,
      { size: pictureSize(bytes), convert: logoConverter(bytes, 300, colours) },
    ]),
  );
  return ({ logoUrl }: Partial<CardDesign>) => logos.get(logoUrl ?? '');
}

async function loadLogo(url: string): Promise<Bytes> {
  const response = await fetch(url, { credentials: 'include' });
  if (!response.ok) throw new Error('The logo did not load');
  return new Uint8Array(await response.arrayBuffer());
}
