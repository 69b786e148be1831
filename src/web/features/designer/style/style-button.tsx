import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';

type StyleButtonProps = ComponentProps<'button'> & {
  label: string;
  value: string;
  /** How many texts differ from it. */
  differing?: number;
  children: ReactNode;
};

/** A part of a row that opens its choices. */
export function StyleButton({
  label,
  value,
  differing = 0,
  children,
  className,
  ...button
}: StyleButtonProps) {
  const t = useTexts('card-style');
  const note = differing > 0 ? t.differing(differing) : null;
  return (
    <button
      {...button}
      type="button"
      aria-label={[`${label}: ${value}`, note].filter(Boolean).join(', ')}
      className={classNames(
        'flex min-w-0 cursor-pointer items-center gap-2 px-3 text-left text-control text-ink-700 tablet:pr-2.5 tablet:pl-2.75 tablet:text-sm',
        'focus-visible:shadow-none focus-visible:inset-ring-2 focus-visible:inset-ring-primary',
        className,
      )}
    >
      {children}
      {/* The count replaces the chevron, to leave enough width for the name. */}
      {note ? (
        <span
          title={note}
          className="ml-auto shrink-0 rounded-xs bg-warning-soft px-1.25 text-2xs font-medium text-warning-soft-foreground tabular-nums"
        >
          +{differing}
        </span>
      ) : (
        <ChevronDown
          aria-hidden
          size={14}
          strokeWidth={1.75}
          className="ml-auto shrink-0 text-muted-foreground"
        />
      )}
    </button>
  );
}
