import type { LookId } from '#domain/look/card-look.ts';
import { similarLooks } from '#layout/looks/similar-looks.ts';

/** Different looks for a card without one. */
const forStart: readonly LookId[] = [
  'bauhaus',
  'contour',
  'chancery',
  'terrazzo',
  'ridge',
  'didone',
  'quarter',
  'olive-branch',
  'red-dot',
  'old-town',
  'dusk',
  'pinstripe',
];

/** The looks that the panel and the strip below the card offer: none of them twice. */
export function offeredLooks(look: LookId | undefined): {
  panel: readonly LookId[];
  strip: readonly LookId[];
} {
  return look
    ? { panel: [], strip: similarLooks(look, 6) }
    : { panel: forStart.slice(0, 6), strip: forStart.slice(6) };
}
