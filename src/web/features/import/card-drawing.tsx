import { memo } from 'react';
import { backgroundOf, type CardDesign } from '#domain/card/card.ts';
import { guidesOf } from '#layout/guides.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { CardThumbnail } from '../../shared/card/card-thumbnail.tsx';
import { useLogoImage } from '../../shared/card/logo-image.ts';
import { useFonts } from '../../shared/card/use-fonts.ts';
import { useTurn } from './use-turn.ts';

/** The front of a card as it is printed; bare paper until its fonts and its logo are loaded and it is its turn. */
export const CardDrawing = memo(function CardDrawing({ card }: { card: CardDesign }) {
  const logo = useLogoImage(card.logoUrl ?? null);
  const fonts = useFonts(card);
  const isTurn = useTurn();
  const { width, height } = guidesOf(card).cut;
  return (
    <span
      className="block w-full shadow-sheet"
      style={{ backgroundColor: backgroundOf(card), aspectRatio: `${width} / ${height}` }}
    >
      {fonts && isTurn && logo !== undefined && (
        <CardThumbnail
          scene={layoutCard(card, fonts, logo?.size)}
          fonts={fonts}
          logoUrl={logo?.url ?? null}
        />
      )}
    </span>
  );
});
