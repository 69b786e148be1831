import type { ReactNode } from 'react';
import { Button } from '../inputs/button.tsx';
import { AlertDialog, AlertDialogCancel } from './alert-dialog.tsx';

type ConfirmDialogProps = {
  title: ReactNode;
  children: ReactNode;
  /** An image of the subject. */
  media?: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  variant?: 'destructive' | 'primary';
  /** The dialog closes at once, or when a promise is fulfilled; `isBusy` shows that it waits for one. */
  onConfirm: () => unknown;
  isBusy?: boolean;
  onClose: () => void;
};

/** Asks before something that cannot simply be taken back. */
export function ConfirmDialog({
  title,
  children,
  media,
  cancelLabel,
  confirmLabel,
  variant = 'destructive',
  onConfirm,
  isBusy = false,
  onClose,
}: ConfirmDialogProps) {
  function confirm() {
    const action = onConfirm();
    if (!(action instanceof Promise)) onClose();
    // Why it failed is in a toast of the action.
    else action.then(onClose, () => undefined);
  }

  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={<span className="wrap-anywhere">{title}</span>}
      media={media}
      actions={
        <>
          <AlertDialogCancel>{cancelLabel}</AlertDialogCancel>
          <Button variant={variant} busy={isBusy} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </AlertDialog>
  );
}
