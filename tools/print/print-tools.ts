import { resolve } from 'node:path';
import type { CardDesign } from '#domain/card/card.ts';
import { isOwnFont } from '#domain/card/fonts.ts';
import { pictureSize } from '#image/read-picture.ts';
import type { Scene } from '#layout/scene.ts';
import type { FaceName } from '#layout/text/faces.ts';
import { harfbuzzFonts } from '#layout/text/harfbuzz-fonts.ts';
import { logoConverter } from '#people/batch/convert-logos.ts';
import { pressRules } from '#print/press-check.ts';
import { marginsOf, standardProfile } from '#print/print-profile.ts';
import type { PrintPage } from '#print/render-pdf.ts';
import { ownFontsFromDisk } from './own-fonts-from-disk.ts';
import { printAssetsFromDisk } from './print-from-disk.ts';
import { type ReadProfile, readProfileFile } from './read-profile-file.ts';
import { readOrRefuse } from './refuse.ts';

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

/** What the cards of a design are checked and printed with. */
export async function openPrintTools(
  values: PrintValues,
  { logoUrl }: Pick<Partial<CardDesign>, 'logoUrl'>,
  designPath: string,
  faces: readonly FaceName[],
) {
  const { profile: read, ownIcc }: ReadProfile = values.profile
    ? readProfileFile(values.profile)
    : { profile: standardProfile };
  const profile = { ...read, marks: read.marks || values['crop-marks'] };
  const fonts = harfbuzzFonts();
  const ofDisk = await printAssetsFromDisk(fonts, profile, ownIcc);
  const ownFonts = ownFontsFromDisk(faces, values.fonts, ofDisk.subset);
  const fontFile = (face: FaceName) => ownFonts.get(face) ?? ofDisk.fontFile(face);
  for (const face of faces)
    fonts.add(face, isOwnFont(face) ? (ownFonts.get(face) ?? null) : ofDisk.fontFile(face));
  const assets = { ...ofDisk, fontFile };
  const logo = logoUrl ? readOrRefuse(resolve(designPath, '..', logoUrl)) : null;
  const convertedLogo = logoConverter(logo, Number(values.dpi), assets.colours);
  const pageOf = (scene: Scene): PrintPage => ({ scene, logo: convertedLogo(scene) });
  const checkTools = {
    fonts,
    logo: logo ? pictureSize(logo) : undefined,
    margins: marginsOf(profile),
    press: pressRules(assets.colours, profile, convertedLogo),
  };
  return { profile, fonts, assets, pageOf, checkTools };
}
