import type { Card } from '#domain/card/card.ts';
import type { FaceToLoad } from '#layout/text/faces.ts';
import type { CheckTools } from '#people/batch/check-card.ts';
import type { DocumentMetadata } from '#print/pdf/metadata.ts';
import { pressRules } from '#print/press-check.ts';
import { type CardInks, openInks, pagesOfCard, renderCard } from '#print/print-card.ts';
import { type PrintShop, shopMargins } from '#print/profile/print-shop.ts';
import type { PrintPage } from '#print/render-pdf.ts';
import { fetchImage } from '../files/fetch-image.ts';
import { loadPrintAssets } from './print-assets.ts';
import type { ImageFiles } from './print-messages.ts';

export type CardAssets = Awaited<ReturnType<typeof loadCardAssets>>;

type Needs = {
  faces: readonly FaceToLoad[];
  logoUrls: Iterable<string | null | undefined>;
  pictureUrls?: Iterable<string | null | undefined>;
  shop: PrintShop;
  files?: ImageFiles;
};

/** What many saved cards are checked and printed with: their fonts, their logos and the press of the print shop. */
export async function loadCardAssets({ faces, logoUrls, pictureUrls = [], shop, files }: Needs) {
  const [assets, logoFiles, pictures] = await Promise.all([
    loadPrintAssets(faces, () => undefined, shop),
    loadFiles(logoUrls, files),
    loadFiles(pictureUrls, files),
  ]);
  const { colours, fonts, profile } = assets;
  const tools = { fonts, assets, profile };
  const pictureFiles = new Map(pictures);
  const logos = new Map(
    logoFiles.map(([url, logo]) => [url, openInks({ logo, picture: null }, 300, colours)]),
  );
  const withoutLogo = openInks({ logo: null, picture: null }, 300, colours);

  /** The images of a card. A logo is converted once for all cards that have it. */
  function inksOf({ style: { logo }, picture }: Card): CardInks {
    const file = pictureFiles.get(picture?.ref ?? '') ?? null;
    const { pictureOn } = openInks({ logo: null, picture: file }, 300, colours);
    return { ...(logos.get(logo.ref ?? '') ?? withoutLogo), pictureOn };
  }

  return {
    ...assets,
    pagesOf: (card: Card): PrintPage[] => pagesOfCard(card, inksOf(card), tools),
    /** The file of one card. */
    pdfOf: (card: Card) => renderCard(card, inksOf(card), tools, fileStamp()),
    /** What checks the cards of one design. */
    checkToolsOf(card: Card): CheckTools {
      const { logoSize, logoOn, pictureOn } = inksOf(card);
      const press = pressRules(colours, profile, logoOn, pictureOn);
      return { fonts, logo: logoSize, margins: shopMargins(shop), press };
    },
  };
}

export function fileMetadata(title: string): DocumentMetadata {
  return { title, ...fileStamp() };
}

function fileStamp(): Omit<DocumentMetadata, 'title'> {
  return { createdAt: new Date(), documentId: crypto.randomUUID() };
}

/** The files of some addresses, each once. */
function loadFiles(urls: Iterable<string | null | undefined>, files?: ImageFiles) {
  const unique = [...new Set(urls)].filter((url) => typeof url === 'string');
  return Promise.all(unique.map(async (url) => [url, await loadLogo(url, files?.get(url))] as const));
}

export async function loadLogo(url: string, file?: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (file ?? (await fetchImage(url))).arrayBuffer());
}
