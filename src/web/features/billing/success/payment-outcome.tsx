import { Link, Navigate } from 'react-router';
import { type PaidPlan, roleOfPlan } from '#domain/plan/plans.ts';
import type { CurrentUser } from '../../../shared/api/session.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { failureToast } from '../../../shared/notify/failure-toasts.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { isProcessing } from '../payment-processing.ts';
import { useActivatePlan } from './activate-plan.ts';
import { OutcomePage } from './outcome-page.tsx';
import { PlanActivated } from './plan-activated.tsx';

/** The state of a payment: plan active, still being confirmed, or activation failed. */
export function PaymentOutcome({ plan, user }: { plan: PaidPlan; user: CurrentUser }) {
  const messages = useMessages();
  const { billing, navigation } = messages;
  const { isTakenUp, isConfirming, asking, askAgain } = useActivatePlan(plan);
  const words = billing.success;

  // The user navigated back here after a refund.
  if (isTakenUp && user.role !== roleOfPlan[plan]) return <Navigate replace to="/pricing" />;
  if (isTakenUp || asking.isSuccess) return <PlanActivated plan={plan} userId={user.id} />;
  if (asking.isError && !isProcessing(asking.error)) {
    return (
      <OutcomePage
        heading={words.issue}
        text={failureToast(messages, 'upgrade', asking.error).description}
        actions={
          <>
            <Button size="lg" onClick={askAgain}>
              {words.tryAgain}
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
      heading={isConfirming ? words.confirming.title : words.checking}
      text={isConfirming ? words.confirming.text : undefined}
    />
  );
}
