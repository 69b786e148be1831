import type { Card } from '#domain/card/card.ts';
import type { TextSizes } from '#domain/card/carry-adjustments.ts';
import { hasSeats, type LookId, lookIds } from '#domain/card/look/card-look.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { mapTexts } from '#domain/card/text-fields.ts';
import { plannedSizes } from '../adjust/keep-wishes.ts';
import { guidesOf } from '../guides.ts';
import type { CardWithLook, LookLayout, ShownStyle } from '../look-layout.ts';
import { facesOfPlan } from '../planned-faces.ts';
import { facesToLoad, uniqueFaces } from '../text/faces.ts';
import { adjustedFront } from './adjusted-front.ts';
import { lookOf } from './data/released-looks.ts';
import { fallbackSteps } from './fallback-steps.ts';
import { chosenLook } from './find-look.ts';
import { iconIndentEm, withIcon } from './icons/draw-icon.ts';
import { cardInitials, personInitialOf } from './initials.ts';
import { layoutLook } from './layout-look.ts';
import {
  facesOfLookBack,
  hasCodeSeat,
  layoutLookBack,
  lookBackGround,
  withPlainStyle,
} from './layout-look-back.ts';
import { headingWeight, lookOfSide, lookStyle, planLook } from './plan-look.ts';
import { withLogoVersion } from './seats/chosen-logo.ts';
import { facesOfCodeBack } from './seats/code-texts.ts';
import { facesOfSeats, seatItems } from './seats/seat-texts.ts';
import { similarLooks } from './similar-looks.ts';

/** Lays out cards with a look. */
export const looks: LookLayout = {
  plan: (card, options) => planSide(card, 'front', options),
  front: (card, input) => layoutLook({ ...input, card }).scene,
  adjusted: adjustedFront,
  back: layoutLookBack,
  withLogoVersion,
  style: styleOf,
  sizes: sizesOf,
  plain: withPlainStyle,
  backGround: lookBackGround,
  faces: facesOfGraphicsAndBack,
  similar: similarTo,
  iconIndentEm,
  withIcon,
};

const asDesigned = fallbackSteps[0] ?? { graphic: 1, headings: 1, steps: 1, lines: 1 };

function planSide(
  card: CardWithLook,
  side: 'front' | 'back',
  { fonts, margins }: Parameters<LookLayout['plan']>[1] = {},
) {
  const resolved = resolveCard(card);
  return planLook(card, resolved, { guides: guidesOf(resolved, margins), fonts, step: asDesigned, side });
}

/** Beside a logo, sizes differ. */
function sizesOf(card: CardWithLook, hasLogo: boolean): TextSizes {
  const { adjustments: _, ...style } = card.style;
  const planned = planSide({ ...card, style }, 'front');
  const sizes = plannedSizes(planned.plan);
  if (!hasLogo || !hasSeats(card.style.look)) return sizes;
  for (const { field, sizePt } of seatItems(planned)) sizes[field] = sizePt;
  return sizes;
}

const styles = new WeakMap<CardWithLook, ShownStyle>();

/** The style of a card, computed once: every row of a form reads it. */
function styleOf(card: CardWithLook): ShownStyle {
  const known = styles.get(card) ?? computeStyle(card);
  styles.set(card, known);
  return known;
}

function computeStyle(card: CardWithLook): ShownStyle {
  const { background, texts } = lookStyle(card, chosenLook(card.style.look), asDesigned);
  return {
    background,
    fonts: mapTexts((field) => texts[field].font),
    colours: mapTexts((field) => texts[field].colour),
  };
}

function facesOfGraphicsAndBack(card: CardWithLook) {
  const look = chosenLook(card.style.look);
  const initials = cardInitials(card) + personInitialOf(card.content);
  const lettersOf = (side: 'front' | 'back') =>
    facesToLoad(look.fonts.heading, { weight: headingWeight(lookOfSide(look, side)) }, initials);
  const isOnBack = card.back?.kind === 'look' && look.back.content.kind === 'card';
  return uniqueFaces([
    ...lettersOf('front'),
    ...(card.back?.kind === 'look' ? facesOfLookBack(card) : []),
    ...(hasSeats(card.style.look) ? facesOfSeats(planSide(card, 'front'), card) : []),
    ...(hasCodeSeat(card) ? facesOfCodeBack(card) : []),
    ...(isOnBack ? [...lettersOf('back'), ...facesOfPlan(planSide(card, 'back'))] : []),
  ]);
}

/** How many other looks are tried. */
const triedLooks = 5;

function similarTo({ style: { look } }: Card, { hasPicture }: { hasPicture: boolean }): LookId[] {
  if (!look && !hasPicture) return [];
  const others = look ? similarLooks(look.id, lookIds.length) : lookIds;
  return others.filter((id) => !hasPicture || lookOf(id).front.picture).slice(0, triedLooks);
}
