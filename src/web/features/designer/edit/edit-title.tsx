import { ArrowLeft, LayoutTemplate, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { changeRefusal } from '#domain/plan/plans.ts';
import type { DraftAutosave } from '#editor/draft-autosave.ts';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useOfferedPlans } from '../../../shared/offer/offered-plans.ts';
import { useStore } from '../../../shared/use-store.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { useAutosave } from '../core/use-editor.ts';

/** The link before the title of a saved card or design. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild variant="ghost" size="sm" className="max-desktop:-ml-2.5" icon={ArrowLeft}>
      <Link to={to}>{children}</Link>
    </Button>
  );
}

/** Shown before the first edit if the plan has ended and changes cannot be saved. */
export function ChangeNotice() {
  const { offer } = useTexts();
  const { data: user } = useCurrentUser();
  const plans = useOfferedPlans(user ?? null);
  if (!user || !changeRefusal(user)) return null;
  return (
    <section
      aria-label={offer.change.title}
      className="flex min-h-12 flex-wrap items-center gap-x-3 border-b border-warning/30 bg-warning-soft px-4 py-1.5 text-sm text-warning-soft-foreground max-tablet:mt-4 tablet:px-6 desktop:-mb-1"
    >
      <Lock aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      <p className="min-w-0 flex-[1_1_16rem]">{offer.change.notice}</p>
      {plans.length > 0 && (
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

type DesignNoticeProps = {
  label: string;
  text: string;
  link?: { to: string; text: string };
  children?: ReactNode;
};

/** Says what of a card of a company design is changed where, and what a change of the design reaches. */
export function DesignNotice({ label, text, link, children }: DesignNoticeProps) {
  return (
    <section
      aria-label={label}
      className="flex min-h-12 flex-wrap items-center gap-x-3 border-b border-border bg-secondary px-4 py-1.5 text-sm max-tablet:mt-4 tablet:px-6 desktop:-mb-1"
    >
      <LayoutTemplate aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      <p className="min-w-0 flex-[1_1_16rem]">{text}</p>
      {link && (
        <Link
          to={link.to}
          className="flex min-h-8 items-center font-semibold underline underline-offset-2 pointer-coarse:min-h-11"
        >
          {link.text}
        </Link>
      )}
      {children}
    </section>
  );
}

/** Shown while there are unsaved changes. */
export function UnsavedBadge() {
  const autosave = useAutosave();
  return autosave && <ChangedBadge autosave={autosave} />;
}

function ChangedBadge({ autosave }: { autosave: DraftAutosave }) {
  const { changes } = useTexts().editor;
  const isChanged = useStore(autosave, ({ state }) => state !== 'unchanged');
  return isChanged && <Badge variant="outline">{changes.mark}</Badge>;
}
