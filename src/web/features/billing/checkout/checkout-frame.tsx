import type { ReactNode } from 'react';
import type { PaidPlan } from '#domain/plan/plans.ts';
import { Summary } from './summary.tsx';

/** The plan being paid for, and the payment form beside or below it. */
export function CheckoutFrame({ plan, children }: { plan: PaidPlan; children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-264 flex-1 flex-col px-4 tablet:px-6 tablet:pt-6 desktop:grid desktop:grid-cols-[1fr_480px] desktop:content-start desktop:gap-24 desktop:pt-14">
      <Summary plan={plan} />
      {children}
    </div>
  );
}
