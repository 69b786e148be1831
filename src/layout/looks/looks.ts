import { resolveCard } from '#domain/card/resolve-card.ts';
import { mapTexts } from '#domain/card/text-fields.ts';
import { graphicEdges, graphicLines, graphicNearText } from '../check/graphic-rules.ts';
import { guidesOf } from '../guides.ts';
import type { CardWithLook, LookLayout, ShownStyle } from '../look-layout.ts';
import { facesOfPlan } from '../planned-faces.ts';
import { facesToLoad, uniqueFaces } from '../text/faces.ts';
import type { Weight } from '../text/font-families.ts';
import { type ChosenLook, chosenLook } from './find-look.ts';
import { iconIndentEm, withIcon } from './icons/draw-icon.ts';
import { initialsOf, personInitialOf } from './initials.ts';
import { ladder } from './ladder.ts';
import { layoutLook } from './layout-look.ts';
import { layoutLookBack, lookBackGround } from './layout-look-back.ts';
import { headingWeight, lookStyle, planLook } from './plan-look.ts';

/** Lays out cards with a look. */
export const looks: LookLayout = {
  plan: (card, options) => planSide(card, 'front', options),
  front: (card, fonts, logo, placeholders, margins) =>
    layoutLook({ card, fonts, logo, placeholders, margins }).scene,
  back: layoutLookBack,
  style: styleOf,
  backGround: lookBackGround,
  faces: facesOfGraphicsAndBack,
  rules: [graphicNearText, graphicLines, graphicEdges],
  iconIndentEm,
  withIcon,
};

const asDesigned = ladder[0] ?? { graphic: 1, headings: 1, steps: 1, lines: 1 };

function planSide(
  card: CardWithLook,
  side: 'front' | 'back',
  { fonts, margins }: Parameters<LookLayout['plan']>[1] = {},
) {
  const resolved = resolveCard(card);
  return planLook(card, resolved, { guides: guidesOf(resolved, margins), fonts, step: asDesigned, side });
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
  const { heading, data } = look.fonts;
  const { companyName = '', website = '', fullName = '', url = '' } = card.content;
  return uniqueFaces([
    ...facesToLoad(
      heading,
      { weight: headingWeight(look) },
      initialsOf(card.content) + personInitialOf(card.content),
    ),
    ...(card.back?.kind === 'look'
      ? [
          ...backWeights(look).flatMap((weight) => facesToLoad(heading, { weight }, companyName + fullName)),
          ...facesToLoad(data, { weight: 400 }, website + url),
          ...(look.back.content.kind === 'card' ? facesOfPlan(planSide(card, 'back')) : []),
        ]
      : []),
  ]);
}

/** The weights of the words on the back of a look. */
function backWeights(look: ChosenLook): Weight[] {
  const { content } = look.back;
  switch (content.kind) {
    case 'none':
      return [];
    case 'company':
    case 'initial':
    case 'logo':
      return [content.weight];
    case 'code':
      return [600];
    case 'card':
      return [headingWeight(look), 600];
  }
}
