import { Link } from 'react-router';
import { type PaidPlan, priceCents, roleOfPlan } from '#domain/plan/plans.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { useDollars } from '../i18n/dollars.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { checkoutPath, startCheckout } from './start-checkout.ts';

type PlanRowsProps = { plans: readonly PaidPlan[]; isVisitor: boolean };

/** Each plan with its benefit, price and a link to its checkout. A visitor registers first. */
export function PlanRows({ plans, isVisitor }: PlanRowsProps) {
  const { offer, roles } = useTexts();
  const dollars = useDollars();
  if (plans.length === 0) return null;
  return (
    <>
      <ul className="mt-3 lines-y rounded-md border border-border">
        {plans.map((plan, index) => (
          <li key={plan} className="flex items-center gap-3 px-3 py-2.5">
            <span className="min-w-0 flex-1 text-sm">
              <span className="font-semibold">{roles[roleOfPlan[plan]]}</span>
              <span className="block text-muted-foreground">{offer.gives[plan]}</span>
            </span>
            <Button asChild size="sm" variant={index === 0 ? 'primary' : 'outline'}>
              <BuyLink plan={plan} isVisitor={isVisitor}>
                {offer.get(roles[roleOfPlan[plan]], dollars(priceCents(plan)))}
              </BuyLink>
            </Button>
          </li>
        ))}
      </ul>
      <p className="pt-2.5 text-xs text-muted-foreground">
        {offer.terms}{' '}
        <Link to="/pricing" className="font-medium text-foreground underline underline-offset-2">
          {offer.compare}
        </Link>
      </p>
    </>
  );
}

type BuyLinkProps = { plan: PaidPlan; isVisitor: boolean; children: string };

function BuyLink({ plan, isVisitor, ...link }: BuyLinkProps) {
  return isVisitor ? (
    <Link {...link} to={`/login?${new URLSearchParams({ tab: 'register', plan })}`} />
  ) : (
    <Link {...link} to={checkoutPath(plan)} state={startCheckout} />
  );
}
