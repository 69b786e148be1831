import { Navigate, useLocation, useSearchParams } from 'react-router';
import { Checkout } from '../../features/billing/checkout/checkout.tsx';
import { checkoutOwner } from '../../features/billing/checkout/open-checkout.ts';
import { StartPayment } from '../../features/billing/checkout/start-payment.tsx';
import { readPaidPlan } from '../../features/billing/paid-plan.ts';
import { checkoutPath, isStartingCheckout } from '../../shared/offer/start-checkout.ts';
import { ownerIdOf } from '../../shared/session/owner-id.ts';
import { SignedInOnly } from './signed-in-only.tsx';

/** Moves the client secret from the URL to the history state: it is not visible, and it survives a reload. */
export function CheckoutPage() {
  const [search] = useSearchParams();
  const location = useLocation();
  const plan = readPaidPlan(search.get('plan'));
  const secretInUrl = search.get('clientSecret');
  const clientSecret = readSecret(location.state);
  if (!plan) return <Navigate replace to="/pricing" />;
  if (secretInUrl) {
    return <Navigate replace to={checkoutPath(plan)} state={{ clientSecret: secretInUrl }} />;
  }
  // Without a secret the address opens a checkout only after a link of ours, or again in a tab that had it open.
  const isStarting = isStartingCheckout(location.state);
  const owner = checkoutOwner(plan);
  if (!clientSecret && !isStarting && owner === null) return <Navigate replace to="/pricing" />;
  return (
    <SignedInOnly>
      {(user) => {
        if (clientSecret)
          return <Checkout plan={plan} clientSecret={clientSecret} userId={ownerIdOf(user)} />;
        if (isStarting || owner === ownerIdOf(user)) return <StartPayment plan={plan} user={user} />;
        return <Navigate replace to="/pricing" />;
      }}
    </SignedInOnly>
  );
}

function readSecret(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('clientSecret' in state)) return null;
  return typeof state.clientSecret === 'string' ? state.clientSecret : null;
}
