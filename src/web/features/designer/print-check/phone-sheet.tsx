import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { DialogFrame } from '../../../ui/overlays/dialog.tsx';
import { useReturnFocus } from '../../../ui/overlays/use-return-focus.ts';

type PhoneSheetProps = {
  id: string;
  label: string;
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
};

const scrollerStyles = 'min-h-0 overflow-y-auto overscroll-contain px-4 pb-5';

/** A sheet at the bottom edge. It leaves the card visible, where the findings are marked. */
export function PhoneSheet({ id, label, title, closeLabel, onClose, children }: PhoneSheetProps) {
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Root open modal={false} onOpenChange={onClose}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          id={id}
          {...returnFocus}
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[calc(100dvh-20.5rem)] min-h-64 flex-col rounded-t-sheet bg-card text-card-foreground shadow-[0_-8px_24px_rgb(0_0_0/0.18)] data-[state=open]:animate-rise focus-visible:shadow-lg"
        >
          <DialogFrame title={title} closeLabel={closeLabel} headerClassName="border-b border-border">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a fix button in it only its own focus lets the keyboard scroll it */}
            <section aria-label={label} tabIndex={0} className={scrollerStyles}>
              {children}
            </section>
          </DialogFrame>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
