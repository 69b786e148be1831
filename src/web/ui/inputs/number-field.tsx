import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { outlineStyles } from './outline-styles.ts';

type NumberFieldProps = {
  label: string;
  unit: string;
  value: number;
  /** The accepted range, and the value of an empty field. */
  limits: { min: number; max: number; fallback: number };
  onChange: (value: number) => void;
  disabled?: boolean;
};

/** An integer field with its unit. The label is inside on wide screens, above elsewhere. A valid number applies at once, any other on blur. */
export function NumberField({ label, unit, value, limits, onChange, disabled = false }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { min, max } = limits;

  function commit() {
    if (typed !== null && typed.trim() !== String(value)) onChange(acceptedNumber(typed, limits));
    setTyped(null);
  }

  return (
    <label className="min-w-0 flex-1">
      <span aria-hidden className="block pb-1 text-sm text-ink-700 wide:hidden">
        {label}
      </span>
      <span
        className={classNames(
          'flex h-11 items-center rounded-md border px-2.75 text-md tablet:text-sm desktop:pointer-fine:h-9',
          disabled ? 'border-border-strong bg-muted text-muted-foreground' : 'bg-card',
          outlineStyles,
        )}
      >
        <span aria-hidden className="shrink-0 text-muted-foreground max-wide:hidden">
          {label}
        </span>
        <input
          aria-label={label}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          disabled={disabled}
          value={typed ?? String(value)}
          onChange={({ target }) => {
            setTyped(target.value);
            const number = parseInteger(target.value);
            if (number !== null && number >= min && number <= max && number !== value) onChange(number);
          }}
          onBlur={commit}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
          className="h-full min-w-0 flex-1 appearance-none bg-transparent px-1 max-wide:pl-0 wide:text-right font-medium tabular-nums caret-primary [-moz-appearance:textfield] focus-visible:shadow-none max-tablet:text-lg [&::-webkit-inner-spin-button]:appearance-none"
        />
        <span aria-hidden className="shrink-0 text-muted-foreground tablet:text-xs">
          {unit}
        </span>
      </span>
    </label>
  );
}

/** The value after blur: the nearest accepted integer, or the fallback if the text is not a number. */
function acceptedNumber(typed: string, { min, max, fallback }: NumberFieldProps['limits']): number {
  const number = typed.trim() === '' ? Number.NaN : Number(typed);
  return Number.isFinite(number) ? Math.min(Math.max(Math.round(number), min), max) : fallback;
}

function parseInteger(typed: string): number | null {
  return /^-?\d+$/.test(typed.trim()) ? Number(typed) : null;
}
