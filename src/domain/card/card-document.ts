import {
  type CardDesign,
  type ContactLabels,
  type Layout,
  type Orientation,
  styleFields,
  type TextField,
  textFields,
} from './card.ts';
import { backKinds, type CardBack } from './card-back.ts';
import { type FontName, isOwnFont } from './fonts.ts';
import type { CustomFormat, FormatId } from './formats.ts';
import type { Typeset } from './typeset.ts';

/** The version of the documents that are written. Raised when an older release would lose something of a card. */
const documentVersion = 2;

/** A card with fonts of one's own: a release that does not know them refuses it. Version 3 is a card of a design. */
const ownFontsVersion = 4;

/** A card with shared sizes, or with a logo that has the company's name in it. */
const typesetVersion = 5;

/** Every version of a document that is written. */
export const cardDocumentVersions = [documentVersion, ownFontsVersion, typesetVersion] as const;

/**
 * The stored form of a card: its content apart from its style. The flat CardDesign is version 1, which is still read.
 * What is absent in a design is absent here too.
 */
export type CardDocument = {
  v: (typeof cardDocumentVersions)[number];
  format?: FormatId | CustomFormat | undefined;
  orientation?: Orientation | undefined;
  content: CardContent;
  style: CardStyle;
  /** Null on a card with one side. */
  back: CardBack | null;
};

/** The texts of a card. */
type CardContent = Partial<Pick<CardDesign, TextField>>;

/** How a card looks, whatever its texts. */
type CardStyle = {
  layout?: Layout | undefined;
  contactLabels?: ContactLabels | undefined;
  background?: string | undefined;
  /** The font of each text, and those of the company and of the data for texts without their own. */
  fonts: { [Key in TextField | 'company' | 'data']?: FontName | undefined };
  colours: { [Key in TextField]?: string | undefined };
  /** Sizes and places that do not follow the texts. */
  typeset?: Typeset | undefined;
  logo: {
    /** The path of the file. */
    ref?: string | null | undefined;
    sizeMm?: number | undefined;
    leftMm?: number | undefined;
    topMm?: number | undefined;
    /** The company's name is part of it. */
    hasName?: boolean | undefined;
  };
};

/** The document of a design. */
export function documentOf(design: Partial<CardDesign>): CardDocument {
  const { format, orientation, layout, contactLabels, backgroundColor, typeset } = design;
  return {
    v: versionOf(design),
    ...present({ format, orientation }),
    content: ofTexts((field) => design[field]),
    style: {
      ...present({ layout, contactLabels, background: backgroundColor, typeset }),
      fonts: {
        ...present({ company: design.companyFont, data: design.dataFont }),
        ...ofTexts((field) => design[styleFields[field].font]),
      },
      colours: ofTexts((field) => design[styleFields[field].colour]),
      logo: present({
        ref: design.logoUrl,
        sizeMm: design.logoSize,
        leftMm: design.logoX,
        topMm: design.logoY,
        hasName: design.logoHasName,
      }),
    },
    back: design.back ?? null,
  };
}

function versionOf(design: Partial<CardDesign>): CardDocument['v'] {
  if (design.typeset !== undefined || design.logoHasName !== undefined) return typesetVersion;
  return fontsOf(design).some(isOwnFont) ? ownFontsVersion : documentVersion;
}

/** All fonts of a design, on both sides. */
function fontsOf(design: Partial<CardDesign>): FontName[] {
  const { companyFont, dataFont, back } = design;
  const ofBack = back?.kind === 'text' ? [back.message] : back?.kind === 'qr' ? [back.above, back.below] : [];
  return [
    companyFont,
    dataFont,
    ...textFields.map((field) => design[styleFields[field].font]),
    ...ofBack.map((text) => text?.font),
  ].filter((font) => font !== undefined);
}

/** The design of a document: the inverse of documentOf. */
export function designOf({ format, orientation, content, style, back }: CardDocument): Partial<CardDesign> {
  const { layout, contactLabels, background, fonts, colours, typeset, logo } = style;
  return {
    ...content,
    ...present({
      format,
      orientation,
      layout,
      contactLabels,
      backgroundColor: background,
      companyFont: fonts.company,
      dataFont: fonts.data,
      logoUrl: logo.ref,
      logoSize: logo.sizeMm,
      logoX: logo.leftMm,
      logoY: logo.topMm,
      logoHasName: logo.hasName,
      typeset,
      back: back ?? undefined,
    }),
    ...Object.fromEntries(
      textFields.flatMap((field) => [
        ...entry(styleFields[field].font, fonts[field]),
        ...entry(styleFields[field].colour, colours[field]),
      ]),
    ),
  };
}

/**
 * The design in a stored value of any version so far. Null for what a later release has stored: it is refused, because
 * saving the part that is known would lose the rest. Values are not validated again.
 */
export function readStoredDesign(stored: unknown): Partial<CardDesign> | null {
  if (!isObject(stored)) return null;
  if (!('v' in stored)) return stored;
  if (!cardDocumentVersions.some((known) => known === stored.v)) return null;
  if (!('back' in stored) || !isKnownBack(stored.back)) return null;
  return designOf(stored as CardDocument);
}

function isKnownBack(back: unknown): boolean {
  return back === null || (isObject(back) && 'kind' in back && backKinds.some((kind) => kind === back.kind));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** One value for each text that has one. */
function ofTexts<Value>(read: (field: TextField) => Value | undefined): { [Key in TextField]?: Value } {
  return Object.fromEntries(textFields.flatMap((field) => entry(field, read(field))));
}

function entry<Value>(key: string, value: Value | undefined): [string, Value][] {
  return value === undefined ? [] : [[key, value]];
}

/** The values without those that are undefined: JSON and IndexedDB would treat them differently. */
function present<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;
}
