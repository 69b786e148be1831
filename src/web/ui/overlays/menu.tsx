import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { optionHandler } from '../inputs/option-handler.ts';
import { floatingPanelStyles, floatingRowStyles } from './floating-panel-styles.ts';

type MenuProps = {
  trigger: ReactNode;
  /** The accessible name, if the trigger's text is not enough. */
  label?: string;
  align?: 'start' | 'center' | 'end';
  /** Places it at the end of the page's main part, for a trigger in an element that clips what it contains. */
  isInMain?: boolean;
  /** Prevent its default to focus another element than the trigger. The menu closes without a fade, so that the next key is for that element. */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
};

export function Menu({ trigger, label, align = 'end', isInMain, onCloseAutoFocus, children }: MenuProps) {
  const content = (
    <DropdownMenu.Content
      align={align}
      sideOffset={8}
      collisionPadding={8}
      onCloseAutoFocus={onCloseAutoFocus}
      {...(label && { 'aria-label': label, 'aria-labelledby': undefined })}
      className={classNames(
        floatingPanelStyles,
        'min-w-56 p-1.5 focus-visible:shadow-md',
        onCloseAutoFocus && 'data-[state=closed]:animate-none!',
      )}
    >
      {children}
    </DropdownMenu.Content>
  );
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* Never outside the landmark of its trigger. */}
      {isInMain ? (
        <DropdownMenu.Portal container={document.querySelector('main')}>{content}</DropdownMenu.Portal>
      ) : (
        content
      )}
    </DropdownMenu.Root>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-2.5 py-1.5 text-md font-semibold">{children}</DropdownMenu.Label>;
}

const rowStyles = classNames(floatingRowStyles, 'h-9 gap-2.5 pointer-coarse:h-11');

type MenuItemProps = {
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  isDestructive?: boolean;
  children: ReactNode;
};

export function MenuItem({
  icon,
  onSelect,
  disabled = false,
  isDestructive = false,
  children,
}: MenuItemProps) {
  return (
    <DropdownMenu.Item
      className={classNames(rowStyles, isDestructive && 'text-destructive')}
      onSelect={onSelect}
      disabled={disabled}
    >
      {icon && (
        <span className={classNames('[&_svg]:size-4', !isDestructive && 'text-muted-foreground')}>
          {icon}
        </span>
      )}
      {children}
    </DropdownMenu.Item>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-border" />;
}

type MenuRadioGroupProps<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
};

export function MenuRadioGroup<T extends string>({
  label,
  value,
  options,
  onChange,
}: MenuRadioGroupProps<T>) {
  return (
    <DropdownMenu.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={optionHandler(options, onChange)}
    >
      <DropdownMenu.Label className="px-2.5 pt-1.5 pb-1 text-xs text-muted-foreground">
        {label}
      </DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          className={rowStyles}
          // Keeps the menu open, because the choice applies at once.
          onSelect={(event) => event.preventDefault()}
        >
          <span className="flex-1">{option.label}</span>
          <DropdownMenu.ItemIndicator>
            <Check aria-hidden size={16} strokeWidth={1.75} className="text-primary" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
