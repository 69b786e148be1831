import type { BackText } from '#domain/card/card-back.ts';
import { layoutRuns } from '../../blocks/layout-runs.ts';
import { layoutStack } from '../../blocks/layout-stack.ts';
import { placeStacks } from '../../blocks/place-stacks.ts';
import { contrastRatio } from '../../colour/contrast.ts';
import type { ItemPlan, StackPlan } from '../../layout-plan.ts';
import type { LayoutFonts } from '../../look-layout.ts';
import { availableFont } from '../../plan-card.ts';
import type { GlyphRun, RunField } from '../../scene.ts';
import { styledText } from '../../text/card-text.ts';
import { type FaceToLoad, facesToLoad } from '../../text/faces.ts';
import type { Weight } from '../../text/font-families.ts';
import type { ChosenLook } from '../find-look.ts';
import { minPtOn } from '../plan-look.ts';
import { strongOn } from '../text-colours.ts';
import type { SeatColours } from './seat-colours.ts';

/** A text of a back with a code, and its size. */
export type Caption = {
  field: RunField;
  text: BackText;
  sizePt: number;
  minPt: number;
  lines: number;
  weight: Weight;
};

type CaptionStack = Pick<StackPlan, 'x' | 'y' | 'align' | 'width' | 'grows'>;

type Styled = { look: ChosenLook; colours: SeatColours; fonts: LayoutFonts; ground: string };

/** Captions as lines at a place, in the fonts of the look or their own. */
export function layoutCaptions(
  captions: readonly Caption[],
  stack: CaptionStack,
  { look, colours: { palette, ink }, fonts, ground }: Styled,
): GlyphRun[] {
  const strong = strongOn(ground, palette);
  // On a plate that is not of the palette, the colour of the code is readable.
  const usual = contrastRatio(strong, ground) >= contrastRatio(ink, ground) ? strong : ink;
  const texts = captions.flatMap(({ field, text, sizePt, minPt, lines, weight }, index) => {
    const font = text.font ?? look.fonts.heading;
    const content = styledText(text.text, {
      ...availableFont(font, fonts),
      weight,
      colour: text.colour ?? usual,
      background: ground,
    });
    const least = Math.min(sizePt, Math.max(minPt, minPtOn(ground, font, palette)));
    const above = captions[index - 1];
    const item: ItemPlan<RunField> = {
      field,
      sizePt: Math.max(sizePt, least),
      minPt: least,
      weight,
      lineHeight: 1.12,
      lines,
      ...(above && { step: 1.6 + 0.34 * Math.max(sizePt, above.sizePt * 0.55) }),
    };
    return content ? [{ item, content: { ...content, legiblePt: 0 } }] : [];
  });
  if (texts.length === 0) return [];
  const plan: StackPlan = { name: 'company', ...stack, items: [] };
  const density = { cost: 0, stepScale: 1, sizeScale: 1, keepsLegibleSizes: false };
  const fitted = { plan, blocks: layoutStack(plan, texts, fonts, density) };
  return layoutRuns(fitted, placeStacks([fitted]).get(plan.name) ?? plan.y, fonts);
}

/** The font files of captions. */
export function facesOfCaptions(captions: readonly Caption[], look: ChosenLook): FaceToLoad[] {
  return captions.flatMap(({ text, weight }) =>
    facesToLoad(text.font ?? look.fonts.heading, { weight }, text.text),
  );
}

/** The lines at another place. */
export function moveRuns(runs: readonly GlyphRun[], x: number, y: number): GlyphRun[] {
  return runs.map((run) => ({ ...run, x: run.x + x, y: run.y + y }));
}
