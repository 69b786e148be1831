import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { cardLimits, isSoldAsUnlimited, type PaidPlan, priceCents, roleOfPlan } from '#domain/plan/plans.ts';
import { useDollars } from '../../../shared/i18n/dollars.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { PageHeading } from '../../../shared/page/page-heading.tsx';
import { Guarantee } from '../guarantee.tsx';
import { PlanStack } from '../plan-stack.tsx';

/** The plan being paid for. A phone omits the lines that repeat other information. */
export function Summary({ plan }: { plan: PaidPlan }) {
  const { navigation, roles } = useTexts();
  const billing = useTexts('billing');
  const dollars = useDollars();
  const texts = billing.checkout;
  const role = roleOfPlan[plan];
  const price = dollars(priceCents(plan));
  const limit = isSoldAsUnlimited(cardLimits[role]) ? texts.unlimited : String(cardLimits[role]);
  return (
    <section aria-label={roles[role]} className="min-w-0">
      <Link
        to="/pricing"
        className="-ml-1 inline-flex h-11 items-center gap-2 rounded-sm px-1 text-control font-medium text-ink-700 hover:text-foreground tablet:h-8 tablet:text-sm max-tablet:my-1"
      >
        <ArrowLeft aria-hidden size={14} strokeWidth={1.75} />
        {navigation.pricing}
      </Link>
      <div className="flex items-end justify-between gap-4 desktop:block">
        <div className="min-w-0">
          <PageHeading
            className="text-[32px] leading-9 tablet:pt-3.5 tablet:text-[44px] tablet:leading-13"
            pageTitle={texts.title}
          >
            {roles[role]}
          </PageHeading>
          <p className="text-control text-muted-foreground tablet:pt-1 tablet:text-lg">
            {texts.promise[plan]}
          </p>
        </div>
        <PlanStack plan={plan} className="w-28 tablet:w-45 desktop:mt-6.5" />
      </div>
      <dl className="pt-2 tablet:pt-6">
        <Line name={texts.line(roles[role])} value={price} />
        <Line name={texts.cardLimit} value={limit} className="max-tablet:hidden" />
        <Line name={texts.billing} value={texts.oneTime} className="max-tablet:hidden" />
        <div className="flex items-center justify-between py-1.75 text-[17px] leading-6 font-semibold tablet:text-[18px]">
          <dt>{texts.total}</dt>
          <dd>{price}</dd>
        </div>
      </dl>
      <Guarantee className="max-w-100 pt-6 max-tablet:hidden">{texts.guarantee}</Guarantee>
    </section>
  );
}

function Line({ name, value, className }: { name: string; value: string; className?: string }) {
  return (
    <div
      className={`flex h-10.75 items-center justify-between gap-4 border-b border-border text-control tablet:text-md ${className ?? ''}`}
    >
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}
