import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Guarantee } from '../../features/billing/guarantee.tsx';
import { readPaidPlan } from '../../features/billing/paid-plan.ts';
import { PaymentHistory } from '../../features/billing/payments/payment-history.tsx';
import { CompanyOffer } from '../../features/billing/plans/company-offer.tsx';
import { PlanCards } from '../../features/billing/plans/plan-cards.tsx';
import { PlanTable } from '../../features/billing/plans/plan-table.tsx';
import { useCurrentUser } from '../../shared/api/session.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { loginPath } from '../../shared/session/login-path.ts';

export function PricingPage() {
  const { navigation } = useTexts();
  const billing = useTexts('billing');
  const { data, isError } = useCurrentUser();
  const user = isError ? (data ?? null) : data;
  const navigate = useNavigate();

  // The client secret stays in the address bar until the checkout page has loaded, so load it ahead. A visitor logs in first.
  const isSignedIn = Boolean(user);
  useEffect(() => {
    if (isSignedIn) import('./checkout-page.tsx').catch(() => undefined);
  }, [isSignedIn]);

  return (
    <div className="mx-auto w-full max-w-288 px-4 pt-6 pb-12 tablet:px-6 tablet:pt-22 desktop:pt-14">
      <div className="tablet:text-center">
        <PageHeading
          className="text-[36px] leading-9.5 text-balance tablet:text-[52px] tablet:leading-14 tablet:tracking-[-0.035em] desktop:text-[48px] desktop:leading-13"
          pageTitle={navigation.pricing}
        >
          {billing.heading}
        </PageHeading>
        <p className="pt-2 text-lg text-muted-foreground max-tablet:max-w-60 tablet:pt-2.75 tablet:text-[17px]">
          {billing.text}
        </p>
      </div>
      <div className="pt-5 tablet:pt-12 desktop:pt-9.25">
        <PlanCards
          user={user}
          onLoginNeeded={(plan) => void navigate(loginPath('/pricing', readPaidPlan(plan)))}
        />
      </div>
      <Guarantee className="pt-8 text-control tablet:justify-center tablet:max-desktop:pt-10">
        {billing.guarantee}
      </Guarantee>
      <PlanTable />
      <CompanyOffer />
      {user && !user.isImpersonating && (
        <PaymentHistory className="mt-8 rounded-lg border border-border bg-card px-4 py-5 shadow-xs tablet:px-7 tablet:py-6" />
      )}
    </div>
  );
}
