import { layoutSides } from '#layout/layout-sides.ts';
import type { LayoutFonts } from '#layout/look-layout.ts';
import type { LogoSize, Scene } from '#layout/scene.ts';
import type { PressColours } from './colour/press-colours.ts';
import { documentTitle } from './file-name.ts';
import { convertPicture, placedPicture } from './image/convert-picture.ts';
import { logoConverter } from './image/logo-converter.ts';
import type { PrintedLogo } from './image/printed-logo.ts';
import { type LogoFiles, sizeOfFiles } from './logo/analysed-size.ts';
import type { DocumentMetadata } from './pdf/metadata.ts';
import { marginsOf, type PrintProfile } from './profile/print-profile.ts';
import { type PrintAssets, type PrintPage, renderPdf } from './render-pdf.ts';

type PrintableCard = Parameters<typeof layoutSides>[0];

/** The logo and the picture of a card in inks, on any of its sides. */
export type CardInks = {
  logoSize: LogoSize | undefined;
  logoOn: (scene: Scene) => PrintedLogo | null;
  pictureOn: (scene: Scene) => PrintedLogo | null;
};

export type CardPrintTools = { fonts: LayoutFonts; assets: PrintAssets; profile: PrintProfile };

/** The files of a card's images. */
export type ImageFiles = LogoFiles & { picture: Uint8Array | null };

/** Opens the files of the images. Each is converted when a side first shows it. */
export function openInks({ picture, ...logo }: ImageFiles, dpi: number, colours: PressColours): CardInks {
  return {
    logoSize: sizeOfFiles(logo),
    logoOn: logoConverter(logo, dpi, colours),
    pictureOn: (scene) => {
      const place = placedPicture(scene);
      return place && picture && convertPicture(picture, place, dpi, colours);
    },
  };
}

/** The sides of a card, laid out for the profile. */
export function pagesOfCard(
  card: PrintableCard,
  { logoSize, logoOn, pictureOn }: CardInks,
  { fonts, profile }: Pick<CardPrintTools, 'fonts' | 'profile'>,
): PrintPage[] {
  return layoutSides(card, fonts, logoSize, marginsOf(profile)).map((scene) => ({
    scene,
    logo: logoOn(scene),
    picture: pictureOn(scene),
  }));
}

/** The file of one card. The browser and the server make it with this function, so their bytes are equal. */
export function renderCard(
  card: PrintableCard,
  inks: CardInks,
  tools: CardPrintTools,
  metadata: Omit<DocumentMetadata, 'title'>,
): Uint8Array<ArrayBuffer> {
  const title = documentTitle(card.content);
  return renderPdf(pagesOfCard(card, inks, tools), tools.assets, tools.profile, { ...metadata, title });
}
