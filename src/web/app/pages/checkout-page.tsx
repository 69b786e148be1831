import { Navigate, useLocation, useSearchParams } from 'react-router';
import { Checkout } from '../../features/billing/checkout/checkout.tsx';
import { readPaidPlan } from '../../features/billing/paid-plan.ts';
import { SignedInOnly } from './signed-in-only.tsx';

/** Moves the client secret from the URL to the history state: it is not visible, and it survives a reload. */
export function CheckoutPage() {
  const [search] = useSearchParams();
  const location = useLocation();
  const plan = readPaidPlan(search.get('plan'));
  const secretInUrl = search.get('clientSecret');
  const clientSecret = readSecret(location.state);
  if (plan && secretInUrl) {
    return <Navigate replace to={`/checkout?plan=${plan}`} state={{ clientSecret: secretInUrl }} />;
  }
  if (!plan || !clientSecret) return <Navigate replace to="/pricing" />;
  return <SignedInOnly>{() => <Checkout plan={plan} clientSecret={clientSecret} />}</SignedInOnly>;
}

function readSecret(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('clientSecret' in state)) return null;
  return typeof state.clientSecret === 'string' ? state.clientSecret : null;
}
