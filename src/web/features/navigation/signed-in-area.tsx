import { useId } from 'react';
import { Link } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { useArePlansSold } from '../../shared/offering.ts';
import { RoleBadge } from '../../shared/session/role-badge.tsx';
import { Tooltip, TooltipProvider } from '../../ui/overlays/tooltip.tsx';
import { CardLimit, usePlanMeaning } from './card-limit.tsx';
import { UserMenu } from './user-menu.tsx';

/** The plan, its limit and the menu of a signed-in user. */
export function SignedInArea({ user }: { user: CurrentUser }) {
  return (
    <>
      <PlanLink user={user} />
      <span aria-hidden className="hidden h-5 w-px bg-border-strong desktop:block" />
      <UserMenu user={user} />
    </>
  );
}

/** The badge and the limit, which takes two lines before the name of the user is cut. A tooltip says what they mean, the link leads to the plans. */
function PlanLink({ user }: { user: CurrentUser }) {
  const arePlansSold = useArePlansSold();
  const meaning = usePlanMeaning(user);
  const meaningId = useId();
  return (
    <TooltipProvider>
      <Tooltip text={meaning}>
        <span className="flex shrink-0 flex-col items-center desktop:max-wide:shrink-99999 gap-0.5 min-[900px]:flex-row min-[900px]:gap-3">
          {arePlansSold && <RoleBadge role={user.role} />}
          <Link
            to={arePlansSold ? '/pricing' : '/account'}
            aria-describedby={meaningId}
            className="rounded-sm pointer-coarse:py-1"
          >
            <CardLimit limit={user.cardLimit} />
          </Link>
          <span hidden id={meaningId}>
            {meaning}
          </span>
        </span>
      </Tooltip>
    </TooltipProvider>
  );
}
