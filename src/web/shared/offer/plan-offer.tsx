import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type CurrentUser, useCurrentUser } from '../api/session.ts';
import type { OfferMessages } from '../i18n/en/offer.ts';
import { useMessages } from '../i18n/messages-context.tsx';
import { offeredPlans } from './offered-plans.ts';
import type { Wish } from './plan-refusal.ts';
import { PlanRows } from './plan-rows.tsx';
import { RefusalOffer } from './refusal-offer.tsx';

type PlanOfferProps = {
  anchor: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  wish?: Wish;
  isDraft?: boolean;
};

/** The offer for a user whose plan does not allow the action: a higher plan, or if there is none, deleting cards. */
export function PlanOffer({ anchor, isOpen, onClose, wish = 'save', isDraft = false }: PlanOfferProps) {
  const { offer, navigation } = useMessages();
  const { data: user } = useCurrentUser();
  const plans = offeredPlans(user ?? null);
  const hasNoRoom = plans.length === 0 && wish === 'save';
  const words = wish === 'change' ? offer.change : wordsOfSaving(offer, hasNoRoom, user?.role);
  // No draft is stored while impersonating.
  const isKept = isDraft && !user?.isImpersonating;
  const waits = wish === 'change' ? offer.change.waits : offer.waits;
  return (
    <RefusalOffer anchor={anchor} isOpen={isOpen} onClose={onClose} title={words.title}>
      <p className="pt-0.5 text-sm text-muted-foreground">
        {words.text} {isKept && waits}
      </p>
      <PlanRows plans={plans} isVisitor={!user} />
      {hasNoRoom && (
        <p className="pt-3 text-sm">
          <Link to="/list" className="font-medium underline underline-offset-2">
            {navigation.myCards}
          </Link>
        </p>
      )}
    </RefusalOffer>
  );
}

function wordsOfSaving(offer: OfferMessages, hasNoRoom: boolean, role: CurrentUser['role'] | undefined) {
  if (hasNoRoom) return offer.noMore;
  return role === 'free' ? offer.free : offer.limit;
}
