import { memo } from 'react';
import { backgroundOf, type CardDesign } from '#domain/card/card.ts';
import { guidesOf, type Size } from '#layout/guides.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { CardThumbnail } from '../../shared/card/card-thumbnail.tsx';
import { useFonts } from '../../shared/card/use-fonts.ts';
import { useTurn } from './use-turn.ts';

type Props = { card: CardDesign; logo: Size | null };

/** The front of a card as it is printed; bare paper until its fonts are loaded and it is its turn. */
export const CardDrawing = memo(function CardDrawing({ card, logo }: Props) {
  const fonts = useFonts(card);
  const isTurn = useTurn();
  const { width, height } = guidesOf(card).cut;
  return (
    <span
      className="block w-full shadow-sheet"
      style={{ backgroundColor: backgroundOf(card), aspectRatio: `${width} / ${height}` }}
    >
      {fonts && isTurn && (
        <CardThumbnail
          scene={layoutCard(card, fonts, logo ?? undefined)}
          fonts={fonts}
          logoUrl={logo ? (card.logoUrl ?? null) : null}
        />
      )}
    </span>
  );
});
