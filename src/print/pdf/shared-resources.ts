import { embedFont } from '../fonts/embed-font.ts';
import type { Subsetter } from '../fonts/subsetter.ts';
import type { UsedFaces } from '../fonts/used-faces.ts';
import type { PrintedLogo } from '../logo/printed-logo.ts';
import { resourceNames } from './page-content.ts';
import type { PdfFile } from './pdf-file.ts';
import type { PdfDictionary, Reference } from './values.ts';

/** What the pages of a file have in common: written once, whatever the number of pages. */
export type SharedResources = {
  /** What one page may name. */
  forPage(logo: PrintedLogo | null): PdfDictionary;
  /** Writes the fonts, which are known only when every page has been drawn. */
  finish(faces: UsedFaces, subset: Subsetter): void;
};

export function sharedResources(file: PdfFile): SharedResources {
  const fonts = file.reserve();
  const states = file.add({
    [resourceNames.overprint]: { Type: '/ExtGState', OP: true, op: true, OPM: 1 },
    [resourceNames.knockout]: { Type: '/ExtGState', OP: false, op: false },
  });
  const spaces = file.add({ [resourceNames.allInks]: allInks });
  const logos = new Map<PrintedLogo, Reference>();

  function embedded(logo: PrintedLogo): Reference {
    const reference = logos.get(logo) ?? embedLogo(file, logo);
    logos.set(logo, reference);
    return reference;
  }

  return {
    forPage: (logo) => ({
      Font: fonts,
      ExtGState: states,
      ColorSpace: spaces,
      XObject: logo ? { [resourceNames.logo]: embedded(logo) } : undefined,
    }),
    finish(faces, subset) {
      const embeddedFonts = faces
        .all()
        .filter(({ texts }) => texts.size > 0)
        .map((face) => [face.name, embedFont(file, face, subset)] as const);
      file.add(Object.fromEntries(embeddedFonts), fonts);
    },
  };
}

/** The colour that prints on every plate, and how it looks where there are none. */
const allInks = [
  '/Separation',
  '/All',
  '/DeviceCMYK',
  { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [1, 1, 1, 1], N: 1 },
];

function embedLogo(file: PdfFile, { width, height, ink, alpha }: PrintedLogo): Reference {
  const image = (colours: number): PdfDictionary => ({
    Type: '/XObject',
    Subtype: '/Image',
    Width: width,
    Height: height,
    BitsPerComponent: 8,
    Filter: '/FlateDecode',
    DecodeParms: { Predictor: 15, Colors: colours, BitsPerComponent: 8, Columns: width },
  });
  const mask = alpha ? file.addStream({ ...image(1), ColorSpace: '/DeviceGray' }, alpha) : undefined;
  return file.addStream(
    { ...image(4), ColorSpace: '/DeviceCMYK', Intent: '/RelativeColorimetric', SMask: mask },
    ink,
  );
}
