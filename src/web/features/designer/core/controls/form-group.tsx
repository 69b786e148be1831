import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';

type FormGroupProps = {
  title: string;
  aside?: ReactNode;
  /** The first group has no border above it, except on a phone, where the card's name is above. */
  isFirst?: boolean;
  /** More space between rows, for groups whose rows differ in kind. */
  isLoose?: boolean;
  children: ReactNode;
  className?: string;
  titleClassName?: string;
};

/** Rows of the form under their heading. */
export function FormGroup({
  title,
  aside,
  isFirst = false,
  isLoose = false,
  children,
  className,
  titleClassName,
}: FormGroupProps) {
  return (
    <section
      className={classNames(
        // A stacking context: the browser keeps its painting while something else changes.
        'isolate border-border max-tablet:border-t max-tablet:pt-3.5',
        !isFirst && 'desktop:border-t desktop:pt-3.5',
        className,
      )}
    >
      <div
        className={classNames('relative flex h-5 items-center', isLoose ? 'mb-2' : 'mb-1.5', titleClassName)}
      >
        <h2 className="text-lg font-semibold tablet:text-sm">{title}</h2>
        {aside}
      </div>
      <div className={classNames('flex flex-col max-tablet:gap-3', isLoose ? 'gap-2' : 'gap-1.5')}>
        {children}
      </div>
    </section>
  );
}
