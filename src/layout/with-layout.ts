import { applyPatch, type Card, type Layout, type Orientation } from '#domain/card/card.ts';
import type { CustomFormat, FormatId } from '#domain/card/formats.ts';
import { logoOffsetAt } from '#domain/card/logo-offset.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { guidesOf } from './guides.ts';
import { logoBoxOf } from './layout-card.ts';
import { suggestedLogoSize } from './layouts/plan-of.ts';
import type { LookLayout } from './look-layout.ts';

/** A layout, an orientation or a format to change to. */
export type LayoutChange = {
  layout?: Layout;
  orientation?: Orientation;
  format?: FormatId | CustomFormat;
};

/**
 * The card in another layout, orientation or format. A logo with the suggested size gets the new suggested size.
 * Offsets that would move the logo off the card are reduced.
 */
export function withLayout(card: Card, { layout, ...size }: LayoutChange, looks: LookLayout | null): Card {
  const { logo, ...before } = resolveCard(card);
  // A look has its own layout until another is chosen.
  const kept = before.look ? before.own.layout : before.layout;
  // Shared sizes and places belong to one layout, orientation and format.
  const style = { layout: layout ?? kept, typeset: undefined };
  const next = applyPatch(card, { orientation: before.orientation, ...size, style });
  const hasSuggestedSize = logo.sizeMm === suggestedLogoSize(card);
  return withLogoOnCard(
    hasSuggestedSize ? applyPatch(next, { style: { logo: { sizeMm: suggestedLogoSize(next) } } }) : next,
    looks,
  );
}

/**
 * The card with the logo's square within the cut, by whole millimetres. A logo larger than the card is not moved. One at a
 * place of the nine is moved by the layout.
 */
function withLogoOnCard(card: Card, looks: LookLayout | null): Card {
  if (card.style.adjustments?.logo?.place) return card;
  const resolved = resolveCard(card);
  const { cut } = guidesOf(resolved);
  const box = logoBoxOf(card, looks);
  const [right, down] = [shiftInto(box.x, box.width, cut.width), shiftInto(box.y, box.height, cut.height)];
  if (right === 0 && down === 0) return card;
  const { leftMm, topMm } = resolved.logo;
  return applyPatch(card, logoOffsetAt(card, { leftMm: leftMm + right, topMm: topMm + down }));
}

/** The distance after which a length is between 0 and an end. */
function shiftInto(start: number, length: number, end: number): number {
  if (length > end) return 0;
  if (start < 0) return Math.ceil(-start);
  return Math.min(0, Math.floor(end - start - length));
}
