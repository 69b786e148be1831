import { useMemo } from 'react';
import type { CardColours } from '#domain/card/card-style.ts';
import { useLogoColours } from './logo-colours.tsx';
import { logoPalettes } from './logo-palettes.ts';

/** The palettes made from the colours of the card's logo. */
export function useLogoPalettes(): readonly CardColours[] {
  const logo = useLogoColours();
  return useMemo(() => logoPalettes(logo), [logo]);
}
