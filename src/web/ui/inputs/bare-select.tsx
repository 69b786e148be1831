import { ChevronDown } from 'lucide-react';
import { Select } from 'radix-ui';
import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { optionHandler } from './option-handler.ts';
import { SelectOptions, useLazyOptions } from './select.tsx';
import { ToolbarItem } from './toolbar-item.tsx';

type BareSelectProps<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string; style?: CSSProperties }[];
  onChange: (value: T) => void;
  /** Shown below the list. */
  note?: string;
  /** Styles of the list. */
  listClassName?: string;
  className?: string | undefined;
};

/** A select without an outline: a row or a toolbar around it draws one. */
export function BareSelect<T extends string>(props: BareSelectProps<T>) {
  const { label, value, options, onChange, note, listClassName, className } = props;
  const { isMounted, root, trigger } = useLazyOptions();
  const chosen = options.find((option) => option.value === value);
  return (
    <Select.Root value={value} onValueChange={optionHandler(options, onChange)} {...root}>
      <ToolbarItem label={label}>
        <Select.Trigger
          {...trigger}
          aria-label={label}
          style={chosen?.style}
          className={classNames(
            'flex cursor-pointer items-center gap-2 text-left text-control text-ink-700 tablet:gap-1',
            'focus-visible:shadow-none focus-visible:inset-ring-2 focus-visible:inset-ring-primary',
            className,
          )}
        >
          <span className="min-w-0 flex-1 truncate">
            <Select.Value>{chosen?.label}</Select.Value>
          </span>
          <ChevronDown aria-hidden size={14} strokeWidth={1.75} className="shrink-0 text-muted-foreground" />
        </Select.Trigger>
      </ToolbarItem>
      {isMounted && (
        <SelectOptions
          options={options}
          {...(note && { note })}
          {...(listClassName && { className: listClassName })}
        />
      )}
    </Select.Root>
  );
}
