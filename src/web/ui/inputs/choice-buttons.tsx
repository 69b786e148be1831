import type { ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import { segmentPartStyles, segmentTrackStyles } from './segment-styles.ts';
import { ToolbarItem, useIsInToolbar } from './toolbar-item.tsx';

type ChoiceButtonsProps<T extends string | number> = {
  label: string;
  /** Null if none is chosen. */
  value: T | null;
  options: readonly { value: T; label: string; mark: ReactElement; isOff?: boolean }[];
  onChange: (value: T) => void;
};

/** One of few, as buttons with marks. */
export function ChoiceButtons<T extends string | number>(props: ChoiceButtonsProps<T>) {
  const { label, value, options, onChange } = props;
  const isInToolbar = useIsInToolbar();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, and the label is beside it.
    <div
      role="group"
      aria-label={label}
      className={isInToolbar ? 'flex' : classNames(segmentTrackStyles, 'h-11 desktop:pointer-fine:h-9')}
    >
      {options.map((option) => (
        <ToolbarItem key={option.value} label={option.label}>
          <button
            type="button"
            aria-label={option.label}
            title={isInToolbar ? undefined : option.label}
            aria-pressed={option.value === value}
            aria-disabled={option.isOff || undefined}
            data-state={option.value === value ? 'checked' : 'unchecked'}
            onClick={() => !option.isOff && onChange(option.value)}
            className={classNames(
              isInToolbar
                ? 'grid h-8 w-7.5 cursor-pointer place-items-center rounded-sm text-ink-700 hover:bg-muted aria-pressed:bg-secondary aria-pressed:text-foreground focus-visible:shadow-none focus-visible:inset-ring-2 focus-visible:inset-ring-primary'
                : classNames(segmentPartStyles, 'grid place-items-center px-1! aria-disabled:text-ink-300'),
            )}
          >
            {option.mark}
          </button>
        </ToolbarItem>
      ))}
    </div>
  );
}
