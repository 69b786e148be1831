import { type ReactNode, use } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { loginPath } from '../../../shared/login-path.ts';
import { RefusalOffer } from '../../../shared/offer/refusal-offer.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { DraftKeeperContext } from '../draft/keep-draft.ts';

type SessionEndedProps = { anchor: ReactNode; isOpen: boolean; onClose: () => void };

/** Offers whoever saves after their session has ended the way to log in and back to the waiting card. */
export function SessionEnded({ anchor, isOpen, onClose }: SessionEndedProps) {
  const { account, offer } = useMessages();
  const { title, text, waits } = offer.sessionEnded;
  const keeper = use(DraftKeeperContext);
  const { pathname } = useLocation();
  const isKept = keeper !== null && !keeper.get().hasFailed;
  return (
    <RefusalOffer anchor={anchor} isOpen={isOpen} onClose={onClose} title={title}>
      <p className="pt-0.5 text-sm text-muted-foreground">
        {text} {isKept && waits}
      </p>
      <div className="flex pt-3 max-tablet:*:h-11 max-tablet:*:flex-1">
        <Button asChild size="sm">
          {/* Loads the page anew: this one still takes its person for signed in. */}
          <a href={loginPath(pathname)}>{account.login}</a>
        </Button>
      </div>
    </RefusalOffer>
  );
}
