import {
  backgroundOf,
  type CardDesign,
  colourOf,
  fontOf,
  type Layout,
  layoutOf,
  logoPlacementOf,
  type Orientation,
  type TextField,
  textFields,
} from '#domain/card/card.ts';
import { defaultFont, type FontName, isOwnFont, type OwnFont } from '#domain/card/fonts.ts';
import type { Typeset } from '#domain/card/typeset.ts';
import { type Guides, guidesOf, type Margins } from './guides.ts';
import type { LayoutPlan } from './layouts/layout-plan.ts';
import { planOf } from './layouts/plan-of.ts';
import type { Fonts } from './text/fonts.ts';

/** A design with every fallback applied, and the plan of its layout. */
export type ResolvedDesign = {
  layout: Layout;
  orientation: Orientation;
  guides: Guides;
  plan: LayoutPlan;
  background: string;
  /** In mm; left and top are offsets from the logo's anchor. */
  logo: { size: number; left: number; top: number };
  /** The company is not drawn as a text beside a logo. */
  logoHasName: boolean;
  /** Sizes and places that do not follow the texts. */
  typeset: Typeset | undefined;
  texts: Readonly<Record<TextField, { typed: string; label: string; colour: string } & ChosenFont>>;
};

/** A font, and the one that was chosen if it is not on this device. */
export type ChosenFont = { font: FontName; absentFont?: OwnFont | undefined };

/** The letters that tell a number or an address: mobile, telephone, email, web. */
const contactLetters: Partial<Record<TextField, string>> = { mobile: 'M', phone: 'T', email: 'E', url: 'W' };

/** The design without gaps: own values first, then the fallbacks of the domain. */
export function resolveDesign(design: Partial<CardDesign>, margins?: Margins): ResolvedDesign {
  const { layout, orientation } = layoutOf(design);
  const guides = guidesOf(design, margins);
  return {
    layout,
    orientation,
    guides,
    plan: planOf(design, guides),
    background: backgroundOf(design),
    logo: logoPlacementOf(design),
    logoHasName: design.logoHasName === true,
    typeset: design.typeset,
    texts: mapTexts((field) => ({
      typed: design[field] ?? '',
      label: design.contactLabels === 'letters' ? (contactLetters[field] ?? '') : '',
      font: fontOf(design, field),
      colour: colourOf(design, field),
    })),
  };
}

/** The design with the default font in place of fonts that are not on this device. */
export function withPresentFonts(design: ResolvedDesign, fonts: Fonts): ResolvedDesign {
  return {
    ...design,
    texts: mapTexts((field) => ({ ...design.texts[field], ...presentFont(design.texts[field].font, fonts) })),
  };
}

/** The font, or the default one if it is not on this device. */
export function presentFont(font: FontName, fonts: Fonts): ChosenFont {
  return isOwnFont(font) && fonts.isAbsent(font) ? { font: defaultFont, absentFont: font } : { font };
}

function mapTexts<Value>(valueFor: (field: TextField) => Value): Record<TextField, Value> {
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(textFields.map((field) => [field, valueFor(field)])) as Record<TextField, Value>;
}
