import type { LookId } from '#domain/card/look/card-look.ts';
import type { Size } from '#layout/guides.ts';
import type { Scene } from '#layout/scene.ts';
import { useLanguage } from '../i18n/messages-context.tsx';
import { samplePicture } from './sample-picture.ts';

/** Whether a picture is loaded with the page, not when it is near the screen; the largest of the first screen before the code. */
export type FirstPicture = boolean | 'largest';

type SampleImageProps = {
  id: LookId;
  side?: Scene['side'];
  /** The proportions of a picture that is as wide as its place; without them it fills its place. */
  size?: Size;
  isFirst?: FirstPicture;
};

/** A look with its sample texts: a file of the build. */
export function SampleImage({ id, side = 'front', size, isFirst = false }: SampleImageProps) {
  const { current: language } = useLanguage();
  return (
    <img
      src={samplePicture(id, side, language)}
      alt=""
      width={size?.width}
      height={size?.height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst === 'largest' ? 'high' : undefined}
      // The first paint has those of the first screen.
      decoding={isFirst ? 'sync' : 'async'}
      className={size ? 'block h-auto w-full' : 'block size-full'}
    />
  );
}
