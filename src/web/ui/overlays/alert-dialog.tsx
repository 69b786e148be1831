import { Dialog as RadixDialog } from 'radix-ui';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../inputs/button.tsx';
import { Dialog, ModalContent } from './dialog.tsx';
import { sheetFooterStyles, sheetHandleStyles, sheetTitleStyles } from './dialog-styles.ts';
import { useReturnFocus } from './use-return-focus.ts';

type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  actions: ReactNode;
  /** An image or icon of the subject; beside the text, or above it on a phone. */
  media?: ReactNode;
};

/** A modal question, which a click beside it leaves open. The actions must include an AlertDialogCancel, which gets the focus. */
export function AlertDialog({ open, onOpenChange, title, children, actions, media }: AlertDialogProps) {
  const footer = useRef<HTMLElement>(null);
  const returnFocus = useReturnFocus(
    () => footer.current?.querySelector<HTMLElement>('[data-cancel]') ?? null,
  );
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <ModalContent
        {...returnFocus}
        role="alertdialog"
        onPointerDownOutside={(event) => event.preventDefault()}
        className="tablet:max-w-110"
      >
        <span className={sheetHandleStyles} />
        <div className="flex min-h-0 flex-col items-center gap-5 overflow-y-auto px-4 pt-8 pb-6 tablet:flex-row tablet:items-start tablet:gap-4 tablet:p-6">
          {media}
          <div className="min-w-0 flex-1 max-tablet:text-center">
            <RadixDialog.Title className={sheetTitleStyles}>{title}</RadixDialog.Title>
            <RadixDialog.Description asChild>
              <div className="pt-1.5 text-control text-muted-foreground tablet:text-md">{children}</div>
            </RadixDialog.Description>
          </div>
        </div>
        <footer ref={footer} className={sheetFooterStyles}>
          {actions}
        </footer>
      </ModalContent>
    </Dialog>
  );
}

type ActionProps = ComponentProps<typeof Button>;

/** Closes without an action. It has the focus when the dialog opens, with a visible ring also after a mouse click. */
export function AlertDialogCancel({ variant = 'outline', className, ...rest }: ActionProps) {
  return (
    <RadixDialog.Close asChild data-cancel>
      <Button variant={variant} className={classNames('focus:shadow-(--focus-ring)', className)} {...rest} />
    </RadixDialog.Close>
  );
}
