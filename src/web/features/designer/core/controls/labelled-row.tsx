import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';

type LabelledRowProps = { label: string; children: ReactNode; labelClassName?: string };

/** The label of a row that on a tablet is a group of its own. */
export const narrowHeadingStyles = 'tablet:max-desktop:font-semibold tablet:max-desktop:text-foreground';

/** A row of controls that have their own accessible names; its label is hidden from screen readers. */
export function LabelledRow({ label, children, labelClassName }: LabelledRowProps) {
  return (
    <div className="wide:flex">
      <span
        aria-hidden
        className={classNames(
          'block shrink-0 pb-1 text-sm text-ink-700 wide:w-30 wide:pb-0 wide:leading-11 wide:pointer-fine:leading-9',
          labelClassName,
        )}
      >
        {label}
      </span>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
