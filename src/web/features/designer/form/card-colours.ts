import { useMemo } from 'react';
import { backgroundOf, type CardDesign, colourOf, textFields } from '#domain/card/card.ts';
import { useDraft } from '../core/editor-store.ts';
import { useLogoColours } from '../style/logo-colours.tsx';

/** The colours already on the card, without repeats: its texts, its logo, its paper. The same list until one changes. */
export function useCardColours(): readonly string[] {
  const ofDesign = useDraft(({ design }) => coloursOf(design));
  const logo = useLogoColours();
  return useMemo(() => {
    const { texts, paper } = ofDesign;
    return [...new Set([...texts, ...logo.colours.map(({ colour }) => colour), paper])];
  }, [ofDesign, logo]);
}

type DesignColours = { texts: readonly string[]; paper: string };
let last: { design: Partial<CardDesign>; colours: DesignColours } | null = null;

/** Every row asks at every key; it is worked out once, and equal colours stay the object they were. */
function coloursOf(design: Partial<CardDesign>): DesignColours {
  if (last?.design === design) return last.colours;
  const texts = [...new Set(textFields.map((field) => colourOf(design, field)))];
  const paper = backgroundOf(design);
  const isSame = last?.colours.texts.join() === texts.join() && last.colours.paper === paper;
  last = { design, colours: isSame && last ? last.colours : { texts, paper } };
  return last.colours;
}
