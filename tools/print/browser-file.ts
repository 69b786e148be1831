import { readFileSync } from 'node:fs';
import type { Card } from '#domain/card/card.ts';
import { looks } from '#layout/looks/looks.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import { faceIn } from '#layout/text/faces.ts';
import { harfbuzzFonts } from '#layout/text/harfbuzz-fonts.ts';
import { type ImageFiles, openInks, renderCard } from '#print/print-card.ts';
import { printProfile } from '#print/profile/print-profile.ts';
import { cardFaceFile } from '../build/card-faces.ts';
import { printAssetsFromDisk } from './print-from-disk.ts';

/** The file of a card as the print worker of the page makes it: with the first parts of the faces. For tests that compare. */
export async function browserFile(
  card: Card,
  images: ImageFiles,
  settings: object,
  metadata: { createdAt: Date; documentId: string },
): Promise<Buffer> {
  const profile = printProfile(settings);
  const fonts = harfbuzzFonts(looks);
  const files = new Map(facesOfSides(card, looks).map((file) => [file, readFileSync(cardFaceFile(file))]));
  for (const [file, bytes] of files) fonts.add(file, bytes);
  const byFace = new Map([...files].map(([file, bytes]) => [faceIn(file), bytes]));
  const assets = {
    ...(await printAssetsFromDisk(fonts, profile)),
    fontFile: (face: ReturnType<typeof faceIn>) => byFace.get(face) ?? new Uint8Array(),
  };
  const inks = openInks(images, 300, assets.colours);
  return Buffer.from(renderCard(card, inks, { fonts, assets, profile }, metadata));
}
