import { backgroundOf, type CardDesign, colourOf, textFields } from '#domain/card.ts';
import { useDraft } from '../draft/editor.ts';

const most = 6;

/** The colours already on the card, without repeats; the same list until one of them changes. */
export function useCardColours(): readonly string[] {
  return useDraft(({ design }) => coloursOf(design));
}

let last: { design: Partial<CardDesign>; colours: readonly string[] } | null = null;

/** Every row asks at every key; it is worked out once, and an equal list stays the one it was. */
function coloursOf(design: Partial<CardDesign>): readonly string[] {
  if (last?.design === design) return last.colours;
  const all = [...textFields.map((field) => colourOf(design, field)), backgroundOf(design)];
  const colours = [...new Set(all)].slice(0, most);
  const isSame = last?.colours.join() === colours.join();
  last = { design, colours: isSame && last ? last.colours : colours };
  return last.colours;
}
