import { Navigate, useSearchParams } from 'react-router';
import { readPaidPlan, successPath } from '../../features/billing/paid-plan.ts';
import { PaymentOutcome } from '../../features/billing/success/payment-outcome.tsx';
import { SignedInOnly } from './signed-in-only.tsx';

export function PaymentSuccessPage() {
  const [search] = useSearchParams();
  const plan = readPaidPlan(search.get('plan'));
  if (!plan) return <Navigate replace to="/pricing" />;
  // A payment method with a redirect returns with its secret in the URL.
  if (search.size > 1) return <Navigate replace to={successPath(plan)} />;
  return <SignedInOnly>{(user) => <PaymentOutcome plan={plan} user={user} />}</SignedInOnly>;
}
