import type { Box } from '#layout/guides.ts';
import type { Scene } from '#layout/scene.ts';
import { lruCache } from '#layout/text/lru-cache.ts';
import type { PaperLook } from '#print/colour/press-colours.ts';
import { convertPicture, placedPicture, softProofPicture } from '#print/image/convert-picture.ts';
import type { PrintedLogo } from '#print/image/printed-logo.ts';
import type { PrintShop } from '#print/profile/print-shop.ts';
import { loadLogo } from './card-assets.ts';
import { encodePng } from './encode-png.ts';
import { loadPress, type Press } from './print-assets.ts';
import type { Progress } from './print-messages.ts';

/** A side of a card, and the file of its picture unless it is uploaded. */
type PlacedFile = { scene: Scene; picture: Blob | null };

/** Cached by file, placement, press and dpi or paper, as logos are. */
const printedPictures = lruCache<PrintedLogo>(4);
const proofedPictures = lruCache<Promise<{ asset: string; box: Box } | null>>(4);
const files = lruCache<Promise<Uint8Array<ArrayBuffer>>>(2);

/** The picture of a side in inks. */
export async function convertedPicture(
  side: PlacedFile,
  dpi: number,
  shop: PrintShop,
  onProgress?: Progress,
): Promise<PrintedLogo | null> {
  const found = await readPlaced(side);
  if (!found) return null;
  const { colours, key } = await loadPress(shop);
  return printedPictures(`${found.key} ${dpi} ${key}`, () =>
    convertPicture(found.bytes, found.place, dpi, colours, onProgress),
  );
}

/** The picture of a side as it is printed. */
export async function proofedPicture(side: PlacedFile, paper: PaperLook, { colours, key }: Press) {
  const found = await readPlaced(side);
  if (!found) return null;
  return proofedPictures(`${found.key} ${paper} ${key}`, async () => {
    const proofed = softProofPicture(found.bytes, found.place, 300, colours, paper);
    // The page draws it from this address as long as the worker lives.
    return proofed && { asset: URL.createObjectURL(await encodePng(proofed)), box: proofed.box };
  });
}

async function readPlaced({ scene, picture }: PlacedFile) {
  const place = placedPicture(scene);
  if (!place) return null;
  const { asset } = place.picture;
  // An address stands for one file as long as the page lives.
  const bytes = await files(asset, async () =>
    picture ? new Uint8Array(await picture.arrayBuffer()) : loadLogo(asset),
  );
  return { bytes, place, key: JSON.stringify(place) };
}
