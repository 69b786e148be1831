import { Popover as RadixPopover } from 'radix-ui';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { FloatingPanel } from './floating-panel.tsx';

type PopoverProps = { trigger: ReactNode; children: ReactNode; label: string };

/** A short message with an arrow to its trigger. */
export function Popover({ trigger, children, label }: PopoverProps) {
  return (
    <RadixPopover.Root>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <PopoverPanel label={label}>{children}</PopoverPanel>
    </RadixPopover.Root>
  );
}

type AnchoredPopoverProps = {
  anchor: ReactNode;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  label: string;
};

/** A popover opened by state instead of by a click on its trigger. */
export function AnchoredPopover({ anchor, open, onClose, children, label }: AnchoredPopoverProps) {
  const anchorElement = useRef<HTMLDivElement>(null);
  // The button may have been disabled when the popover opened, so Radix has no element to return the focus to.
  function returnFocus(event: Event) {
    event.preventDefault();
    anchorElement.current?.focus();
  }
  return (
    <RadixPopover.Root open={open} onOpenChange={onClose}>
      <RadixPopover.Anchor asChild ref={anchorElement}>
        {anchor}
      </RadixPopover.Anchor>
      <PopoverPanel label={label} onCloseAutoFocus={returnFocus}>
        {children}
      </PopoverPanel>
    </RadixPopover.Root>
  );
}

type PopoverPanelProps = ComponentProps<typeof RadixPopover.Content> & { label: string };

function PopoverPanel({ label, children, ...panel }: PopoverPanelProps) {
  return (
    <FloatingPanel
      {...panel}
      aria-label={label}
      // Aligned with the trigger's start, within the page's margin.
      sideOffset={-2}
      collisionPadding={24}
      arrowPadding={16}
      className="rounded-lg! w-96 max-w-[calc(100vw-48px)] p-5"
    >
      {children}
      <RadixPopover.Arrow asChild>
        <svg width="16" height="8" viewBox="0 0 16 8" aria-hidden="true">
          <path d="M0 0H16L8 8Z" className="fill-border" />
          <path d="M1.4 -0.5H14.6L8 6.6Z" className="fill-popover" />
        </svg>
      </RadixPopover.Arrow>
    </FloatingPanel>
  );
}
