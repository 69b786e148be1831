import { memo } from 'react';
import type { Card } from '#domain/card/card.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { guidesOf } from '#layout/guides.ts';
import { CardPicture } from '../card/card-picture.tsx';
import { useRenderSlot } from '../card/use-render-slot.ts';

/** A card in its proportions, as wide as its place. */
export const CardDrawing = memo(function CardDrawing({ card }: { card: Card }) {
  const isDrawn = useRenderSlot();
  const { width, height } = guidesOf(resolveFormat(card)).cut;
  return (
    <span className="block w-full" style={{ aspectRatio: `${width} / ${height}` }}>
      <CardPicture card={card} isDrawn={isDrawn} />
    </span>
  );
});
