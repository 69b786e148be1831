import { Check, ChevronsUpDown } from 'lucide-react';
import { Select as RadixSelect } from 'radix-ui';
import { type CSSProperties, type Ref, useState } from 'react';
import { classNames } from '../class-names.ts';
import { floatingPanelStyles, floatingRowStyles } from './floating-panel-styles.ts';
import { optionHandler } from './option-handler.ts';

type Option<T extends string> = { value: T; label: string; style?: CSSProperties };

type SelectProps<T extends string> = {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  value: T;
  options: readonly Option<T>[];
  onChange: (value: T) => void;
  className?: string;
  disabled?: boolean;
};

export function Select<T extends string>({
  ref,
  label,
  value,
  options,
  onChange,
  className,
  disabled = false,
}: SelectProps<T>) {
  const { isMounted, root, trigger } = useLazyOptions();
  return (
    <RadixSelect.Root
      value={value}
      onValueChange={optionHandler(options, onChange)}
      disabled={disabled}
      {...root}
    >
      <RadixSelect.Trigger
        {...trigger}
        ref={ref}
        aria-label={label}
        className={classNames(
          'flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-md border border-input bg-card px-3 text-left',
          'text-lg tablet:text-md desktop:pointer-fine:min-h-9 focus-visible:border-primary',
          'focus-visible:ring-3 focus-visible:ring-primary/22 disabled:cursor-default disabled:bg-muted',
          className,
        )}
      >
        <span className="line-clamp-2 min-w-0 flex-1 leading-5 wrap-break-word">
          <RadixSelect.Value>{options.find((option) => option.value === value)?.label}</RadixSelect.Value>
        </span>
        <ChevronsUpDown aria-hidden size={16} strokeWidth={1.75} className="text-muted-foreground" />
      </RadixSelect.Trigger>
      {isMounted && <SelectOptions options={options} />}
    </RadixSelect.Root>
  );
}

/** Mounts the options on the first focus or opening (in some browsers a click gives no focus), to keep forms with many selects light. */
export function useLazyOptions() {
  const [isMounted, setMounted] = useState(false);
  const mount = () => setMounted(true);
  return { isMounted, root: { onOpenChange: mount }, trigger: { onFocus: mount } };
}

export function SelectOptions<T extends string>({
  options,
  note,
  className,
}: {
  options: readonly Option<T>[];
  note?: string;
  className?: string;
}) {
  return (
    <RadixSelect.Portal>
      <RadixSelect.Content
        position="popper"
        sideOffset={4}
        className={classNames(
          floatingPanelStyles,
          'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden',
          className,
        )}
      >
        <RadixSelect.Viewport className="p-1.5">
          {options.map((option) => (
            <RadixSelect.Item
              key={option.value}
              value={option.value}
              style={option.style}
              className={classNames(floatingRowStyles, selectRowStyles)}
            >
              <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
              <RadixSelect.ItemIndicator>
                <Check aria-hidden size={16} strokeWidth={1.75} className="text-primary" />
              </RadixSelect.ItemIndicator>
            </RadixSelect.Item>
          ))}
        </RadixSelect.Viewport>
        {note && (
          <div className="border-t border-border px-3.5 py-2.5 text-xs text-muted-foreground">{note}</div>
        )}
      </RadixSelect.Content>
    </RadixSelect.Portal>
  );
}

const selectRowStyles = 'h-8.5 justify-between gap-4 pointer-coarse:h-11';
