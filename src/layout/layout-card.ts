import { backgroundOf, type CardDesign, colourOf, layoutOf, logoPlacementOf } from '#domain/card/card.ts';
import { layoutTexts } from './blocks/layout-texts.ts';
import { placeLogo } from './blocks/place-logo.ts';
import { businessCard, type Size } from './formats.ts';
import { type Box, type Guides, guidesOf } from './guides.ts';
import type { LayoutPlan } from './layouts/layout-plan.ts';
import { planOf } from './layouts/plan-of.ts';
import type { Fill, Scene } from './scene.ts';
import { cardTextOf, type Placeholders } from './text/card-text.ts';
import type { FaceName } from './text/faces.ts';
import type { Fonts } from './text/fonts.ts';

/**
 * The front of a card, every glyph in its place; the logo's size is that of its image in pixels.
 * Empty texts take no room, unless placeholders are given for them, as a preview does.
 */
export function layoutCard(
  design: Partial<CardDesign>,
  fonts: Fonts,
  logo?: Size,
  placeholders: Placeholders = {},
): Scene {
  const { layout, orientation } = layoutOf(design);
  const plan = planOf(layout, orientation);
  const guides = guidesOf(businessCard, orientation);
  const { width, height } = guides.cut;
  const { runs, rule } = layoutTexts(design, plan, guides, fonts, logo, placeholders);
  return {
    side: 'front',
    cut: { width, height },
    guides,
    items: [
      ...fillsOf(design, plan, guides),
      ...(logo ? [placeLogo(plan.logo, logoPlacementOf(design), logo)] : []),
      ...(rule ? [rule] : []),
      ...runs,
    ],
  };
}

/** The square that a card's logo stands in, whatever its image. */
export function logoBoxOf(design: Partial<CardDesign>): Box {
  const { layout, orientation } = layoutOf(design);
  return placeLogo(planOf(layout, orientation).logo, logoPlacementOf(design), { width: 1, height: 1 }).box;
}

/** The faces a card is drawn with, to be loaded before it is laid out. */
export function facesOf(design: Partial<CardDesign>, placeholders: Placeholders = {}): FaceName[] {
  const { layout, orientation } = layoutOf(design);
  const items = planOf(layout, orientation).stacks.flatMap(({ items }) => items);
  return [...new Set(items.flatMap((item) => cardTextOf(design, item, placeholders)?.face ?? []))];
}

function fillsOf(design: Partial<CardDesign>, { panel }: LayoutPlan, { bleed }: Guides): Fill[] {
  const background: Fill = { kind: 'fill', part: 'background', box: bleed, colour: backgroundOf(design) };
  if (!panel) return [background];
  return [
    background,
    { kind: 'fill', part: 'panel', box: panel.box, colour: colourOf(design, panel.colour) },
  ];
}
