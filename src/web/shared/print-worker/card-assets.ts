import type { Card } from '#domain/card/card.ts';
import type { FaceToLoad } from '#layout/text/faces.ts';
import type { CheckTools } from '#people/batch/check-card.ts';
import type { DocumentMetadata } from '#print/pdf/metadata.ts';
import { pressRules } from '#print/press-check.ts';
import { type CardInks, openInks, pagesOfCard, renderCard } from '#print/print-card.ts';
import { type PrintShop, shopMargins } from '#print/profile/print-shop.ts';
import type { PrintPage } from '#print/render-pdf.ts';
import { fetchImage } from '../files/fetch-image.ts';
import { fetchImages } from '../files/fetch-images.ts';
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
  const fetchOne = async (url: string) => files?.get(url) ?? (await fetchImage(url));
  const [assets, logoBytes, pictures] = await Promise.all([
    loadPrintAssets(faces, () => undefined, shop),
    fetchImages(logoUrls, fetchOne).then(bytesOf),
    fetchImages(pictureUrls, fetchOne),
  ]);
  const { colours, fonts, profile } = assets;
  const tools = { fonts, assets, profile };
  const logoFiles = new Map(logoBytes);
  const logos = new Map<string, CardInks>();

  /** A logo is converted once for all cards that have it. */
  function logoInks({ ref, darkRef }: Card['style']['logo']): CardInks {
    const key = JSON.stringify([ref, darkRef]);
    const [logo = null, darkLogo] = [logoFiles.get(ref ?? ''), logoFiles.get(darkRef ?? '')];
    const inks = logos.get(key) ?? openInks({ logo, darkLogo, picture: null }, 300, colours);
    logos.set(key, inks);
    return inks;
  }

  /** The images of a card. A picture is in memory for its card only. */
  function inksOf({ style: { logo }, picture }: Card): CardInks {
    const file = pictures.get(picture?.ref ?? '');
    const { pictureOn } = openInks({ logo: null, picture: file ? readNow(file) : null }, 300, colours);
    return { ...logoInks(logo), pictureOn };
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

function bytesOf(files: ReadonlyMap<string, Blob>) {
  return Promise.all(
    Array.from(files, async ([url, file]) => [url, new Uint8Array(await file.arrayBuffer())] as const),
  );
}

/** Workers have it, but the types of pages do not. */
declare class FileReaderSync {
  readAsArrayBuffer(file: Blob): ArrayBuffer;
}

/** A file is written page by page without waiting. The browser may have the bytes of a Blob on the disk. */
function readNow(file: Blob): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new FileReaderSync().readAsArrayBuffer(file));
}

export async function loadLogo(url: string, file?: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (file ?? (await fetchImage(url))).arrayBuffer());
}
