import { needsPlacing } from '#domain/card/adjustments.ts';
import type { Card } from '#domain/card/card.ts';
import type { CardBack } from '#domain/card/card-back.ts';
import type { TextSizes } from '#domain/card/carry-adjustments.ts';
import { hasChosenVersion } from '#domain/card/logo-choice.ts';
import type { CardLook, LookId } from '#domain/card/look/card-look.ts';
import { type ResolvedCard, resolveCard } from '#domain/card/resolve-card.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import { backBackground } from './back/back-colours.ts';
import type { Margins, Size } from './guides.ts';
import type { PlannedCard } from './planned-card.ts';
import type { Scene } from './scene.ts';
import type { Placeholders } from './text/card-text.ts';
import type { FaceName, FaceToLoad } from './text/faces.ts';
import type { Fonts, Glyph } from './text/fonts.ts';

export type CardWithLook = Card & { style: { look: CardLook } };

export function hasLook(card: Card): card is CardWithLook {
  return card.style.look !== undefined;
}

/** What a front is laid out with. The logo is the size of its image. */
export type FrontInput = {
  fonts: LayoutFonts;
  logo: Size | undefined;
  placeholders: Placeholders;
  margins: Margins | undefined;
};

/** Lays out cards with a look, and draws icons and versions of logos. A page loads it with the first such card. */
export type LookLayout = {
  plan: (card: CardWithLook, options: { fonts?: LayoutFonts; margins?: Margins | undefined }) => PlannedCard;
  front: (card: CardWithLook, input: FrontInput) => Scene;
  back: (
    card: CardWithLook,
    fonts: LayoutFonts,
    logo: Size | undefined,
    margins: Margins | undefined,
  ) => Scene;
  /** A front with its blocks, its logo and its code where the card wants them, with a look or without. */
  adjusted: (card: Card, input: FrontInput) => Scene;
  /** A side with its logo in the version that its card wants. */
  withLogoVersion: (scene: Scene, card: Card) => Scene;
  /** The fonts and the colours that the front is drawn in. */
  style: (card: CardWithLook) => ShownStyle;
  /** The planned size of each field of the front, in pt, without adjustments. */
  sizes: (card: CardWithLook, hasLogo: boolean) => TextSizes;
  /** The card without a look that a back of another kind is drawn as. */
  plain: (card: CardWithLook) => Card;
  /** The paper of the back. */
  backGround: (card: CardWithLook) => string;
  /** The files of letters that are not texts of the front: initials, and the words of the back. */
  faces: (card: CardWithLook) => FaceToLoad[];
  /** Other looks for a card, the most similar first; those with a place for a picture where it is asked for. */
  similar: (card: Card, wanted: { hasPicture: boolean }) => LookId[];
  /** How far a text starts after its own icon. */
  iconIndentEm: (of: TextField, style: IconStyle) => number;
  /** The glyphs of a text after an indent, and the outline of the icon in the middle of it. */
  withIcon: (
    of: TextField,
    style: IconStyle,
    indentEm: number,
    glyphs: readonly Glyph[],
  ) => { glyphs: readonly Glyph[]; icon: string };
};

/** Fonts, with what lays out looks once that is loaded. */
export type LayoutFonts = Fonts & { looks: LookLayout | null };

type IconStyle = { fonts: Fonts; face: FaceName };

/** The fonts and the colours of a card without gaps. */
export type ShownStyle = Pick<ResolvedCard, 'fonts' | 'colours' | 'background'>;

/** The fonts and the colours that a card is drawn in: its own, else its look's, else the fallbacks. Until the looks are loaded, the fallbacks. */
export function shownStyle(card: Card, looks: LookLayout | null): ShownStyle {
  return hasLook(card) && looks ? looks.style(card) : resolveCard(card);
}

/** The fonts and the colours that a back of the card's own kind is drawn in. */
export function ownBackStyle(card: Card, looks: LookLayout | null): ResolvedCard {
  return resolveCard(hasLook(card) && looks ? looks.plain(card) : card);
}

/** The paper of a card's back as it is drawn. */
export function shownBackBackground(card: Card, back: CardBack, looks: LookLayout | null): string {
  return hasLook(card) && looks ? looks.backGround(card) : backBackground(resolveCard(card), back);
}

/** Whether a card cannot be laid out until the looks are loaded. */
export function waitsForLooks({ style }: Card, looks: LookLayout | null): boolean {
  const needsLooks = style.look !== undefined || style.contactLabels === 'icons' || hasChosenVersion(style);
  return !looks && (needsLooks || needsPlacing(style.adjustments));
}

/** The looks, which must be loaded. */
export function loadedLooks({ looks }: { looks: LookLayout | null }): LookLayout {
  if (!looks) throw new Error('The looks are not loaded');
  return looks;
}
