import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

/** The padding of one section. */
export const sectionStyles = 'px-4 py-5 tablet:px-7 tablet:py-5.5';

type PageSectionProps = {
  /** The anchor of the section links. */
  id: string;
  title: string;
  children: ReactNode;
  /** To the right of the text; below it on a phone. */
  action?: ReactNode;
};

export function PageSection({ id, title, children, action }: PageSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        sectionStyles,
        'flex flex-col gap-4 tablet:flex-row tablet:items-center tablet:justify-between',
      )}
    >
      <div className="min-w-0 flex-1">
        <h2 id={id} className="text-control leading-5 font-semibold">
          {title}
        </h2>
        {children}
      </div>
      {action}
    </section>
  );
}
