import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const variants = {
  default: 'border-transparent bg-primary text-primary-foreground',
  secondary: 'border-transparent bg-secondary text-ink-700',
  destructive: 'border-transparent bg-destructive text-destructive-foreground',
  outline: 'border-input text-foreground',
  limit:
    'border-transparent bg-destructive-soft text-2xs font-semibold tracking-label text-destructive-soft-foreground uppercase',
} as const;

type BadgeProps = { variant: keyof typeof variants; className?: string; children: ReactNode };

export function Badge({ variant, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-5.5 shrink-0 items-center gap-1.5 rounded-sm border px-2 whitespace-nowrap',
        variant !== 'limit' && 'text-xs font-medium',
        variants[variant],
        className,
      )}
    >
      {children}
    </span>
  );
}
