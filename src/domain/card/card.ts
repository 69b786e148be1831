import type { Adjustments } from './adjustments.ts';
import type { CardBack } from './card-back.ts';
import type { FrontPicture } from './card-picture.ts';
import { defaultFont, type FontName } from './fonts.ts';
import type { CustomFormat, FormatId } from './formats.ts';
import type { LogoChoice } from './logo-choice.ts';
import type { CardLook } from './look/card-look.ts';
import { canHaveLabel, type OwnLabels } from './own-labels.ts';
import type { SharedSizes } from './shared-sizes.ts';
import { mainFields, type TextField, textFieldRecords, textFields } from './text-fields.ts';

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

/** What stands before the numbers and addresses of a card: nothing, a letter or an icon. */
export const contactLabelKinds = ['none', 'letters', 'icons'] as const;
export type ContactLabels = (typeof contactLabelKinds)[number];

/** A card: its content apart from its style. What is absent gets its fallback in `resolveCard`. */
export type Card = {
  format?: FormatId | CustomFormat | undefined;
  orientation?: Orientation | undefined;
  content: CardContent;
  style: CardStyle;
  picture?: FrontPicture | undefined;
  /** Null on a card with one side. */
  back: CardBack | null;
};

/** A card's text, and the labels that its person has put before some of them. */
export type CardContent = { readonly [Key in TextField]?: string | undefined } & {
  readonly labels?: OwnLabels | undefined;
};

/** How a card looks, whatever its texts. */
type CardStyle = {
  /** What decides everything below that the card does not set itself. */
  look?: CardLook | undefined;
  layout?: Layout | undefined;
  contactLabels?: ContactLabels | undefined;
  background?: string | undefined;
  /** The letters that a look draws instead of the own initials of the names. */
  initials?: string | undefined;
  /** The font of each text, and those of the company and of the data for texts without their own. */
  fonts: { [Key in TextField | 'company' | 'data']?: FontName | undefined };
  colours: { [Key in TextField]?: string | undefined };
  /** Sizes and places that do not follow the texts. */
  typeset?: SharedSizes | undefined;
  /** How the card differs from its arrangement. */
  adjustments?: Adjustments | undefined;
  logo: {
    /** The path of the file. */
    ref?: string | null | undefined;
    /** The path of the file that is drawn on dark grounds in its place. */
    darkRef?: string | undefined;
    sizeMm?: number | undefined;
    /** Offsets from the layout's position. */
    leftMm?: number | undefined;
    topMm?: number | undefined;
    /** The company's name is part of it: it is not printed as a text beside it. */
    hasName?: boolean | undefined;
    version?: LogoChoice | undefined;
  };
};

/** A change of some values of a card. A value that is undefined is removed. */
export type CardPatch = Partial<Omit<Card, 'style'>> & { style?: Partial<CardStyle> };

/** The card with a change. Parts that do not change keep their identity. */
export function applyPatch(card: Card, { content, style, ...rest }: CardPatch): Card {
  return {
    ...merged(card, rest),
    content: merged(card.content, content),
    style: style
      ? {
          ...merged(card.style, style),
          fonts: merged(card.style.fonts, style.fonts),
          colours: merged(card.style.colours, style.colours),
          logo: merged(card.style.logo, style.logo),
        }
      : card.style,
  };
}

function merged<Values extends object>(values: Values, change: Partial<Values> | undefined): Values {
  return change ? withoutUndefined({ ...values, ...change }) : values;
}

/** Drops undefined values: JSON and IndexedDB treat them differently. */
export function withoutUndefined<Values extends object>(values: Values): Values {
  const defined: Partial<Values> = {};
  for (const name of Object.keys(values) as (keyof Values)[]) {
    if (values[name] !== undefined) defined[name] = values[name];
  }
  return defined as Values;
}

/** Whether a text is invisible: empty, spaces, or characters such as the zero-width space. */
export function isBlank(text = ''): boolean {
  return /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}

/** Whether a card has a text that can be seen. */
export function hasTexts(content: CardContent): boolean {
  return textFields.some((field) => !isBlank(content[field]));
}

/** A person's own label before a text; empty without one, and before an empty text. */
export function ownLabelOf({ labels, ...texts }: CardContent, field: TextField): string {
  return canHaveLabel(field) && !isBlank(texts[field]) ? (labels?.[field] ?? '').trim() : '';
}

/** In UTF-16 code units. */
export const cardTextMax = 200;

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

/** The default colour of one text. */
export function defaultColour(field: TextField, situation: keyof typeof defaultColours): string {
  const { strong, quiet } = defaultColours[situation];
  return textFieldRecords[field].isStrong ? strong : quiet;
}

/** A card with nothing on it. */
export const emptyCard: Card = { content: {}, style: { fonts: {}, colours: {}, logo: {} }, back: null };

/** The card that the create page starts with. */
export const newCard: Card = applyPatch(emptyCard, {
  orientation: 'landscape',
  style: {
    background: '#ffffff',
    fonts: Object.fromEntries(mainFields.map((field) => [field, defaultFont])),
    colours: Object.fromEntries(mainFields.map((field) => [field, defaultColour(field, 'create')])),
    logo: {
      sizeMm: logoLimits.size.fallback,
      leftMm: logoLimits.offset.fallback,
      topMm: logoLimits.offset.fallback,
    },
  },
});
