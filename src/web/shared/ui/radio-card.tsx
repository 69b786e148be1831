import { RadioGroup } from 'radix-ui';
import { chooser } from './chooser.ts';
import { classNames } from './class-names.ts';

type RadioCardsProps<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string; detail?: string }[];
  onChange: (value: T) => void;
};

/** One choice drawn as outlined cards; they share a line while there is room. */
export function RadioCards<T extends string>({ label, value, options, onChange }: RadioCardsProps<T>) {
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={chooser(options, onChange)}
      className="flex flex-wrap gap-2"
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          className={classNames(
            'group flex h-10 flex-auto cursor-pointer items-center gap-2.5 rounded-md border border-input bg-card px-3',
            'text-sm whitespace-nowrap transition-colors duration-(--dur-1) pointer-coarse:h-11',
            'focus-visible:shadow-(--focus-ring) data-[state=checked]:border-primary',
            'data-[state=checked]:bg-primary-soft data-[state=checked]:inset-ring data-[state=checked]:inset-ring-primary',
          )}
        >
          <span className="grid size-4 shrink-0 place-items-center rounded-full border border-input group-data-[state=checked]:border-primary group-data-[state=checked]:bg-primary">
            <RadioGroup.Indicator className="size-1.5 rounded-full bg-card dark:bg-background" />
          </span>
          <span>{option.label}</span>
          {option.detail && (
            <span className="text-muted-foreground group-data-[state=checked]:text-primary-soft-foreground">
              {option.detail}
            </span>
          )}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
