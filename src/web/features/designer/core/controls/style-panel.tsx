import { X } from 'lucide-react';
import { Dialog, Popover } from 'radix-ui';
import { type ReactElement, type ReactNode, type RefObject, Suspense, useEffect, useState } from 'react';
import type { TextField } from '#domain/card/text-fields.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { type LazyComponent, prefetchCodeAfterUse } from '../../../../shared/loading/lazy-component.tsx';
import { useIsDesktop } from '../../../../shared/page/breakpoints.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/inputs/button.tsx';
import { sheetHandleStyles, sheetTitleStyles } from '../../../../ui/overlays/dialog-styles.ts';
import { FloatingPanel } from '../../../../ui/overlays/floating-panel.tsx';

type StylePanelProps = {
  label: string;
  closeLabel: string;
  trigger: ReactElement;
  /** The popover opens below this element. */
  anchor: RefObject<HTMLElement | null>;
  children: ReactNode;
  /** The component among the children that is loaded on demand: the panel opens when it is there. */
  code: Pick<LazyComponent<never>, 'load' | 'isLoaded'>;
  /** For a panel whose state the caller has. */
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Called before Escape closes the panel. */
  onEscape?: () => void;
  /** Styles of the popover. */
  className?: string;
};

/** A panel that is open or closed. */
type OpenPanelProps = Omit<StylePanelProps, 'code' | 'open' | 'onOpenChange'> & {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Choices that leave the card visible: a popover if the form is beside the card, a sheet at the bottom edge if it is below. */
export function StylePanel({ code, open, onOpenChange, children, ...props }: StylePanelProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => prefetchCodeAfterUse([code.load]), [code]);

  function change(opens: boolean) {
    const apply = () => {
      setOpen(opens);
      onOpenChange?.(opens);
    };
    if (!opens || code.isLoaded()) apply();
    // The open panel shows that its code could not be loaded.
    else code.load().then(apply, apply);
  }

  const panel = {
    ...props,
    open: open ?? isOpen,
    onOpenChange: change,
    children: <Suspense>{children}</Suspense>,
  };
  return useIsDesktop() ? <PanelPopover {...panel} /> : <PanelSheet {...panel} />;
}

const popoverStyles = 'w-128 overflow-y-auto overscroll-contain p-4';

function PanelPopover({
  label,
  trigger,
  anchor,
  children,
  onEscape,
  className = popoverStyles,
  ...state
}: OpenPanelProps) {
  return (
    <Popover.Root {...state}>
      <PopoverAnchor to={anchor} />
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <FloatingPanel
        aria-label={label}
        onOpenAutoFocus={focusChosen}
        onEscapeKeyDown={onEscape}
        className={classNames(
          'max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-32px)]',
          className,
        )}
      >
        {children}
      </FloatingPanel>
    </Popover.Root>
  );
}

/** Measures the element each time the popover is positioned, when the element is mounted. */
function PopoverAnchor({ to }: { to: RefObject<HTMLElement | null> }) {
  const measurable = { getBoundingClientRect: () => to.current?.getBoundingClientRect() ?? new DOMRect() };
  return <Popover.Anchor virtualRef={{ current: measurable }} />;
}

function PanelSheet({ label, closeLabel, trigger, children, onEscape, open, onOpenChange }: OpenPanelProps) {
  return (
    // Not modal: the card above stays visible and shows each choice.
    <Dialog.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusChosen}
          onEscapeKeyDown={onEscape}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[54dvh] flex-col rounded-t-sheet border-t border-border bg-card text-card-foreground shadow-lg focus-visible:shadow-lg data-[state=closed]:animate-fade-out-quick data-[state=open]:animate-rise"
        >
          <span className={classNames(sheetHandleStyles, 'tablet:block!')} />
          <div className="flex shrink-0 items-center justify-between pt-4 pr-2 pb-1 pl-4 tablet:pl-6">
            <Dialog.Title className={sheetTitleStyles}>{label}</Dialog.Title>
            <Dialog.Close
              aria-label={closeLabel}
              className="grid size-11 cursor-pointer place-items-center rounded-sm"
            >
              <X aria-hidden strokeWidth={1.75} size={20} />
            </Dialog.Close>
          </div>
          <div className="min-h-0 overflow-y-auto overscroll-contain px-4 pb-(--safe-bottom) tablet:px-6">
            {children}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="pb-2 text-sm font-semibold">{title}</h3>
      {children}
    </section>
  );
}

type DifferingTextsProps = {
  fields: readonly TextField[];
  words: (fields: string) => string;
  onApply: () => void;
};

/** Lists the texts that differ from the card's style, with a button that applies the style to them. */
export function DifferingTexts({ fields, words, onApply }: DifferingTextsProps) {
  const { editor } = useTexts();
  const cardStyle = useTexts('card-style');
  return (
    <div className="flex items-center justify-between gap-3 rounded-md bg-warning-soft py-1.5 pr-1.5 pl-3 text-sm text-warning-soft-foreground">
      <p>{words(fields.map((field) => editor.fields[field]).join(', '))}</p>
      <Button variant="outline" size="sm" className="shrink-0" onClick={onApply}>
        {cardStyle.applyToAll}
      </Button>
    </div>
  );
}

/** Focuses the checked choice, or the first one. */
function focusChosen(event: Event): void {
  const panel = event.currentTarget;
  if (!(panel instanceof HTMLElement)) return;
  const choice =
    panel.querySelector<HTMLInputElement>('input[type=radio]:checked') ??
    panel.querySelector<HTMLInputElement>('input[type=radio]');
  if (!choice) return;
  event.preventDefault();
  choice.focus();
}
