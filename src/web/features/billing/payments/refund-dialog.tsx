import type { Payment } from '#contract/payment-schema.ts';
import { roleOfPlan } from '#domain/plan/plans.ts';
import { useDollars } from '../../../shared/i18n/dollars.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { AlertDialog, AlertDialogAction, AlertDialogCancel } from '../../../ui/overlays/alert-dialog.tsx';

type RefundDialogProps = { payment: Payment; onClose: () => void; onRefund: () => void };

/** Asks for confirmation and explains what remains usable. */
export function RefundDialog({ payment, onClose, onRefund }: RefundDialogProps) {
  const { billing, roles } = useMessages();
  const { refund } = billing.payments;
  const dollars = useDollars();
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={refund.title(roles[roleOfPlan[payment.plan]])}
      actions={
        <>
          <AlertDialogCancel className="max-tablet:h-11">{refund.cancel}</AlertDialogCancel>
          <AlertDialogAction className="max-tablet:h-11" onClick={onRefund}>
            {refund.confirm}
          </AlertDialogAction>
        </>
      }
    >
      {refund.text(dollars(payment.amountCents))}
    </AlertDialog>
  );
}
