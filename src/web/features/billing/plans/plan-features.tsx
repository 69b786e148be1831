import { Check, Minus } from 'lucide-react';
import type { PlanName } from '#domain/plan/plans.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Emphasised } from '../emphasised.tsx';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;

export function PlanFeatures({ plan, className }: { plan: PlanName; className: string }) {
  const { plans, notIncluded } = useMessages().billing;
  return (
    <ul className={className}>
      {plans[plan].features.map(({ line, strong, isMissing }) => (
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
