import { resolve } from 'node:path';
import type { Card } from '#domain/card/card.ts';
import { isCustomFont } from '#domain/card/fonts.ts';
import { pictureSize } from '#image/read-picture.ts';
import { looks } from '#layout/looks/looks.ts';
import type { Scene } from '#layout/scene.ts';
import { type FaceName, type FaceToLoad, faceIn } from '#layout/text/faces.ts';
import { harfbuzzFonts } from '#layout/text/harfbuzz-fonts.ts';
import { cropLogo } from '#print/image/crop-logo.ts';
import { pressRules } from '#print/press-check.ts';
import { openInks } from '#print/print-card.ts';
import { marginsOf, standardProfile } from '#print/profile/print-profile.ts';
import type { PrintPage } from '#print/render-pdf.ts';
import { customFontsFromDisk } from './custom-fonts-from-disk.ts';
import { printAssetsFromDisk } from './print-from-disk.ts';
import { type ReadProfile, readProfileFile } from './read/read-profile-file.ts';
import { readOrRefuse, refuse } from './refuse.ts';

/** The options that both print commands have, for `parseArgs`. */
export const printOptions = {
  design: { type: 'string' },
  out: { type: 'string' },
  profile: { type: 'string' },
  fonts: { type: 'string' },
  dpi: { type: 'string', default: '300' },
  'crop-marks': { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
} as const;

export const printUsage = '[--profile shop.json] [--fonts folder] [--dpi 300|600] [--crop-marks] [--force]';

type PrintValues = {
  profile?: string | undefined;
  fonts?: string | undefined;
  dpi: string;
  'crop-marks': boolean;
};

/** What cards are checked and printed with. */
export async function openPrintTools(
  values: PrintValues,
  card: Card,
  cardPath: string,
  faces: readonly FaceToLoad[],
) {
  const { profile: read, ownIcc }: ReadProfile = values.profile
    ? readProfileFile(values.profile)
    : { profile: standardProfile };
  const profile = { ...read, marks: read.marks || values['crop-marks'] };
  const fonts = harfbuzzFonts(looks);
  const ofDisk = await printAssetsFromDisk(fonts, profile, ownIcc);
  const ownFonts = customFontsFromDisk(faces, values.fonts, ofDisk.subset);
  const fontFile = (face: FaceName) => ownFonts.get(face) ?? ofDisk.fontFile(face);
  for (const file of faces)
    fonts.add(file, isCustomFont(file) ? (ownFonts.get(file) ?? null) : ofDisk.fontFile(faceIn(file)));
  const assets = { ...ofDisk, fontFile };
  const { ref, darkRef } = card.style.logo;
  const fileAt = (path: string | null | undefined) =>
    path ? readOrRefuse(resolve(cardPath, '..', path)) : null;
  const logoAt = (path: string | null | undefined) => {
    const file = fileAt(path);
    return file && cropLogo(file);
  };
  const [logo, darkLogo] = [logoAt(ref), logoAt(ref && darkRef)];
  const picture = fileAt(card.picture?.ref);
  if (card.picture && picture) refuseOtherSize(card.picture, picture);
  const { logoSize, logoOn, pictureOn } = openInks(
    { logo, darkLogo, picture },
    Number(values.dpi),
    assets.colours,
  );
  const pageOf = (scene: Scene): PrintPage => ({ scene, logo: logoOn(scene), picture: pictureOn(scene) });
  const checkTools = {
    fonts,
    logo: logoSize,
    margins: marginsOf(profile),
    press: pressRules(assets.colours, profile, logoOn, pictureOn),
  };
  return { profile, fonts, assets, pageOf, checkTools };
}

/** A picture is placed by its size in pixels. Another size in the card would stretch it. */
function refuseOtherSize({ pixels, ref }: NonNullable<Card['picture']>, file: Uint8Array): void {
  const { width, height } = pictureSize(file);
  if (pixels.width === width && pixels.height === height) return;
  refuse(
    `picture.pixels: ${ref} has ${width} x ${height} pixels, the card says ${pixels.width} x ${pixels.height}. Write the size of the file`,
  );
}
