import { Popover, Toolbar as RadixToolbar } from 'radix-ui';
import { type ComponentProps, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { ToolbarItem, ToolbarItemContext } from '../inputs/toolbar-item.tsx';
import { FloatingPanel } from './floating-panel.tsx';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

type ToolbarProps = ComponentProps<typeof RadixToolbar.Root> & { label: string };

/** A row of controls with one tab stop: the arrow keys go from one to the next. */
export function Toolbar({ label, className, children, ...root }: ToolbarProps) {
  return (
    <TooltipProvider>
      <ToolbarItemContext value={Item}>
        <RadixToolbar.Root
          {...root}
          loop
          aria-label={label}
          className={classNames(
            'flex h-10.5 w-max items-center rounded-[11px] border border-border bg-popover px-1.5 text-popover-foreground shadow-md',
            className,
          )}
        >
          {children}
        </RadixToolbar.Root>
      </ToolbarItemContext>
    </TooltipProvider>
  );
}

/** Controls that belong together, with a line before them. */
export function ToolbarGroup({ className, children }: Pick<ComponentProps<'div'>, 'className' | 'children'>) {
  return (
    <div
      className={classNames(
        'flex items-center empty:hidden not-first:ml-1.5 not-first:border-l not-first:border-border not-first:pl-1.5',
        className,
      )}
    >
      {children}
    </div>
  );
}

function Item({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Tooltip text={label}>
      <RadixToolbar.Button asChild>{children}</RadixToolbar.Button>
    </Tooltip>
  );
}

type ToolbarPopoverProps = {
  label: string;
  /** What the button shows. */
  mark: ReactNode;
  children: ReactNode;
};

/** A button that opens outlined controls, away from what the toolbar is above or below. */
export function ToolbarPopover({ label, mark, children }: ToolbarPopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isBelow, setBelow] = useState(false);
  return (
    <Popover.Root onOpenChange={() => setBelow(button.current?.closest('[data-below]') !== null)}>
      <ToolbarItem label={label}>
        <Popover.Trigger ref={button} aria-label={label} className={toolbarButtonStyles}>
          {mark}
        </Popover.Trigger>
      </ToolbarItem>
      <FloatingPanel
        aria-label={label}
        side={isBelow ? 'bottom' : 'top'}
        align="end"
        sideOffset={10}
        className="p-3"
      >
        <ToolbarItemContext value={null}>{children}</ToolbarItemContext>
      </FloatingPanel>
    </Popover.Root>
  );
}

/** A button of a toolbar. */
const toolbarButtonStyles =
  'grid h-8 min-w-7.5 cursor-pointer place-items-center rounded-sm text-ink-700 hover:bg-muted aria-pressed:bg-secondary ' +
  'aria-pressed:text-foreground aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-ink-300 ' +
  'focus-visible:shadow-none focus-visible:inset-ring-2 focus-visible:inset-ring-primary';
