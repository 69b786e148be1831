import { useId } from 'react';

type DetailedChoiceProps<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string; detail: string }[];
  onChange: (value: T) => void;
};

/** Two or three radio buttons side by side, each with a sentence about it. */
export function DetailedChoice<T extends string>({
  label,
  value,
  options,
  onChange,
}: DetailedChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-md font-medium tablet:text-sm">{label}</legend>
      <div className="grid gap-2 tablet:grid-cols-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex cursor-pointer gap-2.5 rounded-md border border-input bg-card p-3 transition-colors duration-(--dur-1) has-checked:border-primary has-checked:bg-primary-soft has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:shadow-(--focus-ring)"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-labelledby={`${name}-${option.value}-label`}
              aria-describedby={`${name}-${option.value}`}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-md focus-visible:shadow-none"
            />
            <span className="mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-input peer-checked:border-primary peer-checked:bg-primary">
              <span className="size-1.5 rounded-full bg-card dark:bg-background" />
            </span>
            <span className="min-w-0">
              <span
                id={`${name}-${option.value}-label`}
                className="block text-md font-semibold tablet:text-sm"
              >
                {option.label}
              </span>
              <span
                id={`${name}-${option.value}`}
                className="block text-sm text-muted-foreground tablet:text-xs"
              >
                {option.detail}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
