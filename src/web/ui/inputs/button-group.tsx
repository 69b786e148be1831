import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type ButtonGroupProps = {
  label: string;
  /** Toasts never cover it. */
  isKeptClear?: boolean;
  children: ReactNode;
};

/** Small buttons in one outline. */
export function ButtonGroup({ label, isKeptClear, children }: ButtonGroupProps) {
  return (
    <fieldset
      aria-label={label}
      data-keep-clear={isKeptClear}
      className="flex h-8.5 shrink-0 lines-x overflow-hidden rounded-md border border-border-strong bg-card text-sm font-medium shadow-xs has-[button:focus-visible]:overflow-visible pointer-coarse:h-11"
    >
      {children}
    </fieldset>
  );
}

type GroupButtonProps = ComponentProps<'button'> & { pressed?: boolean };

export function GroupButton({ pressed, children, ...button }: GroupButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-pressed={pressed}
      className={classNames(
        'flex min-w-8.5 cursor-pointer items-center justify-center gap-1.5 px-2.5 first:rounded-l-part last:rounded-r-part hover:bg-muted',
        'focus-visible:shadow-none focus-visible:inset-ring-2 focus-visible:inset-ring-primary pointer-coarse:min-w-11',
        'disabled:cursor-default disabled:bg-transparent disabled:text-ink-300',
        'aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-ink-300',
      )}
    >
      {children}
    </button>
  );
}
