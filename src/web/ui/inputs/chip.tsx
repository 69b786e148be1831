import { Check } from 'lucide-react';

type ChipProps = { label: string; checked: boolean; onChange: (isOn: boolean) => void };

/** A small choice of a set of which any number may be on. */
export function Chip({ label, checked, onChange }: ChipProps) {
  return (
    <label className="relative flex h-8 cursor-pointer items-center gap-1.5 rounded-md border border-input bg-card px-2.5 text-sm whitespace-nowrap has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-soft-foreground has-focus-visible:shadow-(--focus-ring) pointer-coarse:h-11">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-md focus-visible:shadow-none"
      />
      <Check aria-hidden size={14} strokeWidth={2} className="hidden shrink-0 peer-checked:block" />
      {label}
    </label>
  );
}
