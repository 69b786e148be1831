import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Guarantee } from '../features/billing/guarantee.tsx';
import { PlanCards } from '../features/billing/plans/plan-cards.tsx';
import { useCurrentUser } from '../shared/api/session.ts';
import { useMessages } from '../shared/i18n/messages-context.tsx';
import { PageHeading } from '../shared/page-heading.tsx';
import { loginPath } from './landing-path.ts';

export function PricingPage() {
  const { billing, navigation } = useMessages();
  const { data, isError } = useCurrentUser();
  const user = isError ? (data ?? null) : data;
  const navigate = useNavigate();

  // The secret stands in the address bar until the page that takes it out is there.
  useEffect(() => {
    import('./checkout-page.tsx').catch(() => undefined);
  }, []);

  return (
    <div className="mx-auto w-full max-w-288 px-4 pt-6.5 pb-12 tablet:px-6 tablet:pt-23 desktop:pt-14">
      <div className="tablet:text-center">
        <PageHeading
          className="text-[36px] leading-9.5 max-tablet:max-w-72 tablet:text-[48px] tablet:leading-12.5"
          pageTitle={navigation.pricing}
        >
          {billing.heading}
        </PageHeading>
        <p className="pt-2.5 text-lg text-muted-foreground max-tablet:max-w-60 tablet:text-[17.5px]">
          {billing.text}
        </p>
      </div>
      <div className="pt-6 tablet:pt-12 desktop:pt-9">
        <PlanCards user={user} onLoginNeeded={() => void navigate(loginPath('/pricing'))} />
      </div>
      <Guarantee className="pt-8 text-control tablet:justify-center desktop:pt-8">
        {billing.guarantee}
      </Guarantee>
    </div>
  );
}
