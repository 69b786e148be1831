import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { pagePaths } from '#contract/pages.ts';
import { priceCents, roleOfPlan } from '#domain/plan/plans.ts';
import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { AuthTabs } from '../../features/auth/auth-tabs.tsx';
import { readPaidPlan } from '../../features/billing/paid-plan.ts';
import { useCurrentUser } from '../../shared/api/session.ts';
import { useDollars } from '../../shared/i18n/dollars.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { checkoutPath, startCheckout } from '../../shared/offer/start-checkout.ts';
import { useArePlansSold } from '../../shared/offering.ts';
import { useIsRegistrationOpen } from '../../shared/page/site.ts';
import { landingPath } from './landing-path.ts';

export function LoginPage() {
  const { account, auth, offer, roles } = useTexts();
  const dollars = useDollars();
  const { data: user } = useCurrentUser();
  const [search, setSearch] = useSearchParams();
  const isOpen = useIsRegistrationOpen();
  const tab = isOpen && search.get('tab') === 'register' ? 'register' : 'login';
  const next = search.get('next');
  const plan = useArePlansSold() ? readPaidPlan(search.get('plan')) : null;

  // A link alone must not start a payment: the user has to log in on this page, which shows the plan.
  const [wasVisitor, setVisitor] = useState(false);
  if (user === null && !wasVisitor) setVisitor(true);
  if (user && plan && wasVisitor) return <Navigate replace to={checkoutPath(plan)} state={startCheckout} />;
  if (user) return <Navigate replace to={landingPath(user, pagePaths, next)} />;
  return (
    <AuthFrame pageTitle={account[tab]} heading={tab === 'register' ? auth.createAccount : auth.welcomeBack}>
      {plan && (
        <p className="-mt-3 pb-5 text-muted-foreground">
          {offer.chosen(roles[roleOfPlan[plan]], dollars(priceCents(plan)))}
        </p>
      )}
      <AuthTabs
        tab={tab}
        onTab={(chosen) =>
          setSearch(
            { ...(chosen === 'register' && { tab: chosen }), ...(next && { next }), ...(plan && { plan }) },
            { replace: true },
          )
        }
      />
    </AuthFrame>
  );
}
