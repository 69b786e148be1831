import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { changeRefusal } from '#domain/plan/plans.ts';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { offeredPlans } from '../../../shared/offer/offered-plans.ts';

/** Tells somebody whose plan has ended, before they type, that their changes cannot be saved. */
export function ChangeNotice() {
  const { offer } = useMessages();
  const { data: user } = useCurrentUser();
  if (!user || !changeRefusal(user)) return null;
  return (
    <section
      aria-label={offer.change.title}
      className="flex min-h-12 flex-wrap items-center gap-x-3 border-b border-warning/30 bg-warning-soft px-4 py-1.5 text-sm text-warning-soft-foreground max-tablet:mt-4 tablet:px-6 desktop:-mb-1"
    >
      <Lock aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      <p className="min-w-0 flex-[1_1_16rem]">{offer.change.notice}</p>
      {offeredPlans(user).length > 0 && (
        <Link
          to="/pricing"
          className="flex min-h-8 items-center font-semibold underline underline-offset-2 pointer-coarse:min-h-11"
        >
          {offer.seePlans}
        </Link>
      )}
    </section>
  );
}
