import { useMemo } from 'react';
import type { ShownStyle } from '#layout/look-layout.ts';
import { useLogoColours } from '../logo/logo-colours.ts';
import { useShownStyle } from '../use-editor.ts';

/** The distinct colours on the card: of its texts, its logo and its background. The array keeps its identity while the style does. */
export function useCardColours(): readonly string[] {
  const { texts, background } = useShownStyle(coloursOf);
  const logo = useLogoColours();
  return useMemo(
    () => [...new Set([...texts, ...logo.colours.map(({ colour }) => colour), background])],
    [texts, background, logo],
  );
}

type CardColours = { texts: readonly string[]; background: string };
let last: { style: ShownStyle; colours: CardColours } | null = null;

/** Every row calls this with the same style: the last result is cached. */
function coloursOf(style: ShownStyle): CardColours {
  if (last?.style !== style) {
    const { colours, background } = style;
    last = { style, colours: { texts: [...new Set(Object.values(colours))], background } };
  }
  return last.colours;
}
