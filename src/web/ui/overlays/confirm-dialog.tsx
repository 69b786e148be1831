import { type ReactNode, useState } from 'react';
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
  /** The dialog waits for a promise and closes when it is fulfilled; without one it closes at once. */
  onConfirm: () => unknown;
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
  onClose,
}: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false);

  function confirm() {
    const action = onConfirm();
    if (!(action instanceof Promise)) {
      onClose();
      return;
    }
    setBusy(true);
    // The action says itself why it failed.
    action.then(onClose, () => setBusy(false));
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
