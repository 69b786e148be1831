import { applyPatch, type Card, isBlank } from '#domain/card/card.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import { contrastRatio } from '../colour/contrast.ts';
import { hasLook } from '../look-layout.ts';
import { fallbackSteps } from './fallback-steps.ts';
import { chosenLook } from './find-look.ts';
import { lookStyle } from './plan-look.ts';
import { neededContrast } from './text-colours.ts';

/** A card, and the texts whose own colour was removed because it could not be read. */
export type ReadableCard = { card: Card; replaced: readonly TextField[] };

/** A card with a look without the colours that cannot be read on its ground. Blank texts are not reported. */
export function withReadableColours(card: Card): ReadableCard {
  const unreadable = unreadableTexts(card);
  if (unreadable.length === 0) return { card, replaced: [] };
  const colours = Object.fromEntries(unreadable.map((field) => [field, undefined]));
  return {
    card: applyPatch(card, { style: { colours } }),
    replaced: unreadable.filter((field) => !isBlank(card.content[field])),
  };
}

function unreadableTexts(card: Card): TextField[] {
  const [asDesigned] = fallbackSteps;
  if (!hasLook(card) || !asDesigned) return [];
  const { texts } = lookStyle(card, chosenLook(card.style.look), asDesigned);
  return textFields.filter((field) => {
    const colour = card.style.colours[field];
    const { sizePt, ground } = texts[field];
    return colour !== undefined && contrastRatio(colour, ground) < neededContrast(sizePt);
  });
}
