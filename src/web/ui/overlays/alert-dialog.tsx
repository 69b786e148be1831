import { AlertDialog as RadixAlertDialog } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../inputs/button.tsx';
import {
  scrimStyles,
  sheetFooterStyles,
  sheetHandleStyles,
  sheetStyles,
  sheetTitleStyles,
} from './dialog-styles.ts';
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

/** A modal question. The actions must include an AlertDialogCancel, which gets the focus. */
export function AlertDialog({ open, onOpenChange, title, children, actions, media }: AlertDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <RadixAlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className={scrimStyles}>
          <RadixAlertDialog.Content
            {...returnFocus}
            data-sheet
            className={classNames(sheetStyles, 'tablet:max-w-110')}
          >
            <span className={sheetHandleStyles} />
            <div className="flex min-h-0 flex-col items-center gap-5 overflow-y-auto px-4 pt-8 pb-6 tablet:flex-row tablet:items-start tablet:gap-4 tablet:p-6">
              {media}
              <div className="min-w-0 flex-1 max-tablet:text-center">
                <RadixAlertDialog.Title className={sheetTitleStyles}>{title}</RadixAlertDialog.Title>
                <RadixAlertDialog.Description asChild>
                  <div className="pt-1.5 text-control text-muted-foreground tablet:text-md">{children}</div>
                </RadixAlertDialog.Description>
              </div>
            </div>
            <footer className={sheetFooterStyles}>{actions}</footer>
          </RadixAlertDialog.Content>
        </RadixAlertDialog.Overlay>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}

type ActionProps = ComponentProps<typeof Button>;

/** Closes without an action. It has the focus when the dialog opens, with a visible ring also after a mouse click. */
export function AlertDialogCancel({ variant = 'outline', className, ...rest }: ActionProps) {
  return (
    <RadixAlertDialog.Cancel asChild>
      <Button variant={variant} className={classNames('focus:shadow-(--focus-ring)', className)} {...rest} />
    </RadixAlertDialog.Cancel>
  );
}

/** Runs the action and closes at once. Use a plain Button for an action that waits for a response. */
export function AlertDialogAction({ variant = 'destructive', ...rest }: ActionProps) {
  return (
    <RadixAlertDialog.Action asChild>
      <Button variant={variant} {...rest} />
    </RadixAlertDialog.Action>
  );
}
