import { Link, Navigate } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { type PaidPlan, roleOfPlan } from '#domain/plan/plans.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { failureText } from '../../../shared/notify/failure-text.ts';
import { ownerIdOf } from '../../../shared/session/owner-id.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { isProcessing } from '../payment-processing.ts';
import { OutcomePage } from './outcome-page.tsx';
import { PlanActivated } from './plan-activated.tsx';
import { useActivatePlan } from './use-activate-plan.ts';

/** The state of a payment: plan active, still being confirmed, or activation failed. */
export function PaymentOutcome({ plan, user }: { plan: PaidPlan; user: CurrentUser }) {
  const common = useTexts();
  const { navigation } = common;
  const { isActivated, isConfirming, activation, activate } = useActivatePlan(plan);
  const { success: t } = useTexts('billing');

  // The user navigated back here after a refund.
  if (isActivated && user.role !== roleOfPlan[plan]) return <Navigate replace to="/pricing" />;
  if (isActivated || activation.isSuccess) return <PlanActivated plan={plan} userId={ownerIdOf(user)} />;
  if (activation.isError && !isProcessing(activation.error)) {
    return (
      <OutcomePage
        heading={t.issue}
        text={failureText(common, 'upgrade', activation.error)}
        actions={
          <>
            <Button size="lg" onClick={activate}>
              {t.tryAgain}
            </Button>
            <Button asChild size="lg" variant="outline">
              <Link to="/pricing">{navigation.pricing}</Link>
            </Button>
          </>
        }
      />
    );
  }
  return (
    <OutcomePage
      mark={
        <span className="grid size-32 place-items-center">
          <Spinner className="size-8 text-primary" />
        </span>
      }
      heading={isConfirming ? t.confirming.title : t.checking}
      text={isConfirming ? t.confirming.text : undefined}
    />
  );
}
