import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Small buttons that belong together, in one outline. */
export function ButtonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset
      aria-label={label}
      className="flex h-8.5 shrink-0 divide-x divide-border overflow-hidden rounded-md border border-border-strong bg-card text-sm font-medium shadow-xs has-[button:focus-visible]:overflow-visible pointer-coarse:h-11"
    >
      {children}
    </fieldset>
  );
}

type GroupButtonProps = {
  /** The name where the content is an icon. */
  label?: string;
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
};

export function GroupButton({ label, pressed, disabled, onClick, children }: GroupButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
      className={classNames(
        'flex min-w-8.5 cursor-pointer items-center justify-center gap-1.5 px-2.5 first:rounded-l-part last:rounded-r-part hover:bg-muted',
        'focus-visible:shadow-none focus-visible:inset-ring-2 focus-visible:inset-ring-primary pointer-coarse:min-w-11',
        'disabled:cursor-default disabled:bg-transparent disabled:text-ink-300',
      )}
    >
      {children}
    </button>
  );
}
