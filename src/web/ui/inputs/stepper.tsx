import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { classNames } from '../class-names.ts';
import { outlineStyles } from './outline-styles.ts';
import { ToolbarItem, useIsInToolbar } from './toolbar-item.tsx';

export type StepperProps = {
  label: string;
  /** The names of both buttons. */
  smaller: string;
  larger: string;
  unit: string;
  /** Null where there is none to show. */
  value: number | null;
  format: (value: number) => string;
  limits: { min: number; max: number };
  onStep: (direction: -1 | 1) => void;
  onType: (value: number) => void;
  describedBy?: string | undefined;
};

/** A number between a button for less and one for more. A typed number within the limits applies at once. */
export function Stepper(props: StepperProps) {
  const { label, smaller, larger, unit, value, format, limits, onStep, onType, describedBy } = props;
  const isInToolbar = useIsInToolbar();
  const [typed, setTyped] = useState<string | null>(null);
  const isLeast = value !== null && value <= limits.min;
  const isMost = value !== null && value >= limits.max;

  function step(direction: -1 | 1) {
    setTyped(null);
    if (direction < 0 ? !isLeast : !isMost) onStep(direction);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') setTyped(null);
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  }

  return (
    <div
      className={classNames(
        'flex items-stretch',
        !isInToolbar && 'h-11 rounded-md border bg-card desktop:pointer-fine:h-9',
        !isInToolbar && outlineStyles,
      )}
    >
      <StepButton label={smaller} isOff={isLeast} onClick={() => step(-1)}>
        <Minus aria-hidden size={16} strokeWidth={1.75} />
      </StepButton>
      <span
        className={classNames(
          'flex min-w-0 flex-1 items-center justify-center gap-1 tabular-nums has-[input:focus-visible]:inset-ring-2 has-[input:focus-visible]:inset-ring-primary',
          isInToolbar ? 'w-15 flex-none rounded-sm text-sm' : 'border-x border-border text-lg tablet:text-sm',
        )}
      >
        <ToolbarItem label={label}>
          <input
            type="text"
            inputMode="decimal"
            role="spinbutton"
            autoComplete="off"
            aria-label={label}
            aria-valuemin={limits.min}
            aria-valuemax={limits.max}
            aria-valuenow={value ?? undefined}
            aria-valuetext={value === null ? undefined : `${format(value)} ${unit}`}
            aria-describedby={describedBy}
            value={typed ?? (value === null ? '' : format(value))}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onBlur={() => setTyped(null)}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              setTyped(target.value);
              const number = Number(target.value.trim().replace(',', '.') || Number.NaN);
              if (number >= limits.min && number <= limits.max) onType(number);
            }}
            className="h-8 min-w-[2ch] max-w-full rounded-xs bg-transparent text-right font-medium field-sizing-content caret-primary focus-visible:shadow-none"
          />
        </ToolbarItem>
        <span aria-hidden className={classNames(!isInToolbar && 'text-muted-foreground')}>
          {unit}
        </span>
      </span>
      <StepButton label={larger} isOff={isMost} onClick={() => step(1)}>
        <Plus aria-hidden size={16} strokeWidth={1.75} />
      </StepButton>
    </div>
  );
}

type StepButtonProps = { label: string; isOff: boolean; onClick: () => void; children: ReactElement };

/** It keeps the focus at its limit. */
function StepButton({ label, isOff, onClick, children }: StepButtonProps) {
  const isInToolbar = useIsInToolbar();
  return (
    <ToolbarItem label={label}>
      <button
        type="button"
        aria-label={label}
        title={isInToolbar ? undefined : label}
        aria-disabled={isOff}
        onClick={onClick}
        className={classNames(
          'grid shrink-0 cursor-pointer place-items-center rounded-sm text-ink-700 hover:bg-muted aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-ink-300',
          'focus-visible:shadow-none focus-visible:inset-ring-2 focus-visible:inset-ring-primary',
          isInToolbar ? 'h-8 w-7.5' : 'w-11 desktop:pointer-fine:w-9',
        )}
      >
        {children}
      </button>
    </ToolbarItem>
  );
}
