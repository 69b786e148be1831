import type { CardBack } from './card-back.ts';
import { defaultFont, type FontName } from './fonts.ts';
import type { CustomFormat, FormatId } from './formats.ts';
import { type TextField, textFields } from './text-fields.ts';
import type { Typeset } from './typeset.ts';

export { type TextField, textFields };

/** The further lines, and the text whose font and colour each has unless it has its own. */
const styleSources = {
  department: 'position',
  mobile: 'phone',
  street: 'phone',
  city: 'phone',
  free1: 'phone',
  free2: 'phone',
} as const satisfies Partial<Record<TextField, TextField>>;

/** A line that the form shows only when it is wanted. */
export type FurtherLine = keyof typeof styleSources;

/** A text that the form always shows. */
export type MainField = Exclude<TextField, FurtherLine>;

export const mainFields = textFields.filter((field): field is MainField => !isFurtherLine(field));

export function isFurtherLine(field: string): field is FurtherLine {
  return Object.hasOwn(styleSources, field);
}

/** The stored names of each text's font and colour. The font of fullName is called nameFont. */
export const styleFields = {
  companyName: { font: 'companyNameFont', colour: 'companyNameColor' },
  website: { font: 'websiteFont', colour: 'websiteColor' },
  fullName: { font: 'nameFont', colour: 'fullNameColor' },
  position: { font: 'positionFont', colour: 'positionColor' },
  phone: { font: 'phoneFont', colour: 'phoneColor' },
  email: { font: 'emailFont', colour: 'emailColor' },
  url: { font: 'urlFont', colour: 'urlColor' },
  department: { font: 'departmentFont', colour: 'departmentColor' },
  mobile: { font: 'mobileFont', colour: 'mobileColor' },
  street: { font: 'streetFont', colour: 'streetColor' },
  city: { font: 'cityFont', colour: 'cityColor' },
  free1: { font: 'free1Font', colour: 'free1Color' },
  free2: { font: 'free2Font', colour: 'free2Color' },
} as const satisfies Record<TextField, { font: string; colour: string }>;

export const orientations = ['landscape', 'portrait'] as const;
export type Orientation = (typeof orientations)[number];

/** The layouts of a card. The first is the default. */
export const layouts = [
  'classic',
  'centered',
  'split',
  'editorial',
  'minimal',
  'bold',
  'columns',
  'banner',
  'divider',
  'picture',
] as const;
export type Layout = (typeof layouts)[number];

/** What stands before the numbers and addresses of a card: nothing, or a letter. */
export const contactLabelKinds = ['none', 'letters'] as const;
export type ContactLabels = (typeof contactLabelKinds)[number];

/** Whether a text is invisible: empty, spaces, or characters such as the zero-width space. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}

/** In UTF-16 code units. */
export const cardTextMax = 200;

/** Texts required to save a card. The preview shows placeholders for them. */
type RequiredText = 'companyName' | 'fullName';
type StyleField<Kind extends 'font' | 'colour'> = (typeof styleFields)[TextField][Kind];

/** The stored design of a card. Absent values get their fallback when the card is drawn. */
export type CardDesign = Record<RequiredText, string> &
  Absentable<
    Record<Exclude<TextField, RequiredText>, string> &
      Record<StyleField<'font'> | 'companyFont' | 'dataFont', FontName> &
      Record<StyleField<'colour'> | 'backgroundColor', string> &
      Record<'logoSize' | 'logoX' | 'logoY', number> & {
        format: FormatId | CustomFormat;
        orientation: Orientation;
        layout: Layout;
        contactLabels: ContactLabels;
        logoUrl: string | null;
        /** The company's name is part of its logo: it is not printed as a text beside it. */
        logoHasName: boolean;
        typeset: Typeset;
        back: CardBack | null;
      }
  >;

type Absentable<T> = { [Key in keyof T]?: T[Key] | undefined };

/** Limits of the logo's number inputs in mm, and the value of a blank input. */
export const logoLimits = {
  size: { min: 10, max: 400, fallback: 20 },
  offset: { min: -50, max: 50, fallback: 0 },
} as const;

/** Colours of a card without its own: black and grey on the create page, slate for a saved card. */
export const defaultColours = {
  create: { strong: '#000000', quiet: '#666666' },
  saved: { strong: '#1e293b', quiet: '#64748b' },
} as const;

/** The emphasised texts; the others are quiet. */
export const strongFields: readonly TextField[] = ['companyName', 'fullName'];

/** The default colour of one text. */
export function defaultColour(field: TextField, situation: keyof typeof defaultColours): string {
  const { strong, quiet } = defaultColours[situation];
  return strongFields.includes(field) ? strong : quiet;
}

/** The font one text is set in: its own, else the company's or the data font, else the default. */
export function fontOf(design: Partial<CardDesign>, field: TextField): FontName {
  if (isFurtherLine(field)) return design[styleFields[field].font] ?? fontOf(design, styleSources[field]);
  const shared = field === 'companyName' ? design.companyFont : design.dataFont;
  return design[styleFields[field].font] ?? shared ?? defaultFont;
}

/** The colour of one text: its own, else the default of a saved card. */
export function colourOf(design: Partial<CardDesign>, field: TextField): string {
  if (isFurtherLine(field)) return design[styleFields[field].colour] ?? colourOf(design, styleSources[field]);
  return design[styleFields[field].colour] ?? defaultColour(field, 'saved');
}

/** The colour of the paper, white by default. */
export function backgroundOf({ backgroundColor = '#ffffff' }: Partial<CardDesign>): string {
  return backgroundColor;
}

/** The layout and the orientation of a card, with their defaults. */
export function layoutOf(design: Partial<CardDesign>): { layout: Layout; orientation: Orientation } {
  return {
    layout: design.layout ?? layouts[0],
    orientation: design.orientation ?? (isTall(design.format) ? 'portrait' : 'landscape'),
  };
}

/** Whether a custom format is higher than wide. */
function isTall(format: CardDesign['format']): boolean {
  return typeof format === 'object' && format.heightMm > format.widthMm;
}

/** The size of the logo and its offset from the layout's position, in mm. */
export function logoPlacementOf(design: Partial<CardDesign>): { size: number; left: number; top: number } {
  const { size, offset } = logoLimits;
  return {
    size: design.logoSize ?? size.fallback,
    left: design.logoX ?? offset.fallback,
    top: design.logoY ?? offset.fallback,
  };
}

/** The initial design of the create page. */
export const newCardDesign: Partial<CardDesign> = {
  orientation: 'landscape',
  backgroundColor: '#ffffff',
  logoSize: logoLimits.size.fallback,
  logoX: logoLimits.offset.fallback,
  logoY: logoLimits.offset.fallback,
  ...Object.fromEntries(
    mainFields.flatMap((field) => [
      [styleFields[field].font, defaultFont],
      [styleFields[field].colour, defaultColour(field, 'create')],
    ]),
  ),
};
