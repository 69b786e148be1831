import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { OfferMessages } from '#messages/en/offer.ts';
import { useCurrentUser } from '../api/session.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useOfferedPlans } from './offered-plans.ts';
import type { RefusedAction } from './plan-refusal.ts';
import { PlanRows } from './plan-rows.tsx';
import { RefusalOffer } from './refusal-offer.tsx';

type PlanOfferProps = {
  anchor: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  /** Why the plan does not allow it, in the words of the failure. */
  reason: string;
  action?: RefusedAction;
  isDraft?: boolean;
};

/** The one message of an action that the plan does not allow: why, and a higher plan or, if there is none, deleting cards. */
export function PlanOffer(props: PlanOfferProps) {
  const { anchor, isOpen, onClose, reason, action = 'save', isDraft = false } = props;
  const { offer, navigation } = useTexts();
  const { data: user } = useCurrentUser();
  const plans = useOfferedPlans(user ?? null);
  const isLimitFinal = plans.length === 0 && action === 'save';
  const { title } = action === 'change' ? offer.change : saveTexts(offer, isLimitFinal, user?.role);
  // No draft is stored while impersonating.
  const isKept = isDraft && !user?.isImpersonating;
  const draftNote = action === 'change' ? offer.change.waits : offer.waits;
  return (
    <RefusalOffer anchor={anchor} isOpen={isOpen} onClose={onClose} title={title}>
      <p className="pt-0.5 text-sm text-muted-foreground">
        {isLimitFinal ? offer.noMore.text(user?.cardLimit ?? 0) : reason} {isKept && draftNote}
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
