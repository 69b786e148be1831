import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { floatingPanelStyles, floatingRowStyles } from '../inputs/floating-panel-styles.ts';
import { optionHandler } from '../inputs/option-handler.ts';

type MenuPanelProps = {
  /** What opens the menu. */
  opener: HTMLElement | null;
  /** The accessible name, if the trigger's text is not enough. */
  label?: string | undefined;
  align?: 'start' | 'center' | 'end';
  /** Prevent its default to focus another element than the trigger. The menu closes without a fade, so that the next key is for that element. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  onPointerDownOutside?: (event: { target: EventTarget | null; preventDefault: () => void }) => void;
  children: ReactNode;
};

/** Over everything on the page, in the landmark or the dialog of its opener. */
function MenuPanel({ opener, label, align = 'end', children, ...handlers }: MenuPanelProps) {
  return (
    <DropdownMenu.Portal container={opener?.closest<HTMLElement>('[role="dialog"], main, header')}>
      <DropdownMenu.Content
        align={align}
        sideOffset={8}
        collisionPadding={8}
        {...handlers}
        {...(label && { 'aria-label': label, 'aria-labelledby': undefined })}
        className={classNames(
          floatingPanelStyles,
          'min-w-56 max-w-[calc(100vw-16px)] p-1.5 focus-visible:shadow-md',
          handlers.onCloseAutoFocus && 'data-[state=closed]:animate-none!',
        )}
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  );
}

type MenuProps = Omit<MenuPanelProps, 'opener' | 'onPointerDownOutside'> & { trigger: ReactNode };

export function Menu({ trigger, ...panel }: MenuProps) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild ref={setOpener}>
        {trigger}
      </DropdownMenu.Trigger>
      <MenuPanel opener={opener} {...panel} />
    </DropdownMenu.Root>
  );
}

type MenuAtButtonProps = {
  button: HTMLElement | null;
  isOpen: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
};

/** One menu for many buttons, which toggle it. An empty trigger over the button, in the nearest positioned element, places it. */
export function MenuAtButton({ button, isOpen, onClose, label, children }: MenuAtButtonProps) {
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={onClose}>
      {/* Clips a trigger that stays behind when the page becomes smaller. */}
      <div className="pointer-events-none absolute inset-0 overflow-clip">
        <DropdownMenu.Trigger asChild>
          <span
            ref={(trigger) => {
              if (isOpen && trigger && button) placeOver(trigger, button);
            }}
            aria-hidden="true"
            tabIndex={-1}
            // A closing menu returns the focus to its trigger.
            onFocus={() => button?.focus()}
            className="absolute"
          />
        </DropdownMenu.Trigger>
      </div>
      <MenuPanel
        label={label}
        opener={button}
        // A press on the button would close the menu, and its click open it again.
        onPointerDownOutside={(event) => {
          if (event.target instanceof Node && button?.contains(event.target)) event.preventDefault();
        }}
      >
        {children}
      </MenuPanel>
    </DropdownMenu.Root>
  );
}

function placeOver(trigger: HTMLElement, button: HTMLElement): void {
  const frame = (trigger.offsetParent ?? document.body).getBoundingClientRect();
  const { left, top, width, height } = button.getBoundingClientRect();
  trigger.style.left = `${left - frame.left}px`;
  trigger.style.top = `${top - frame.top}px`;
  trigger.style.width = `${width}px`;
  trigger.style.height = `${height}px`;
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-2.5 py-1.5 text-md font-semibold">{children}</DropdownMenu.Label>;
}

const rowStyles = classNames(floatingRowStyles, 'min-h-9 gap-2.5 wrap-anywhere pointer-coarse:min-h-11');

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

/** A sentence at the foot of a menu. */
export function MenuNote({ children }: { children: ReactNode }) {
  return (
    <p className="-mx-1.5 mt-1.5 -mb-1.5 max-w-80 border-t border-border px-4 py-2.5 text-xs text-muted-foreground">
      {children}
    </p>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-border" />;
}

type MenuRadioGroupProps<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string; detail?: string; icon?: ReactNode }[];
  onChange: (value: T) => void;
  /** For a choice after which the page changes. */
  isClosing?: boolean;
};

export function MenuRadioGroup<T extends string>({
  label,
  value,
  options,
  onChange,
  isClosing = false,
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
          className={option.detail ? classNames(floatingRowStyles, 'min-h-13 gap-3 py-1.5') : rowStyles}
          // Keeps the menu open, because the choice applies at once.
          onSelect={(event) => isClosing || event.preventDefault()}
        >
          {option.icon}
          <span className="min-w-0 flex-1">
            <span className="block truncate">{option.label}</span>
            {option.detail && <span className="block text-xs text-muted-foreground">{option.detail}</span>}
          </span>
          <DropdownMenu.ItemIndicator>
            <Check aria-hidden size={16} strokeWidth={1.75} className="text-primary" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
