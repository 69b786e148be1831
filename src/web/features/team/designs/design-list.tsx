import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { designRefusal } from '#domain/plan/plans.ts';
import { designsQuery } from '../../../shared/api/designs-query.ts';
import { ListSkeleton } from '../../../shared/card/list-skeleton.tsx';
import { LoadFailed } from '../../../shared/feedback/load-failed.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useOfferedPlans } from '../../../shared/offer/offered-plans.ts';
import { PlanRows } from '../../../shared/offer/plan-rows.tsx';
import { useArePlansSold } from '../../../shared/offering.ts';
import { PageHeading } from '../../../shared/page/page-heading.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { DesignForm } from './design-form.tsx';

/** The company designs of a user. On the Free plan it says what they cost. */
export function DesignList({ user }: { user: CurrentUser }) {
  const { cards, errors } = useTexts();
  const t = useTexts('designs');
  const { data: designs, isError, refetch } = useQuery(designsQuery);
  const mayDesign = designRefusal(user) === null;
  const plans = useOfferedPlans(user);
  const arePlansSold = useArePlansSold();
  return (
    <div className="mx-auto flex w-full max-w-240 flex-1 flex-col px-4 pb-10 tablet:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-4 pb-2 tablet:pt-6">
        <Button asChild variant="ghost" size="sm" className="-ml-2.5" icon={ArrowLeft}>
          <Link to="/list">{cards.bin.back}</Link>
        </Button>
        <PageHeading size="page" pageTitle={t.title}>
          {t.title}
        </PageHeading>
      </div>
      <p className="pb-5 text-muted-foreground">{t.text}</p>
      {!mayDesign && (
        <div className="max-w-120 pb-6">
          <p className="font-medium">{arePlansSold ? t.needsPlan : errors.FREE_CANNOT_DESIGN}</p>
          <PlanRows plans={plans} isVisitor={false} />
        </div>
      )}
      {isError && !designs && <LoadFailed onRetry={() => void refetch()} />}
      {!designs && !isError && <ListSkeleton />}
      {designs?.length === 0 && mayDesign && (
        <p className="py-16 text-center text-balance text-muted-foreground">{t.empty}</p>
      )}
      <div className="flex flex-col gap-6">
        {designs?.map((design) => (
          <DesignForm key={design.id} design={design} mayChange={mayDesign} />
        ))}
      </div>
    </div>
  );
}
