import { classNames } from '../class-names.ts';

type SwatchProps = { colour: string; className?: string };

/** A patch of a colour. The edge keeps white visible on white and black on black. */
export function Swatch({ colour, className }: SwatchProps) {
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: colour }}
      className={classNames(
        'block shrink-0 inset-ring inset-ring-swatch-edge dark:inset-ring-white/30',
        className,
      )}
    />
  );
}
