import { memo, use, useMemo } from 'react';
import type { Card } from '#domain/card/card.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import type { CardLook } from '#domain/look/card-look.ts';
import { guidesOf, type Size } from '#layout/guides.ts';
import type { Scene } from '#layout/scene.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { LookThumbnail } from '../../shared/looks/look-thumbnail.tsx';
import { SampleImage } from '../../shared/looks/sample-image.tsx';
import { cardIn, isReleased, OwnCardContext } from './gallery-card.ts';

type LookPictureProps = { look: CardLook; side?: Scene['side']; isFirst?: boolean };

/** One side of a look with the person's texts. Sample cards of looks as they were released are files of the build. */
export const LookPicture = memo(function LookPicture({
  look,
  side = 'front',
  isFirst = false,
}: LookPictureProps) {
  const { current: language } = useLanguage();
  const own = use(OwnCardContext);
  const card = useMemo(() => cardIn(look, own, language), [look, own, language]);
  const size = cutOf(cardIn(look, null, language));
  const sample = isReleased(look) && !import.meta.env.DEV && (
    <SampleImage id={look.id} side={side} size={size} isFirst={isFirst} />
  );
  if (!own && sample) return <span className="block shadow-sheet">{sample}</span>;
  return (
    <LookThumbnail
      card={card}
      side={side}
      logo={own?.logo ?? null}
      placeholder={hasSize(card, size) && sample}
      className="shadow-sheet"
    />
  );
});

function hasSize(card: Card, { width, height }: Size): boolean {
  const cut = cutOf(card);
  return cut.width === width && cut.height === height;
}

function cutOf(card: Card) {
  return guidesOf(resolveFormat(card)).cut;
}

/** The width of a card in a tile, as a share of the tile's: as large as fits. */
export function useCardWidth(look: CardLook): { tile: number; phone: number } {
  const { current: language } = useLanguage();
  const own = use(OwnCardContext);
  const { width, height } = cutOf(cardIn(look, own, language));
  const ratio = width / height;
  return {
    tile: Math.min(0.86, (0.78 * ratio) / tileRatio),
    phone: Math.min(1, 0.5 + 0.28 * ratio),
  };
}

/** The width of a tile by its height. */
export const tileRatio = 1.6;
