import { memo, use, useMemo } from 'react';
import type { CardLook } from '#domain/card/look/card-look.ts';
import type { Size } from '#layout/guides.ts';
import type { Scene } from '#layout/scene.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { LookThumbnail } from '../../shared/looks/look-thumbnail.tsx';
import { type FirstPicture, SampleImage } from '../../shared/looks/sample-image.tsx';
import { cardIn, isReleased, OwnCardContext, sampleSize, sizeIn } from './gallery-card.ts';

type LookPictureProps = { look: CardLook; side?: Scene['side']; isFirst?: FirstPicture };

/** One side of a look with the person's texts. Sample cards of looks as they were released are files of the build. */
export const LookPicture = memo(function LookPicture(props: LookPictureProps) {
  const own = use(OwnCardContext);
  if (!own && hasSample(props.look)) {
    return (
      <span className="block shadow-sheet">
        <Sample {...props} />
      </span>
    );
  }
  return <DrawnPicture {...props} />;
});

function hasSample(look: CardLook): boolean {
  return isReleased(look) && !import.meta.env.DEV;
}

function Sample({ look, side = 'front', isFirst = false }: LookPictureProps) {
  return <SampleImage id={look.id} side={side} size={sampleSize(look.id)} isFirst={isFirst} />;
}

function DrawnPicture(props: LookPictureProps) {
  const { look, side = 'front' } = props;
  const samples = useTexts('look-samples');
  const own = use(OwnCardContext);
  const card = useMemo(() => cardIn(look, own, samples), [look, own, samples]);
  const isSampleLike = hasSample(look) && isSameSize(sizeIn(look, own), sampleSize(look.id));
  return (
    <LookThumbnail
      card={card}
      side={side}
      logo={own?.logo ?? null}
      placeholder={isSampleLike && <Sample {...props} />}
      className="shadow-sheet"
    />
  );
}

function isSameSize(one: Size, other: Size): boolean {
  return one.width === other.width && one.height === other.height;
}
