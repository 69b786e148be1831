import { useMemo } from 'react';
import { backgroundOf, type CardDesign, colourOf, textFields } from '#domain/card/card.ts';
import { useDraft } from '../core/editor-store.ts';
import { useLogoColours } from '../style/logo-colours.tsx';

/** The distinct colours on the card: of its texts, its logo and its background. The array keeps its identity until a colour changes. */
export function useCardColours(): readonly string[] {
  const ofDesign = useDraft(({ design }) => coloursOf(design));
  const logo = useLogoColours();
  return useMemo(() => {
    const { texts, background } = ofDesign;
    return [...new Set([...texts, ...logo.colours.map(({ colour }) => colour), background])];
  }, [ofDesign, logo]);
}

type DesignColours = { texts: readonly string[]; background: string };
let last: { design: Partial<CardDesign>; colours: DesignColours } | null = null;

/** Every row calls this on every keystroke: the last result is cached, and equal colours keep their identity. */
function coloursOf(design: Partial<CardDesign>): DesignColours {
  if (last?.design === design) return last.colours;
  const texts = [...new Set(textFields.map((field) => colourOf(design, field)))];
  const background = backgroundOf(design);
  const isSame = last?.colours.texts.join() === texts.join() && last.colours.background === background;
  last = { design, colours: isSame && last ? last.colours : { texts, background } };
  return last.colours;
}
