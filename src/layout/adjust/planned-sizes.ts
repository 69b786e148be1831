import { applyPatch, type Card } from '#domain/card/card.ts';
import type { TextSizes } from '#domain/card/carry-adjustments.ts';
import { hasLook, type LookLayout, loadedLooks } from '../look-layout.ts';
import { planCard } from '../plan-card.ts';
import { plannedSizes } from './keep-wishes.ts';

/** The size that the arrangement of a card plans for each field, in pt, without its adjustments. */
export function plannedTextSizes(card: Card, looks: LookLayout | null, hasLogo: boolean): TextSizes {
  if (hasLook(card)) return loadedLooks({ looks }).sizes(card, hasLogo);
  return plannedSizes(planCard(applyPatch(card, { style: { adjustments: undefined } }), looks).plan);
}
