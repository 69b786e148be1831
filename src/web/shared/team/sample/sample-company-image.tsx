import { useLanguage } from '../../i18n/messages-context.tsx';
import { colleaguePicture } from './colleague-picture.ts';

type SampleCompanyImageProps = {
  person: number;
  /** Whether it is loaded with the page, not when it is near the screen. */
  isFirst?: boolean;
};

/** The card of a person of the sample company: a file of the build. */
export function SampleCompanyImage({ person, isFirst = false }: SampleCompanyImageProps) {
  const { current: language } = useLanguage();
  return (
    <img
      src={colleaguePicture(person, language)}
      alt=""
      width={90}
      height={50}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className="block h-auto w-full"
    />
  );
}
