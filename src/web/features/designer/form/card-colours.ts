import { useMemo } from 'react';
import { backgroundOf, type CardDesign, colourOf, textFields } from '#domain/card/card.ts';
import { useStyle } from '../core/editor-store.ts';
import { useLogoColours } from '../style/logo-colours.tsx';

/** The distinct colours on the card: of its texts, its logo and its background. The array keeps its identity while the style does. */
export function useCardColours(): readonly string[] {
  const { texts, background } = useStyle(coloursOf);
  const logo = useLogoColours();
  return useMemo(
    () => [...new Set([...texts, ...logo.colours.map(({ colour }) => colour), background])],
    [texts, background, logo],
  );
}

type DesignColours = { texts: readonly string[]; background: string };
let last: { design: Partial<CardDesign>; colours: DesignColours } | null = null;

/** Every row calls this with the same design: the last result is cached. */
function coloursOf(design: Partial<CardDesign>): DesignColours {
  if (last?.design !== design) {
    const texts = [...new Set(textFields.map((field) => colourOf(design, field)))];
    last = { design, colours: { texts, background: backgroundOf(design) } };
  }
  return last.colours;
}
