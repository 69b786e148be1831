import type { Adjustments } from './adjustments.ts';
import {
  type Card,
  type ContactLabels,
  defaultColour,
  isBlank,
  type Layout,
  layouts,
  logoLimits,
  type Orientation,
  ownLabelOf,
} from './card.ts';
import { defaultFont, type FontName } from './fonts.ts';
import { type CardFormat, formatOf } from './formats.ts';
import { type LogoChoice, logoChoices } from './logo-choice.ts';
import { type LogoOffset, logoOffsetOf } from './logo-offset.ts';
import type { CardLook } from './look/card-look.ts';
import type { SharedSizes } from './shared-sizes.ts';
import { mapTexts, type TextField, textFieldRecords } from './text-fields.ts';

/** A card without gaps: its own values first, then the fallbacks. */
export type ResolvedCard = Pick<Card, 'content' | 'back'> & {
  format: CardFormat;
  orientation: Orientation;
  layout: Layout;
  contactLabels: ContactLabels;
  background: string;
  initials: string | undefined;
  fonts: Readonly<Record<TextField, FontName>>;
  colours: Readonly<Record<TextField, string>>;
  typeset: SharedSizes | undefined;
  adjustments: Adjustments | undefined;
  logo: LogoOffset & { sizeMm: number; hasName: boolean; version: LogoChoice };
  look: CardLook | undefined;
  /** What the card sets itself, without the fallbacks. A text without a value has that of the text it follows. */
  own: {
    layout: Layout | undefined;
    background: string | undefined;
    fonts: Readonly<Record<TextField, FontName | undefined>>;
    colours: Readonly<Record<TextField, string | undefined>>;
  };
};

const resolved = new WeakMap<Card, ResolvedCard>();

/** The card with every fallback applied, once for each card. */
export function resolveCard(card: Card): ResolvedCard {
  const known = resolved.get(card) ?? withFallbacks(card);
  resolved.set(card, known);
  return known;
}

function withFallbacks({ format, orientation, content, style, back }: Card): ResolvedCard {
  const { fonts, colours, logo } = style;
  const { size } = logoLimits;

  /** Its own, else that of the text it follows, else the company's or the data font. */
  function ownFontOf(field: TextField): FontName | undefined {
    const source = textFieldRecords[field].followsStyleOf;
    const shared = field === 'companyName' ? fonts.company : fonts.data;
    return fonts[field] ?? (source ? ownFontOf(source) : shared);
  }

  function ownColourOf(field: TextField): string | undefined {
    const source = textFieldRecords[field].followsStyleOf;
    return colours[field] ?? (source && ownColourOf(source));
  }

  function fallbackColour(field: TextField): string {
    const source = textFieldRecords[field].followsStyleOf;
    return source ? fallbackColour(source) : defaultColour(field, 'saved');
  }

  const own = {
    layout: style.layout,
    background: style.background,
    fonts: mapTexts(ownFontOf),
    colours: mapTexts(ownColourOf),
  };
  return {
    ...resolveFormat({ format, orientation }),
    layout: own.layout ?? layouts[0],
    contactLabels: style.contactLabels ?? 'none',
    background: own.background ?? '#ffffff',
    initials: style.initials,
    content,
    fonts: mapTexts((field) => own.fonts[field] ?? defaultFont),
    colours: mapTexts((field) => own.colours[field] ?? fallbackColour(field)),
    typeset: style.typeset,
    adjustments: style.adjustments,
    logo: {
      sizeMm: logo.sizeMm ?? size.fallback,
      ...logoOffsetOf({ style }),
      hasName: logo.hasName ?? false,
      version: logo.version ?? logoChoices[0],
    },
    back,
    look: style.look,
    own,
  };
}

/** What stands before a text: a letter or a person's own label, or the icon of a text. */
export type ContactLabel = { text: string; isOwn?: true } | { icon: TextField } | null;

/** The label of a text: its person's own first. An address has one icon, before its first line. */
export function contactLabelOf(
  field: TextField,
  { contactLabels, content }: Pick<ResolvedCard, 'contactLabels' | 'content'>,
): ContactLabel {
  const own = ownLabelOf(content, field);
  if (own !== '') return { text: own, isOwn: true };
  const { letter, group } = textFieldRecords[field];
  if (contactLabels === 'letters') return letter ? { text: letter } : null;
  const hasIcon = group === 'contact' || field === (isBlank(content.street) ? 'city' : 'street');
  return contactLabels === 'icons' && hasIcon ? { icon: field } : null;
}

/** The format and the orientation of a card. A custom format that is higher than wide is upright. */
export function resolveFormat({
  format,
  orientation,
}: Pick<Card, 'format' | 'orientation'>): Pick<ResolvedCard, 'format' | 'orientation'> {
  const isTall = typeof format === 'object' && format.heightMm > format.widthMm;
  return { format: formatOf(format), orientation: orientation ?? (isTall ? 'portrait' : 'landscape') };
}
