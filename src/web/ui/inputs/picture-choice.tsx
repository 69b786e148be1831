import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

type PictureChoiceProps<T extends string> = {
  label: string;
  value: T;
  /** `isDisabled` leaves a choice in view that cannot be made; the caller says why. */
  options: readonly { value: T; label: string; picture: ReactNode; isDisabled?: boolean }[];
  onChange: (value: T) => void;
  /** The columns. */
  className: string;
  /** The id of the reason why a choice is disabled. */
  reasonId?: string | undefined;
};

/** Radio buttons that are pictures with their names below. */
export function PictureChoice<T extends string>(props: PictureChoiceProps<T>) {
  const { label, value, options, onChange, className, reasonId } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classNames('grid gap-2', className)}>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex cursor-pointer flex-col rounded-md border border-input bg-card p-1.5 has-checked:border-primary has-checked:bg-primary-soft has-checked:inset-ring has-checked:inset-ring-primary has-disabled:cursor-not-allowed has-disabled:text-muted-foreground has-focus-visible:shadow-(--focus-ring)"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            aria-describedby={option.isDisabled ? reasonId : undefined}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-md focus-visible:shadow-none disabled:cursor-not-allowed"
          />
          <span className={classNames('contents', option.isDisabled && 'children:opacity-40')}>
            {option.picture}
          </span>
          <span className="pt-1.5 text-center">{option.label}</span>
        </label>
      ))}
    </div>
  );
}
