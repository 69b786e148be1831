import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCurrentUser } from '../api/session.ts';
import { useMessages } from '../i18n/messages-context.tsx';
import { offeredPlans } from './offered-plans.ts';
import { PlanRows } from './plan-rows.tsx';
import { RefusalOffer } from './refusal-offer.tsx';

type PlanOfferProps = { anchor: ReactNode; isOpen: boolean; onClose: () => void; isDraft?: boolean };

/** What somebody who may not save one more card can do: take a plan, or where there is none above theirs, make room. */
export function PlanOffer({ anchor, isOpen, onClose, isDraft = false }: PlanOfferProps) {
  const { offer, navigation } = useMessages();
  const { data: user } = useCurrentUser();
  const plans = offeredPlans(user ?? null);
  const words = plans.length === 0 ? offer.noMore : user?.role === 'free' ? offer.free : offer.limit;
  return (
    <RefusalOffer anchor={anchor} isOpen={isOpen} onClose={onClose} title={words.title}>
      <p className="pt-0.5 text-sm text-muted-foreground">
        {words.text} {isDraft && offer.waits}
      </p>
      <PlanRows plans={plans} isVisitor={!user} />
      {plans.length === 0 && (
        <p className="pt-3 text-sm">
          <Link to="/list" className="font-medium underline underline-offset-2">
            {navigation.myCards}
          </Link>
        </p>
      )}
    </RefusalOffer>
  );
}
