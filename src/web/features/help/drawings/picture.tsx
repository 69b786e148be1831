import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { type HelpPicture, helpPicture } from '../help-picture.ts';

/** A card as a picture of its own. */
export function CardImage({ name, className }: { name: HelpPicture; className?: string }) {
  const { current } = useLanguage();
  return (
    <img
      src={helpPicture(name, current)}
      alt=""
      width={90}
      height={50}
      loading="lazy"
      decoding="async"
      className={`block h-auto w-full shadow-sheet ${className ?? ''}`}
    />
  );
}

/** The address of a card for an SVG drawing. */
export function usePicture(name: HelpPicture): string {
  const { current } = useLanguage();
  return helpPicture(name, current);
}
