import { z } from 'zod';
import { parseColour } from './colour.ts';
import { fieldError } from './field-errors.ts';
import { defaultFont, type FontName, fontNames } from './fonts.ts';
import { isLogoPath } from './uploads.ts';

/** The texts of a card, in the order the form shows them. */
export const textFields = [
  'companyName',
  'website',
  'fullName',
  'position',
  'phone',
  'email',
  'url',
] as const;
export type TextField = (typeof textFields)[number];

/** The stored names of each text's own font and colour; the person's font is called nameFont. */
const styleFields = {
  companyName: { font: 'companyNameFont', colour: 'companyNameColor' },
  website: { font: 'websiteFont', colour: 'websiteColor' },
  fullName: { font: 'nameFont', colour: 'fullNameColor' },
  position: { font: 'positionFont', colour: 'positionColor' },
  phone: { font: 'phoneFont', colour: 'phoneColor' },
  email: { font: 'emailFont', colour: 'emailColor' },
  url: { font: 'urlFont', colour: 'urlColor' },
} as const satisfies Record<TextField, { font: string; colour: string }>;

export const orientations = ['landscape', 'portrait'] as const;
export type Orientation = (typeof orientations)[number];

/** The arrangements a card may have; one that names none is the first. */
export const layouts = ['classic', 'centered', 'split', 'editorial', 'minimal', 'bold'] as const;
export type Layout = (typeof layouts)[number];

/** What the preview shows where these two texts are still empty. */
export const placeholders = { companyName: 'Company Name', fullName: 'Full Name' } as const;

/** Millimetres the logo's number boxes accept, and what a blank box falls back to. */
const logoLimits = {
  size: { min: 10, max: 400, fallback: 20 },
  offset: { min: -50, max: 50, fallback: 0 },
} as const;

const cardTextMax = 200;

const font = z.enum(fontNames);
// A null character or half a surrogate pair is nothing anybody typed, and the database could not keep it.
const text = z
  .string()
  .overwrite((typed) => typed.replaceAll(/[\0\p{Cs}]/gu, ''))
  .max(cardTextMax, fieldError('TEXT_TOO_LONG'));

const colour = z.string().transform((typed, context) => {
  const parsed = parseColour(typed);
  if (parsed !== null) return parsed;
  context.addIssue({ code: 'custom', message: fieldError('INVALID_COLOUR') });
  return z.NEVER;
});

/** The editor sends millimetres as text; either form is read as a whole number within its limits. */
function millimetres({ min, max }: { min: number; max: number }) {
  return z
    .union([
      z.number(),
      z
        .string()
        .trim()
        .regex(/^-?\d+$/, fieldError('NOT_A_NUMBER')),
    ])
    .transform(Number)
    .pipe(
      z
        .int(fieldError('NOT_A_NUMBER'))
        .min(min, fieldError('OUT_OF_RANGE'))
        .max(max, fieldError('OUT_OF_RANGE')),
    );
}

/** A card's name as its owner lists it. */
export const cardNameSchema = text.trim().min(1, fieldError('CARD_NAME_REQUIRED'));

/** Everything a card looks like; what is absent falls back when it is drawn. */
export const cardDesignSchema = z.object({
  companyName: text.trim().min(1, fieldError('COMPANY_NAME_REQUIRED')),
  website: text.optional(),
  fullName: text.trim().min(1, fieldError('FULL_NAME_REQUIRED')),
  position: text.optional(),
  phone: text.optional(),
  email: z
    .union(
      [z.literal(''), z.email(fieldError('INVALID_EMAIL')).max(cardTextMax)],
      fieldError('INVALID_EMAIL'),
    )
    .optional(),
  url: text.optional(),
  backgroundColor: colour.optional(),
  orientation: z.enum(orientations).optional(),
  layout: z.enum(layouts).optional(),
  companyFont: font.optional(),
  dataFont: font.optional(),
  nameFont: font.optional(),
  companyNameFont: font.optional(),
  websiteFont: font.optional(),
  positionFont: font.optional(),
  phoneFont: font.optional(),
  emailFont: font.optional(),
  urlFont: font.optional(),
  companyNameColor: colour.optional(),
  websiteColor: colour.optional(),
  fullNameColor: colour.optional(),
  positionColor: colour.optional(),
  phoneColor: colour.optional(),
  emailColor: colour.optional(),
  urlColor: colour.optional(),
  logoUrl: z.string().refine(isLogoPath, fieldError('INVALID_LOGO')).nullable().optional(),
  logoSize: millimetres(logoLimits.size).optional(),
  logoX: millimetres(logoLimits.offset).optional(),
  logoY: millimetres(logoLimits.offset).optional(),
});

export type CardDesign = z.infer<typeof cardDesignSchema>;

/** Colours of a card that has none of its own: black and grey on the create page, slate where a saved card lacks them. */
export const defaultColours = {
  create: { strong: '#000000', quiet: '#666666' },
  saved: { strong: '#1e293b', quiet: '#64748b' },
} as const;

const strongFields: readonly TextField[] = ['companyName', 'fullName'];

/** The default colour of one text. */
export function defaultColour(field: TextField, situation: keyof typeof defaultColours): string {
  const { strong, quiet } = defaultColours[situation];
  return strongFields.includes(field) ? strong : quiet;
}

/** The font one text is set in: its own, else the company's or the data font, else the default. */
export function fontOf(design: Partial<CardDesign>, field: TextField): FontName {
  const shared = field === 'companyName' ? design.companyFont : design.dataFont;
  return design[styleFields[field].font] ?? shared ?? defaultFont;
}

/** The colour one text is drawn in: its own, else what a saved card without colours has. */
export function colourOf(design: Partial<CardDesign>, field: TextField): string {
  return design[styleFields[field].colour] ?? defaultColour(field, 'saved');
}

/** The colour of the paper, white where a card names none. */
export function backgroundOf({ backgroundColor = '#ffffff' }: Partial<CardDesign>): string {
  return backgroundColor;
}

/** Which arrangement a card has, and which way it stands. */
export function arrangementOf(design: Partial<CardDesign>): { layout: Layout; orientation: Orientation } {
  return { layout: design.layout ?? layouts[0], orientation: design.orientation ?? orientations[0] };
}

/** How large the logo is and how far it is moved from its place, in mm. */
export function logoPlacementOf(design: Partial<CardDesign>): { size: number; left: number; top: number } {
  const { size, offset } = logoLimits;
  return {
    size: design.logoSize ?? size.fallback,
    left: design.logoX ?? offset.fallback,
    top: design.logoY ?? offset.fallback,
  };
}

/** What the create page starts from. */
export const newCardDesign: Partial<CardDesign> = {
  orientation: 'landscape',
  backgroundColor: '#ffffff',
  logoSize: logoLimits.size.fallback,
  logoX: logoLimits.offset.fallback,
  logoY: logoLimits.offset.fallback,
  ...Object.fromEntries(
    textFields.flatMap((field) => [
      [styleFields[field].font, defaultFont],
      [styleFields[field].colour, defaultColour(field, 'create')],
    ]),
  ),
};
