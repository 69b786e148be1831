import { useId } from 'react';
import { classNames } from '../class-names.ts';

type RadioCardsProps<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string; detail?: string }[];
  onChange: (value: T) => void;
  className?: string;
};

/** Radio buttons as outlined cards that wrap; with the classes of a grid, in its columns. */
export function RadioCards<T extends string>({
  label,
  value,
  options,
  onChange,
  className = 'flex flex-wrap',
}: RadioCardsProps<T>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classNames('gap-2', className)}>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex min-h-10 flex-auto cursor-pointer items-center gap-2 rounded-md border border-input bg-card py-1 pr-2 pl-3 text-sm transition-colors duration-(--dur-1) has-checked:border-primary has-checked:bg-primary-soft has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:shadow-(--focus-ring) pointer-coarse:min-h-11 tablet:whitespace-nowrap"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="peer absolute inset-0 cursor-pointer appearance-none rounded-md focus-visible:shadow-none"
          />
          <span className="mr-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-input peer-checked:border-primary peer-checked:bg-primary">
            <span className="size-1.5 rounded-full bg-card dark:bg-background" />
          </span>
          <span>{option.label}</span>
          {option.detail && (
            <span className="text-muted-foreground peer-checked:text-primary-soft-foreground">
              {option.detail}
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
