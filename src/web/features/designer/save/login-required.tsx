import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useOfferedPlans } from '../../../shared/offer/offered-plans.ts';
import { PlanRows } from '../../../shared/offer/plan-rows.tsx';
import { RefusalOffer } from '../../../shared/offer/refusal-offer.tsx';
import { useIsRegistrationOpen } from '../../../shared/page/site.ts';
import { Button } from '../../../ui/inputs/button.tsx';

type LoginRequiredProps = { anchor: ReactNode; isOpen: boolean; onClose: () => void };

/** Shows a visitor at the save button that saving needs an account, and the plans. */
export function LoginRequired({ anchor, isOpen, onClose }: LoginRequiredProps) {
  const { editor, account, offer } = useTexts();
  const { title, text, comfort } = editor.loginRequired;
  const plans = useOfferedPlans(null);
  const mayRegister = useIsRegistrationOpen();
  return (
    <RefusalOffer anchor={anchor} isOpen={isOpen} onClose={onClose} title={title}>
      <p className="pt-0.5 text-sm text-muted-foreground">
        {text} {comfort}
      </p>
      <div className="flex gap-2 pt-3 max-tablet:children:h-11 max-tablet:children:flex-1">
        <Button asChild size="sm">
          <Link to="/login">{account.login}</Link>
        </Button>
        {mayRegister && (
          <Button asChild size="sm" variant="outline">
            <Link to="/login?tab=register">{account.register}</Link>
          </Button>
        )}
      </div>
      {plans.length > 0 && (
        <p className="mt-4 border-t border-border pt-3.5 text-sm text-muted-foreground">{offer.visitor}</p>
      )}
      <PlanRows plans={plans} isVisitor />
    </RefusalOffer>
  );
}
