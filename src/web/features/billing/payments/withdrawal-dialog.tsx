import type { Payment } from '#contract/payment-schema.ts';
import { roleOfPlan } from '#domain/plan/plans.ts';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { shortDate } from '../../../shared/i18n/dates.ts';
import { useDollars } from '../../../shared/i18n/dollars.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useIsMailOn } from '../../../shared/page/site.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';

type WithdrawalDialogProps = { payment: Payment; onClose: () => void; onWithdraw: () => void };

/** The second step of a withdrawal: who withdraws from which contract, and what follows. */
export function WithdrawalDialog({ payment, onClose, onWithdraw }: WithdrawalDialogProps) {
  const { roles } = useTexts();
  const billing = useTexts('billing');
  const { withdrawal } = billing.payments;
  const { current: language } = useLanguage();
  const { data: user } = useCurrentUser();
  const isMailOn = useIsMailOn();
  const dollars = useDollars();
  const number = payment.invoices[0]?.number ?? payment.id;
  const plan = roles[roleOfPlan[payment.plan]];
  const date = shortDate(language, payment.createdAt);
  return (
    <ConfirmDialog
      title={withdrawal.title}
      cancelLabel={withdrawal.cancel}
      confirmLabel={withdrawal.confirm}
      onConfirm={onWithdraw}
      onClose={onClose}
    >
      <span className="block pb-2 font-medium text-foreground">
        {withdrawal.statement(user?.username ?? '', plan, date, number)}
      </span>
      {withdrawal.text(dollars(payment.amountCents))}
      {isMailOn && user && ` ${withdrawal.mail(user.email)}`}
    </ConfirmDialog>
  );
}
