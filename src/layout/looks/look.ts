import type { PictureShape } from '#domain/card/card-picture.ts';
import type { LookFonts, LookId } from '#domain/card/look/card-look.ts';
import type { LookPaletteName } from '#domain/card/look/text-palettes.ts';
import type { ColourRole } from '#domain/look/look-palettes.ts';
import type { Mood, Trade } from '#domain/look/look-topics.ts';
import type { CardShape, Edge } from '../graphics/motif.ts';
import type { DesignedGraphic } from '../graphics/motifs.ts';
import type { Weight } from '../text/font-families.ts';

/** A finished design of a card: layout, graphic, palette, fonts and back in one. */
export type Look = {
  id: LookId;
  trades: readonly Trade[];
  moods: readonly Mood[];
  /** The format that it was drawn for; in the others it is turned. */
  shape: CardShape;
  palette: LookPaletteName;
  fonts: LookFonts;
  front: LookFront;
  back: LookBack;
};

/** A box in shares of the card: x, y, width, height. */
export type Shares = readonly [x: number, y: number, width: number, height: number];

/** The shape of a plate under a logo or a code. */
export type SeatShape =
  | 'none'
  | 'tile'
  | 'disc'
  | 'arch'
  | 'house'
  | 'ticket'
  | 'capsule'
  | 'band'
  | 'octagon'
  | 'blob';

export type LookFront = {
  ground: ColourRole;
  graphics: readonly DesignedGraphic[];
  arrangement: LookArrangement;
  /** Where the texts are; without it, where the graphics leave room. */
  area?: Shares;
  picture?: PictureDesign;
  /** The logo is the hero; where it cannot be, the text is arranged in the usual way. */
  hero?: HeroDesign;
  /** The graphics and the area where the card is upright and the look is not, or the reverse; turned without it. */
  turned?: { graphics: readonly DesignedGraphic[]; area?: Shares };
  type: LookType;
};

/** How a front is composed around a large logo, and the roles of its graphic. */
export type HeroDesign =
  /** A field with the logo, a rail, and a band with the text. */
  | { kind: 'fascia'; band: ColourRole; rail: ColourRole }
  /** A block with the logo in one colour, the text below it. */
  | { kind: 'swatch'; block: ColourRole }
  /** The logo on a line that is broken beside it. */
  | { kind: 'thread'; line: ColourRole }
  /** The logo beside groups with a line over each. */
  | { kind: 'institute'; line: ColourRole }
  /** The logo in a disc with a line inside; the text on the back. */
  | { kind: 'plate'; disc: ColourRole; line: ColourRole }
  /** The logo lit among pale initials in a band; the text below it. */
  | { kind: 'banner'; band: ColourRole };

/** Where the picture of a look is. Without one, its place has the initials. */
export type PictureDesign = {
  shape: PictureShape;
  /** The edge that it is at; the texts are at the other. */
  at: Edge;
  /** How far it reaches from that edge, or what a full one leaves clear, as a share of the card. Of a portrait: its side, as a share of the shorter one. */
  share: number;
  /** The texts are on a plate over a full picture, which does not fade then. */
  hasPlate?: true;
  /** The colour of its place where that has the logo. */
  seat: ColourRole;
  /** The colours of a picture in two of them. */
  duotone: readonly [dark: ColourRole, light: ColourRole];
};

/** What the lines of a card are called in a look. The role is the position and the department. */
export type LineKind = 'company' | 'subtitle' | 'name' | 'role' | 'contact';

export type LookType = { readonly [Kind in LineKind]?: LineStyle };

/** How a kind of text is set where it differs from the default. Sizes in pt, steps in mm. */
export type LineStyle = {
  sizePt?: number;
  minPt?: number;
  weight?: Weight;
  isItalic?: true;
  font?: keyof LookFonts;
  upperCase?: true;
  trackingEm?: number;
  lineHeight?: number;
  lines?: number;
  /** From the baseline of the text above; of the contact, from line to line. */
  step?: number;
  /** From the text above to the first line of the contact. */
  firstStep?: number;
  colour?: ColourRole;
};

/** How the texts are arranged in their area. Lengths in mm; a split is a share of the measure, a y one of the height. */
export type LookArrangement =
  /** One edge: the person at the top, or the company, below the logo or beside it; the rest with the contact at the bottom. */
  | { kind: 'edge'; align?: 'right'; companyFirst?: true; isLogoBeside?: true }
  /** At the bottom: the person with the company, the contact below. */
  | { kind: 'foot' }
  /** One stack in the middle of the height: company, person, contact. */
  | { kind: 'middle' }
  /** The company at the top left, the person at the bottom left, the contact beside it. */
  | { kind: 'classic'; split: number }
  /** The person at the top left with the company below, the contact at the top right. */
  | { kind: 'header'; companyStep: number; split?: number }
  /** The company, the person below it, the contact in two columns below a line. */
  | { kind: 'columns'; split: number; personY: number; ruleY: number; ruleColour: ColourRole }
  /** The company at the top left, person and contact at the top right. */
  | { kind: 'band'; split: number }
  /** Centred: the company, the person, the contact in rows. */
  | {
      kind: 'centered';
      top: number;
      personY: number;
      bottom: number;
      ruleY?: number;
      ruleColour?: ColourRole;
      isStacked?: true;
    }
  /** Centred: a small company, the name large in the middle, the contact. */
  | { kind: 'swap'; top: number; nameY: number; bottom: number }
  /** The company large in the middle; person and contact on the bottom line, left and right. */
  | { kind: 'base' }
  /** All texts centred from the top. */
  | { kind: 'top' }
  /** The company in a panel on the left, person and contact beside it. */
  | { kind: 'split'; panel: number; panelGround: ColourRole }
  /** The company fills the measure at the bottom; person and contact are small at the top. */
  | { kind: 'bold'; contact: 'below' | 'right' }
  /** The name large at the top, company and contact at the bottom. */
  | { kind: 'editorial'; split: number }
  /** Logo and company on the left of a line, person and contact on the right. */
  | { kind: 'divider'; split: number; ruleColour: ColourRole };

export type LookBack = { ground: ColourRole; graphics: readonly DesignedGraphic[]; content: LookBackContent };

/** What a back shows besides its graphics. A back never repeats the contact, unless the front has none. */
export type LookBackContent =
  | { kind: 'none' }
  | ({ kind: 'company' } & BackWord)
  | ({ kind: 'initial' } & BackWord)
  /** The logo; without one, the word. */
  | ({ kind: 'logo'; sizeMm: number; logoY: number; hasWord?: true } & BackWord)
  | { kind: 'code'; at: 'left' | 'center' }
  /** The person and the contact, which the front does not have. */
  | { kind: 'card'; type: LookType };

/** A word on a back. */
export type BackWord = {
  sizePt: number;
  weight: Weight;
  trackingEm?: number;
  upperCase?: true;
  /** Where its middle is, in shares of the card; at an edge it keeps the margin. */
  x: 'left' | 'center' | 'right';
  y: number | 'top' | 'bottom';
  /** The widest that it may be, as a share of the width. */
  width?: number;
  /** The size of the subtitle below it; none without it. */
  subtitlePt?: number;
  /** The colour under it where a graphic lies under it. */
  ground?: ColourRole;
};
