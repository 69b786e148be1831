import { tidyAdjustments } from './adjustments.ts';
import { type Card, withoutUndefined } from './card.ts';
import type { CardBack } from './card-back.ts';
import type { FontName } from './fonts.ts';
import type { LogoChoice } from './logo-choice.ts';
import { type OwnLabels, tidyLabels } from './own-labels.ts';
import { type RequiredField, type TextField, textFields } from './text-fields.ts';

/** The names of the fonts and colours of texts in the flat form. */
type FlatFont = 'nameFont' | `${Exclude<TextField, 'fullName'>}Font`;
type FlatColour = `${TextField}Color`;

const fontName = (field: TextField): FlatFont => (field === 'fullName' ? 'nameFont' : `${field}Font`);
const colourName = (field: TextField): FlatColour => `${field}Color`;

type FlatValues = Record<TextField, string> &
  Record<FlatFont | 'companyFont' | 'dataFont', FontName> &
  Record<FlatColour | 'backgroundColor', string> &
  Record<'logoSize' | 'logoX' | 'logoY', number> &
  Pick<Card, 'format' | 'orientation' | 'picture'> &
  Pick<Card['style'], 'look' | 'layout' | 'contactLabels' | 'initials' | 'typeset' | 'adjustments'> & {
    labels: OwnLabels;
    logoUrl: string | null;
    logoDarkUrl: string;
    logoHasName: boolean;
    logoVersion: LogoChoice;
    back: CardBack | null;
  };

/** A card as the calls of the specification have it, and as version 1 stored it: every value beside the others. */
export type FlatCard = { [Key in keyof FlatValues]?: FlatValues[Key] | undefined };

/** A value for each font, by its flat name. */
export function flatFonts<Value>(valueFor: (field: TextField) => Value) {
  return Object.fromEntries(textFields.map((field) => [fontName(field), valueFor(field)])) as Record<
    FlatFont,
    Value
  >;
}

/** A value for each colour, by its flat name. */
export function flatColours<Value>(valueFor: (field: TextField) => Value) {
  return Object.fromEntries(textFields.map((field) => [colourName(field), valueFor(field)])) as Record<
    FlatColour,
    Value
  >;
}

/** The card of a flat one. */
export function cardOf(flat: FlatCard): Card {
  const { format, orientation, look, layout, contactLabels, initials, typeset, picture, back = null } = flat;
  const ofTexts = <Value>(read: (field: TextField) => Value) =>
    Object.fromEntries(textFields.map((field) => [field, read(field)]));
  return {
    ...withoutUndefined({ format, orientation }),
    content: withoutUndefined({ ...ofTexts((field) => flat[field]), labels: tidyLabels(flat.labels) }),
    style: {
      ...withoutUndefined({
        look,
        layout,
        contactLabels,
        background: flat.backgroundColor,
        initials,
        typeset,
        adjustments: tidyAdjustments(flat.adjustments),
      }),
      fonts: withoutUndefined({
        company: flat.companyFont,
        data: flat.dataFont,
        ...ofTexts((field) => flat[fontName(field)]),
      }),
      colours: withoutUndefined(ofTexts((field) => flat[colourName(field)])),
      logo: withoutUndefined({
        ref: flat.logoUrl,
        darkRef: flat.logoDarkUrl,
        sizeMm: flat.logoSize,
        leftMm: flat.logoX,
        topMm: flat.logoY,
        hasName: flat.logoHasName,
        version: flat.logoVersion,
      }),
    },
    ...withoutUndefined({ picture }),
    back,
  };
}

const flatNames = textFields.map((field) => ({ field, font: fontName(field), colour: colourName(field) }));

/** The fonts and colours that the texts have themselves. */
function flatStyle({ fonts, colours }: Card['style']): FlatCard {
  const flat: FlatCard = {};
  for (const { field, font, colour } of flatNames) {
    if (fonts[field] !== undefined) flat[font] = fonts[field];
    if (colours[field] !== undefined) flat[colour] = colours[field];
  }
  return flat;
}

/** The flat form of a card. It always has the required texts. */
export function flatOf({
  format,
  orientation,
  content,
  style,
  picture,
  back,
}: Card): FlatCard & Record<RequiredField, string> {
  const { look, layout, contactLabels, background, initials, fonts, typeset, adjustments, logo } = style;
  return withoutUndefined({
    ...flatStyle(style),
    ...content,
    companyName: content.companyName ?? '',
    fullName: content.fullName ?? '',
    format,
    orientation,
    look,
    layout,
    contactLabels,
    backgroundColor: background,
    initials,
    companyFont: fonts.company,
    dataFont: fonts.data,
    logoUrl: logo.ref,
    logoDarkUrl: logo.darkRef,
    logoSize: logo.sizeMm,
    logoX: logo.leftMm,
    logoY: logo.topMm,
    logoHasName: logo.hasName,
    logoVersion: logo.version,
    typeset,
    adjustments,
    picture,
    back: back ?? undefined,
  });
}
