import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { RefusalOffer } from '../../../shared/offer/refusal-offer.tsx';
import { loginPath } from '../../../shared/session/login-path.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { useAutosave } from '../core/use-editor.ts';

type SessionEndedProps = { anchor: ReactNode; isOpen: boolean; onClose: () => void };

/** Shown at the save button when the session has ended: a link to log in and return to this page. */
export function SessionEnded({ anchor, isOpen, onClose }: SessionEndedProps) {
  const { account, offer } = useTexts();
  const { title, text, waits } = offer.sessionEnded;
  const autosave = useAutosave();
  const { pathname } = useLocation();
  const isStored = autosave !== null && !autosave.get().hasFailed;
  return (
    <RefusalOffer anchor={anchor} isOpen={isOpen} onClose={onClose} title={title}>
      <p className="pt-0.5 text-sm text-muted-foreground">
        {text} {isStored && waits}
      </p>
      <div className="flex pt-3 max-tablet:children:h-11 max-tablet:children:flex-1">
        <Button asChild size="sm">
          {/* A full page load: the current page still has the user as signed in. */}
          <a href={loginPath(pathname)}>{account.login}</a>
        </Button>
      </div>
    </RefusalOffer>
  );
}
