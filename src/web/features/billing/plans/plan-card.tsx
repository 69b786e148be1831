import { Check, Minus } from 'lucide-react';
import { type PaidPlan, type PlanName, priceCents, roleOfPlan } from '#domain/plan/plans.ts';
import { useDollars } from '../../../shared/i18n/dollars.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { Emphasised } from '../emphasised.tsx';
import { PlanStack } from '../plan-stack.tsx';
import type { PlanAction } from './plan-offer.ts';

const mostPopular: PaidPlan = 'premium';

type PlanCardProps = {
  plan: PlanName;
  /** Undefined until the current user is known. */
  offer: PlanAction | undefined;
  isProcessing: boolean;
  onChoose: () => void;
};

/** One plan. On a phone the paper stack is beside the price and the button is last. */
export function PlanCard({ plan, offer, isProcessing, onChoose }: PlanCardProps) {
  const { roles } = useTexts();
  const billing = useTexts('billing');
  const dollars = useDollars();
  const isPopular = plan === mostPopular;
  const isCurrent = offer === 'current';
  return (
    <article
      aria-labelledby={`plan-${plan}`}
      className={classNames(
        'relative grid grid-cols-[1fr_auto] content-start rounded-lg bg-card px-4 pt-3.5 pb-4 tablet:flex tablet:flex-col tablet:px-5 tablet:pt-10.5 tablet:pb-6 desktop:p-7 desktop:pb-6',
        isPopular
          ? 'border border-primary shadow-md outline outline-primary'
          : 'border border-border shadow-xs',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 tablet:mt-4 desktop:mt-5">
        <h2 id={`plan-${plan}`} className="text-lg font-semibold tablet:text-[18px] tablet:leading-7">
          {roles[roleOfPlan[plan]]}
        </h2>
        <span className="flex flex-wrap gap-1.5 tablet:absolute tablet:top-4 tablet:right-3.75 tablet:flex-col tablet:items-end desktop:top-5 desktop:right-7">
          {isPopular && <Badge variant="default">{billing.mostPopular}</Badge>}
          {isCurrent && <Badge variant="outline">{billing.currentPlan}</Badge>}
        </span>
      </div>
      <span className="flex items-end max-tablet:row-span-2 max-tablet:pb-1 tablet:order-first tablet:h-21.25 desktop:h-25.5">
        <PlanStack plan={plan} className="w-28 tablet:w-37.5 desktop:w-45" />
      </span>
      <p className="flex items-baseline gap-2 max-tablet:py-1 tablet:max-desktop:flex-col tablet:max-desktop:gap-0">
        <span className="font-display text-[40px] leading-10 font-semibold tracking-(--tracking-display) tablet:text-[48px] tablet:leading-15">
          {dollars(plan === 'free' ? 0 : priceCents(plan))}
        </span>
        <span className="text-muted-foreground max-tablet:max-w-25 max-tablet:text-sm max-tablet:leading-4 tablet:max-desktop:-mt-1">
          {billing.plans[plan].terms}
        </span>
      </p>
      <PlanFeatures
        plan={plan}
        className={classNames(
          'col-span-2 mt-2 grid gap-1 border-t border-border pt-3 text-control tablet:order-last tablet:mt-5 tablet:mb-5 tablet:gap-2.5 tablet:border-0 tablet:pt-0 tablet:text-md',
          plan === 'free' && 'max-tablet:hidden',
        )}
      />
      <PlanLimit plan={plan} />
      {offer ? (
        <Button
          variant={isPopular && offer !== 'included' ? 'primary' : 'outline'}
          size="lg"
          className="col-span-2 mt-3 max-tablet:h-11 tablet:mt-4 tablet:w-full"
          aria-describedby={`plan-${plan}`}
          busy={isProcessing}
          disabled={isCurrent}
          onClick={onChoose}
        >
          {isProcessing ? billing.processing : buttonText(offer, billing)}
        </Button>
      ) : (
        <Skeleton className="col-span-2 mt-3 tablet:mt-4 h-11 w-full rounded-md" />
      )}
    </article>
  );
}

function buttonText(
  offer: PlanAction,
  texts: Record<'currentPlan' | 'upgradeNow' | 'selectPlan', string>,
): string {
  switch (offer) {
    case 'current':
      return texts.currentPlan;
    case 'upgrade':
      return texts.upgradeNow;
    case 'select':
    case 'included':
      return texts.selectPlan;
  }
}

/** What the limit of the plan means. Below the features; on a phone above the button. */
function PlanLimit({ plan }: { plan: PlanName }) {
  const { title, text } = useTexts('billing').plans[plan].limit;
  return (
    <p className="col-span-2 mt-3 rounded-md bg-muted px-3 py-2.5 text-sm text-muted-foreground tablet:order-last tablet:mt-auto">
      <strong className="block font-semibold text-foreground">{title}</strong>
      {text}
    </p>
  );
}

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;

/** A feature of a plan; `strong` is a part of the line. */
type PlanLine = { line: string; strong?: string; isMissing?: boolean };
type PlanTexts = { features: PlanLine[]; missing?: string };

function PlanFeatures({ plan, className }: { plan: PlanName; className: string }) {
  const { plans, notIncluded } = useTexts('billing');
  const { features, missing }: PlanTexts = plans[plan];
  const lines: PlanLine[] = missing ? [...features, { line: missing, isMissing: true }] : features;
  return (
    <ul className={className}>
      {lines.map(({ line, strong, isMissing }) => (
        <li key={line} className={isMissing ? 'flex gap-2.5 text-muted-foreground' : 'flex gap-2.5'}>
          <span className="flex h-6 shrink-0 items-center tablet:h-5">
            {isMissing ? <Minus {...icon} /> : <Check {...icon} className="text-primary" />}
          </span>
          <span>
            {isMissing && <span className="sr-only">{notIncluded} </span>}
            <Emphasised line={line} strong={strong} />
          </span>
        </li>
      ))}
    </ul>
  );
}
