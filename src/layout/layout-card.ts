import type { CardDesign } from '#domain/card/card.ts';
import { ruleBesideLogo } from './blocks/beside-logo.ts';
import { layoutTexts } from './blocks/layout-texts.ts';
import { placeLogo } from './blocks/place-logo.ts';
import type { Box, Margins, Size } from './guides.ts';
import { type ResolvedDesign, resolveDesign, withPresentFonts } from './resolve-design.ts';
import type { Fill, Scene } from './scene.ts';
import { cardTextOf, type Placeholders } from './text/card-text.ts';
import { type FaceName, facesToLoad } from './text/faces.ts';
import type { Fonts } from './text/fonts.ts';

/**
 * The front of a card with the position of every glyph. `logo` is the size of the logo's image in pixels.
 * An empty text takes no space unless it has a placeholder. Only previews pass placeholders. `margins` replace those of
 * the card's format.
 */
export function layoutCard(
  design: Partial<CardDesign>,
  fonts: Fonts,
  logo?: Size,
  placeholders: Placeholders = {},
  margins?: Margins,
): Scene {
  const resolved = withPresentFonts(resolveDesign(design, margins), fonts);
  const { guides } = resolved;
  const { width, height } = guides.cut;
  const { runs, rule, logo: anchor } = layoutTexts(resolved, fonts, logo, placeholders);
  const placed = logo && {
    ...placeLogo(anchor, resolved.logo, logo),
    ...(resolved.logoHasName && { hasName: true as const }),
  };
  return {
    side: 'front',
    cut: { width, height },
    guides,
    items: [
      ...fillsOf(resolved),
      ...(placed ? [placed] : []),
      ...(rule ? [placed ? ruleBesideLogo(rule, placed.image) : rule] : []),
      ...runs,
    ],
  };
}

/** The square of a logo whose image is not loaded yet. */
export function logoBoxOf(design: Partial<CardDesign>): Box {
  const { plan, logo } = resolveDesign(design);
  return placeLogo(plan.logo, logo, { width: 1, height: 1 }).image;
}

/** The faces that a card needs. They must be loaded before layoutCard is called. */
export function facesOf(design: Partial<CardDesign>, placeholders: Placeholders = {}): FaceName[] {
  const resolved = resolveDesign(design);
  const items = resolved.plan.stacks.flatMap((stack) => stack.items);
  const faces = items.flatMap((item) => {
    const shown = cardTextOf(resolved, item, placeholders);
    return shown ? facesToLoad(resolved.texts[item.field].font, item.weight, shown.text) : [];
  });
  return [...new Set(faces)];
}

function fillsOf({ plan: { panel }, guides: { bleed }, background: paper, texts }: ResolvedDesign): Fill[] {
  const background = fillOf('background', bleed, paper);
  if (!panel) return [background];
  return [background, fillOf('panel', panel.box, texts[panel.colour].colour)];
}

function fillOf(part: Fill['part'], box: Box, colour: string): Fill {
  return { id: part, kind: 'fill', part, box, colour };
}
