import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field-error.tsx';
import { invalidOutlineStyles, outlineStyles } from './outline-styles.ts';

export type TextInputProps = ComponentProps<'input'> & {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** Inside the box, after the text. */
  trailing?: ReactNode;
  /** 36 px high on a desktop, for dialogs. */
  compact?: boolean;
};

export function TextInput({
  label,
  error,
  hint,
  trailing,
  compact = false,
  id,
  className,
  'aria-describedby': describedBy,
  ...input
}: TextInputProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  return (
    <div className={className}>
      <label htmlFor={inputId} className="mb-1.5 block text-md font-medium tablet:text-sm">
        {label}
      </label>
      <div
        className={classNames(
          'flex items-center rounded-md border bg-card',
          compact ? 'h-12 tablet:h-11 desktop:pointer-fine:h-9' : 'h-12 tablet:h-11',
          error ? invalidOutlineStyles : outlineStyles,
        )}
      >
        <input
          {...input}
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(describedBy, hint ? hintId : null, error && errorId) || undefined}
          className={classNames(
            'h-full min-w-0 flex-1 rounded-md bg-transparent px-3 text-lg caret-primary',
            compact ? 'tablet:text-md' : 'tablet:text-control',
            'placeholder:text-muted-foreground focus-visible:shadow-none disabled:text-muted-foreground',
          )}
        />
        {trailing}
      </div>
      {hint && (
        <div id={hintId} className="pt-1.5 text-xs text-muted-foreground">
          {hint}
        </div>
      )}
      <FieldError id={errorId} message={error} />
    </div>
  );
}
