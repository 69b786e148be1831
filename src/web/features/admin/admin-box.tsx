import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';

type AdminBoxProps = { title: string; aside?: ReactNode; className?: string; children: ReactNode };

/** A part of an admin page with its heading. */
export function AdminBox({ title, aside, className, children }: AdminBoxProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'flex min-w-0 flex-col border-border bg-card p-4 max-tablet:border-y tablet:rounded-lg tablet:border tablet:p-6 tablet:shadow-xs',
        className,
      )}
    >
      <div className="mb-3 flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={id} className="text-md font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
