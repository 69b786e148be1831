import type { Card } from './card.ts';
import { backKinds } from './card-back.ts';
import type { SomeImages } from './card-images.ts';
import { cardOnOneLine, hasLineBreaksOnBack, hasOwnLines } from './card-lines.ts';
import { cardOf } from './flat-card.ts';
import { type FontName, isCustomFont, isFontOfSeats, isStandardFont } from './fonts.ts';
import { hasPicturePlace } from './look/picture-look-ids.ts';

/** The version of the documents that are written. Raised when an older release would lose something of a card. */
const documentVersion = 2;

/** A card with custom fonts: a release that does not know them refuses it. Version 3 is a card of a design. */
const customFontsVersion = 4;

/** A card with shared sizes, or with a logo that has the company's name in it. */
const sharedSizesVersion = 5;

/** A card with a look, with icons before its contacts, or with a font that came with the looks. */
const lookVersion = 6;

/** A card with a picture, or with a look that has a place for one. */
const pictureVersion = 7;

/** A card whose look has seats, with a chosen version of its logo or its own initials, with a logo for dark grounds, or with a font or a palette that came with them. Versions 8 and 9 are cards of designs. */
const seatsVersion = 10;

/** A card that differs from its arrangement, or has line breaks or custom labels. Version 12 is a card of a design. */
const adjustmentsVersion = 11;

/** Every version of a document that is written. */
export const cardDocumentVersions = [
  documentVersion,
  customFontsVersion,
  sharedSizesVersion,
  lookVersion,
  pictureVersion,
  seatsVersion,
  adjustmentsVersion,
] as const;

/** A stored card. Version 1 is the flat form, which is still read. */
export type CardDocument = Card & { v: (typeof cardDocumentVersions)[number] };

/** The stored form of a card. Its images are stored beside it. */
export function documentOf(card: Card, { darkLogoId }: SomeImages = {}): CardDocument {
  const v = versionOf(card);
  return { v: darkLogoId && v < seatsVersion ? seatsVersion : v, ...card };
}

function versionOf(card: Card): CardDocument['v'] {
  const { content, style, picture, back } = card;
  if (style.adjustments || hasOwnLines(content) || hasLineBreaksOnBack(back)) return adjustmentsVersion;
  const fonts = fontsOf(card);
  const hasNewStyle = fonts.some(isFontOfSeats) || style.look?.palette === 'inkOnLilac';
  const { look, logo, initials } = style;
  if (look?.version === 3 || (logo.version ?? initials) !== undefined || hasNewStyle) return seatsVersion;
  if (picture !== undefined || (style.look && hasPicturePlace(style.look.id))) return pictureVersion;
  const hasNewFont = fonts.some((font) => !isStandardFont(font) && !isCustomFont(font));
  if (style.look !== undefined || style.contactLabels === 'icons' || hasNewFont) return lookVersion;
  if (style.typeset !== undefined || style.logo.hasName !== undefined) return sharedSizesVersion;
  return fonts.some(isCustomFont) ? customFontsVersion : documentVersion;
}

/** The fonts that a card names, on both sides. */
export function fontsOf({ style, back }: Card): FontName[] {
  const ofBack = back?.kind === 'text' ? [back.message] : back?.kind === 'qr' ? [back.above, back.below] : [];
  const ofLook = Object.values(style.look?.fonts ?? {});
  const fonts = [...Object.values(style.fonts), ...ofLook, ...ofBack.map((text) => text?.font)];
  return fonts.filter((font) => font !== undefined);
}

/**
 * The card in a stored value of any version so far. Null for what a later release has stored: it is refused, because
 * saving the part that is known would lose the rest. Values are not validated again. Releases before line breaks drew
 * them as spaces.
 */
export function readStoredCard(stored: unknown): Card | null {
  if (!isObject(stored)) return null;
  if (!('v' in stored)) return cardOnOneLine(cardOf(stored));
  if (!cardDocumentVersions.some((known) => known === stored.v)) return null;
  if (!('back' in stored) || !isKnownBack(stored.back)) return null;
  const { v, ...card } = stored as CardDocument;
  return v === adjustmentsVersion ? card : cardOnOneLine(card);
}

function isKnownBack(back: unknown): boolean {
  return back === null || (isObject(back) && 'kind' in back && backKinds.some((kind) => kind === back.kind));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
