import type { InkGradient } from '../drawing/printed-drawing.ts';
import type { Subsetter } from '../fonts/subsetter.ts';
import type { UsedFaces } from '../fonts/used-faces.ts';
import type { PrintedImage, PrintedLogo } from '../image/printed-logo.ts';
import type { PrintProfile } from '../profile/print-profile.ts';
import { gradientsOf, shadingName, shadingOf } from './drawing-operators.ts';
import { embedFont } from './embed-font.ts';
import { logoName, type PageImages, resourceNames } from './page-content.ts';
import type { PdfFile } from './pdf-file.ts';
import { plateSpaces, separation } from './plates.ts';
import type { PdfDictionary, Reference } from './values.ts';

/** Resources that all pages share. They are written once. */
export type SharedResources = {
  /** The resource dictionary of one page. */
  forPage(images: PageImages): PdfDictionary;
  /** The resource dictionary of a sheet that draws cards, by name. */
  forSheet(cards: PdfDictionary): PdfDictionary;
  /** Writes the fonts. Their glyphs are known only after the last page. */
  finish(faces: UsedFaces, subset: Subsetter): void;
};

export function sharedResources(file: PdfFile, profile: PrintProfile): SharedResources {
  const fonts = file.reserve();
  const states = file.add({
    [resourceNames.overprint]: { Type: '/ExtGState', OP: true, op: true, OPM: 1 },
    [resourceNames.knockout]: { Type: '/ExtGState', OP: false, op: false },
  });
  const plates = plateSpaces(profile);
  const spaces = file.add({
    [resourceNames.allInks]: separation('/All', [100, 100, 100, 100]),
    ...plates,
  });
  const images = new Map<PrintedImage, Reference>();

  function embedded(image: PrintedImage): Reference {
    const reference = images.get(image) ?? embedImage(file, image);
    images.set(image, reference);
    return reference;
  }

  const shadings = new Map<InkGradient, Reference>();

  function shadingsOf({ drawing }: PrintedLogo): PdfDictionary | undefined {
    const gradients = gradientsOf(drawing);
    if (gradients.length === 0) return undefined;
    return Object.fromEntries(
      gradients.map((gradient, index) => {
        const reference = shadings.get(gradient) ?? file.add(shadingOf(gradient, plates));
        shadings.set(gradient, reference);
        return [shadingName(index), reference];
      }),
    );
  }

  return {
    forPage: ({ logo, picture }) => ({
      Font: fonts,
      ExtGState: states,
      ColorSpace: spaces,
      XObject:
        logo || picture
          ? Object.fromEntries([
              ...(logo?.images ?? []).map((image, index) => [logoName(index), embedded(image)] as const),
              ...(picture?.images ?? []).map((image) => [resourceNames.picture, embedded(image)] as const),
            ])
          : undefined,
      Shading: logo ? shadingsOf(logo) : undefined,
    }),
    forSheet: (cards) => ({ ExtGState: states, ColorSpace: spaces, XObject: cards }),
    finish(faces, subset) {
      const embeddedFonts = faces
        .all()
        .filter(({ texts }) => texts.size > 0)
        .map((face) => [face.name, embedFont(file, face, subset)] as const);
      file.add(Object.fromEntries(embeddedFonts), fonts);
    },
  };
}

function embedImage(file: PdfFile, { width, height, encoding, bytes }: PrintedImage): Reference {
  const packed: PdfDictionary =
    encoding === 'jpeg'
      ? { Filter: '/DCTDecode' }
      : {
          Filter: '/FlateDecode',
          DecodeParms: { Predictor: 15, Colors: 4, BitsPerComponent: 8, Columns: width },
        };
  return file.addStream(
    {
      Type: '/XObject',
      Subtype: '/Image',
      Width: width,
      Height: height,
      BitsPerComponent: 8,
      ColorSpace: '/DeviceCMYK',
      Intent: '/RelativeColorimetric',
      ...packed,
    },
    bytes,
  );
}
