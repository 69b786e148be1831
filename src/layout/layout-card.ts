import type { Card } from '#domain/card/card.ts';
import { hasChosenVersion } from '#domain/card/logo-choice.ts';
import { firstWithoutFaults, plannedSizes, wishesOf } from './adjust/keep-wishes.ts';
import { ruleBesideLogo } from './blocks/beside-logo.ts';
import { layoutTexts } from './blocks/layout-texts.ts';
import { placeLogo } from './blocks/place-logo.ts';
import type { Box, Margins, Size } from './guides.ts';
import { hasLook, type LayoutFonts, type LookLayout, loadedLooks, waitsForLooks } from './look-layout.ts';
import { planCard } from './plan-card.ts';
import type { PlannedCard } from './planned-card.ts';
import { facesOfPlan } from './planned-faces.ts';
import { type Fill, fillOf, type Scene } from './scene.ts';
import type { Placeholders } from './text/card-text.ts';
import { type FaceToLoad, looksFile, uniqueFaces } from './text/faces.ts';

/**
 * The front of a card with the position of every glyph. `logo` is the size of the logo's image in pixels.
 * An empty text takes no space unless it has a placeholder. Only previews pass placeholders. `margins` replace those of
 * the card's format.
 */
export function layoutCard(
  card: Card,
  fonts: LayoutFonts,
  logo?: Size,
  placeholders: Placeholders = {},
  margins?: Margins,
): Scene {
  const scene = hasLook(card)
    ? loadedLooks(fonts).front(card, fonts, logo, placeholders, margins)
    : layoutPlainFront(card, fonts, logo, placeholders, margins);
  return hasChosenVersion(card.style) ? loadedLooks(fonts).withLogoVersion(scene, card) : scene;
}

function layoutPlainFront(
  card: Card,
  fonts: LayoutFonts,
  logo: Size | undefined,
  placeholders: Placeholders,
  margins: Margins | undefined,
): Scene {
  const { planned, texts } = firstWithoutFaults(wishedTexts(card, { fonts, logo, placeholders, margins }));
  const { guides } = planned;
  const { width, height } = guides.cut;
  const { runs, rule, logo: anchor } = texts;
  const placed = logo && {
    ...placeLogo(anchor, planned.logo, logo),
    ...(planned.logo.hasName && { hasName: true as const }),
  };
  return {
    side: 'front',
    cut: { width, height },
    guides,
    items: [
      ...fillsOf(planned),
      ...(placed ? [placed] : []),
      ...(rule ? [placed ? ruleBesideLogo(rule, placed.image) : rule] : []),
      ...runs,
    ],
  };
}

type CardInput = {
  fonts: LayoutFonts;
  logo: Size | undefined;
  placeholders: Placeholders;
  margins: Margins | undefined;
};

/** The layout of a card as it is wished, then with fewer wishes. */
function* wishedTexts(card: Card, { fonts, logo, placeholders, margins }: CardInput) {
  const { adjustments, typeset } = card.style;
  const sizes = () => plannedSizes(planCard(card, fonts.looks).plan);
  for (const wished of adjustments && !typeset ? wishesOf(card, sizes) : [card]) {
    const planned = planCard(wished, fonts.looks, { fonts, margins });
    const texts = layoutTexts(planned, fonts, logo, placeholders);
    yield { planned, texts, faults: texts.faults };
  }
}

/** The square of a logo whose image is not loaded yet. */
export function logoBoxOf(card: Card, looks: LookLayout | null): Box {
  const { plan, logo } = planCard(card, looks);
  return placeLogo(plan.logo, logo, { width: 1, height: 1 }).image;
}

/** The font files that a card needs. They must be loaded before layoutCard is called. */
export function facesOf(card: Card, looks: LookLayout | null, placeholders: Placeholders = {}): FaceToLoad[] {
  if (waitsForLooks(card, looks)) return [looksFile];
  const faces = facesOfPlan(planCard(card, looks), placeholders);
  return uniqueFaces(hasLook(card) ? [...faces, ...loadedLooks({ looks }).faces(card)] : faces);
}

function fillsOf({ plan: { panel }, guides: { bleed }, background: paper, texts }: PlannedCard): Fill[] {
  const background = fillOf('background', bleed, paper);
  if (!panel) return [background];
  return [background, fillOf('panel', panel.box, texts[panel.colour].colour)];
}
