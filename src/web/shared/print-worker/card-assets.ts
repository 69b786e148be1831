import type { Card } from '#domain/card/card.ts';
import { pictureSize } from '#image/read-picture.ts';
import { layoutSides } from '#layout/layout-sides.ts';
import type { Scene } from '#layout/scene.ts';
import type { FaceToLoad } from '#layout/text/faces.ts';
import type { CheckTools } from '#people/batch/check-card.ts';
import { logoConverter } from '#people/batch/convert-logos.ts';
import { documentTitle } from '#print/file-name.ts';
import { convertPicture, placedPicture } from '#print/image/convert-picture.ts';
import type { PrintedLogo } from '#print/image/printed-logo.ts';
import type { DocumentMetadata } from '#print/pdf/metadata.ts';
import { pressRules } from '#print/press-check.ts';
import { type PrintShop, shopMargins } from '#print/profile/print-shop.ts';
import { type PrintPage, renderPdf } from '#print/render-pdf.ts';
import { loadPrintAssets } from './print-assets.ts';

export type CardAssets = Awaited<ReturnType<typeof loadCardAssets>>;

type Needs = {
  faces: readonly FaceToLoad[];
  logoUrls: Iterable<string | null | undefined>;
  pictureUrls?: Iterable<string | null | undefined>;
  shop: PrintShop;
};

/** What many saved cards are checked and printed with: their fonts, their logos and the press of the print shop. */
export async function loadCardAssets({ faces, logoUrls, pictureUrls = [], shop }: Needs) {
  const [assets, files, pictures] = await Promise.all([
    loadPrintAssets(faces, () => undefined, shop),
    loadFiles(logoUrls),
    loadFiles(pictureUrls),
  ]);
  const { colours, fonts, profile } = assets;
  const margins = shopMargins(shop);
  const logos = new Map(
    files.map(([url, bytes]) => [
      url,
      { size: pictureSize(bytes), convert: logoConverter(bytes, 300, colours) },
    ]),
  );
  const logoOf = ({ style: { logo } }: Card) => logos.get(logo.ref ?? '');

  const pictureFiles = new Map(pictures);

  function pictureOn(scene: Scene): PrintedLogo | null {
    const place = placedPicture(scene);
    const bytes = place && pictureFiles.get(place.picture.asset);
    return place && bytes ? convertPicture(bytes, place, 300, colours) : null;
  }

  function pagesOf(card: Card): PrintPage[] {
    const logo = logoOf(card);
    return layoutSides(card, fonts, logo?.size, margins).map((scene) => ({
      scene,
      logo: logo?.convert(scene) ?? null,
      picture: pictureOn(scene),
    }));
  }

  return {
    ...assets,
    pagesOf,
    /** The file of one card. */
    pdfOf: (card: Card) =>
      renderPdf(pagesOf(card), assets, profile, fileMetadata(documentTitle(card.content))),
    /** What checks the cards of one design. */
    checkToolsOf(card: Card): CheckTools {
      const logo = logoOf(card);
      const press = pressRules(colours, profile, (scene) => logo?.convert(scene) ?? null, pictureOn);
      return { fonts, logo: logo?.size, margins, press };
    },
  };
}

export function fileMetadata(title: string): DocumentMetadata {
  return { title, createdAt: new Date(), documentId: crypto.randomUUID() };
}

/** The files of some addresses, each once. */
function loadFiles(urls: Iterable<string | null | undefined>) {
  const unique = [...new Set(urls)].filter((url) => typeof url === 'string');
  return Promise.all(unique.map(async (url) => [url, await loadLogo(url)] as const));
}

export async function loadLogo(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, { credentials: 'include' });
  if (!response.ok) throw new Error('The logo did not load');
  return new Uint8Array(await response.arrayBuffer());
}
