import { useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { outlined } from './outlined.ts';

type NumberFieldProps = {
  label: string;
  unit: string;
  value: number;
  /** What the box accepts; left blank it falls back. */
  limits: { min: number; max: number; fallback: number };
  onChange: (value: number) => void;
  disabled?: boolean;
};

/** A whole number with its name and unit in one box. A good number counts at once, any other when the box is left. */
export function NumberField({ label, unit, value, limits, onChange, disabled = false }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const { min, max } = limits;

  function settle() {
    if (typed !== null && typed.trim() !== String(value)) onChange(settled(typed, limits));
    setTyped(null);
  }

  return (
    <div
      className={classNames(
        'flex h-11 min-w-0 flex-1 items-center rounded-md border px-2.75 text-md tablet:text-sm desktop:pointer-fine:h-9',
        disabled ? 'border-border-strong bg-muted text-muted-foreground' : 'bg-card',
        outlined,
      )}
    >
      <label htmlFor={id} className="shrink-0 text-muted-foreground">
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        disabled={disabled}
        value={typed ?? String(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          const number = wholeNumber(target.value);
          if (number !== null && number >= min && number <= max && number !== value) onChange(number);
        }}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
        className="h-full min-w-0 flex-1 appearance-none bg-transparent px-1 text-right font-medium tabular-nums caret-primary [-moz-appearance:textfield] focus-visible:shadow-none max-tablet:text-lg [&::-webkit-inner-spin-button]:appearance-none"
      />
      <span aria-hidden className="shrink-0 text-muted-foreground tablet:text-xs">
        {unit}
      </span>
    </div>
  );
}

/** What a left box holds: the nearest number it accepts, or its fallback when it holds none. */
function settled(typed: string, { min, max, fallback }: NumberFieldProps['limits']): number {
  const number = typed.trim() === '' ? Number.NaN : Number(typed);
  return Number.isFinite(number) ? Math.min(Math.max(Math.round(number), min), max) : fallback;
}

function wholeNumber(typed: string): number | null {
  return /^-?\d+$/.test(typed.trim()) ? Number(typed) : null;
}
