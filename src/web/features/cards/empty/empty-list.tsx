import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { lazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { useOfferedPlans } from '../../../shared/offer/offered-plans.ts';
import { PlanRows } from '../../../shared/offer/plan-rows.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { EmptyState } from './empty-state.tsx';

const CompanySteps = lazyComponent(async () => (await import('./company-steps.tsx')).CompanySteps);

/** With the Corporate plan it starts with the steps of a company. On the Free plan it explains that saving needs a plan and lists the plans. */
export function EmptyList({ user }: { user: CurrentUser }) {
  const { cards, offer } = useTexts();
  const { empty } = cards;
  const offered = useOfferedPlans(user);
  if (user.role === 'enterprise')
    return (
      <Suspense>
        <CompanySteps />
      </Suspense>
    );
  const plans = user.role === 'free' ? offered : [];
  return (
    <EmptyState
      className="max-tablet:-mx-4"
      heading={
        <h2 className="font-display text-2xl font-semibold tablet:text-[30px] tablet:leading-9 tracking-(--tracking-display)">
          {empty.title}
        </h2>
      }
      text={user.role === 'free' ? offer.empty : empty.text}
      action={
        <div className="mx-auto max-w-96 text-left">
          <Button
            asChild
            size="lg"
            className="max-tablet:w-full tablet:mx-auto tablet:flex tablet:w-fit"
            icon={Plus}
          >
            <Link to="/create">{empty.create}</Link>
          </Button>
          {plans.length > 0 && (
            <div className="tablet:pt-5">
              <PlanRows plans={plans} isVisitor={false} />
            </div>
          )}
        </div>
      }
    />
  );
}
