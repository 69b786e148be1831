import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type CurrentUser, useCurrentUser } from '../api/session.ts';
import type { OfferMessages } from '../i18n/en/offer.ts';
import { useMessages } from '../i18n/messages-context.tsx';
import { offeredPlans } from './offered-plans.ts';
import type { RefusedAction } from './plan-refusal.ts';
import { PlanRows } from './plan-rows.tsx';
import { RefusalOffer } from './refusal-offer.tsx';

type PlanOfferProps = {
  anchor: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  action?: RefusedAction;
  isDraft?: boolean;
};

/** The offer for a user whose plan does not allow the action: a higher plan, or if there is none, deleting cards. */
export function PlanOffer({ anchor, isOpen, onClose, action = 'save', isDraft = false }: PlanOfferProps) {
  const { offer, navigation } = useMessages();
  const { data: user } = useCurrentUser();
  const plans = offeredPlans(user ?? null);
  const isLimitFinal = plans.length === 0 && action === 'save';
  const texts = action === 'change' ? offer.change : saveTexts(offer, isLimitFinal, user?.role);
  // No draft is stored while impersonating.
  const isKept = isDraft && !user?.isImpersonating;
  const draftNote = action === 'change' ? offer.change.waits : offer.waits;
  return (
    <RefusalOffer anchor={anchor} isOpen={isOpen} onClose={onClose} title={texts.title}>
      <p className="pt-0.5 text-sm text-muted-foreground">
        {texts.text} {isKept && draftNote}
      </p>
      <PlanRows plans={plans} isVisitor={!user} />
      {isLimitFinal && (
        <p className="pt-3 text-sm">
          <Link to="/list" className="font-medium underline underline-offset-2">
            {navigation.myCards}
          </Link>
        </p>
      )}
    </RefusalOffer>
  );
}

function saveTexts(offer: OfferMessages, isLimitFinal: boolean, role: CurrentUser['role'] | undefined) {
  if (isLimitFinal) return offer.noMore;
  return role === 'free' ? offer.free : offer.limit;
}
