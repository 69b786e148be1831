import { Switch as RadixSwitch } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

type SwitchProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  /** With a hint the switch is at the end of a row, and larger on a phone. */
  hint?: ReactNode;
  disabled?: boolean;
};

export function Switch({ checked, onCheckedChange, label, hint, disabled = false }: SwitchProps) {
  const id = useId();
  const isRow = hint !== undefined;
  return (
    <div
      className={
        isRow
          ? 'flex flex-row-reverse items-center justify-between gap-4'
          : 'inline-flex items-center gap-2 tablet:gap-2.5 pointer-coarse:min-h-11'
      }
    >
      <RadixSwitch.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        aria-describedby={isRow ? `${id}-hint` : undefined}
        className={classNames(
          'relative flex h-5 w-8 shrink-0 cursor-pointer items-center rounded-full bg-input p-0.5',
          'before:absolute before:-inset-1 pointer-coarse:before:-inset-3 transition-colors duration-(--dur-2) data-[state=checked]:bg-primary disabled:cursor-default',
          'disabled:opacity-50',
          isRow && 'max-tablet:h-7 max-tablet:w-12 max-tablet:p-0.75',
        )}
      >
        <RadixSwitch.Thumb
          className={classNames(
            'size-4 rounded-full bg-card shadow-thumb transition-transform duration-(--dur-2) ease-out',
            'data-[state=checked]:translate-x-3 dark:bg-background',
            isRow && 'max-tablet:size-5.5 max-tablet:data-[state=checked]:translate-x-5',
          )}
        />
      </RadixSwitch.Root>
      <div className="min-w-0 wrap-anywhere">
        <label
          htmlFor={id}
          className={classNames(
            'block cursor-pointer text-sm font-medium',
            isRow && 'max-tablet:text-control',
          )}
        >
          {label}
        </label>
        {isRow && (
          <div id={`${id}-hint`} className="text-xs text-muted-foreground max-tablet:text-sm">
            {hint}
          </div>
        )}
      </div>
    </div>
  );
}
