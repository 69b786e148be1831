import { needsPlacing } from '#domain/card/adjustments.ts';
import type { Card } from '#domain/card/card.ts';
import { hasChosenVersion } from '#domain/card/logo-choice.ts';
import { attemptsOf, hasOneAttempt } from './adjust/attempts.ts';
import { firstWithoutFaults, plannedSizes } from './adjust/keep-wishes.ts';
import { withBlocks } from './adjust/name-blocks.ts';
import { ruleBesideLogo } from './blocks/beside-logo.ts';
import { layoutTexts } from './blocks/layout-texts.ts';
import { placeLogo } from './blocks/place-logo.ts';
import type { Box, Guides, Margins, Size } from './guides.ts';
import { withLogoFile } from './logo-file-for-side.ts';
import {
  type FrontInput,
  hasLook,
  type LayoutFonts,
  type LookLayout,
  loadedLooks,
  waitsForLooks,
} from './look-layout.ts';
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
  const input = { fonts, logo, placeholders, margins };
  const scene = needsPlacing(card.style.adjustments)
    ? loadedLooks(fonts).adjusted(card, input)
    : withBlocks(hasLook(card) ? loadedLooks(fonts).front(card, input) : layoutPlainFront(card, input));
  return hasChosenVersion(card.style)
    ? loadedLooks(fonts).withLogoVersion(scene, card)
    : withLogoFile(scene, card);
}

/** The front of a card without a look. With `room` it is that of a part of the card. */
export function layoutPlainFront(card: Card, input: FrontInput & { room?: Guides }): Scene {
  const { logo } = input;
  const { planned, texts } = firstWithoutFaults(wishedTexts(card, input));
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

/** The layout of a card as it is wished, then with fewer wishes. */
function* wishedTexts(card: Card, input: FrontInput & { room?: Guides }) {
  const { fonts, logo, placeholders, margins, room } = input;
  const sizes = () => plannedSizes(planCard(card, fonts.looks).plan);
  for (const wished of hasOneAttempt(card) ? [card] : attemptsOf(card, sizes)) {
    const planned = planCard(wished, fonts.looks, { fonts, margins, room });
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
