import { CircleCheck, LifeBuoy, ScrollText, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { StepUpDialog } from '../../shared/second-factor/step-up-dialog.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { useSetSsoOnly } from './sso-queries.ts';

type SsoOnlyProps = { user: Pick<CurrentUser, 'username' | 'secondFactor'>; isOnly: boolean };

/** Closes the company to passwords. An owner with a second factor still comes in. */
export function SsoOnly({ user, isOnly }: SsoOnlyProps) {
  const { only: t } = useTexts('sso');
  const [wanted, setWanted] = useState<boolean | null>(null);
  const set = useSetSsoOnly();
  const hasFactor = user.secondFactor === 'on';
  return (
    <div className="grid gap-3">
      <Switch checked={isOnly} onCheckedChange={setWanted} label={t.title} hint={t.text} />
      <div className="grid gap-2 rounded-md bg-muted p-4 text-sm">
        <p className="flex items-center gap-2 font-medium">
          <LifeBuoy aria-hidden size={16} strokeWidth={1.75} />
          {t.wayBack}
        </p>
        <p>{t.wayBackText}</p>
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-xs">
          {hasFactor ? (
            <span className="flex items-center gap-1.5">
              <CircleCheck aria-hidden size={14} />
              {t.factorOn}
            </span>
          ) : (
            <Link to="/account#second-factor" className="flex items-center gap-1.5 underline">
              <TriangleAlert aria-hidden size={14} />
              {t.factorOff}
            </Link>
          )}
          <span className="flex items-center gap-1.5">
            <ScrollText aria-hidden size={14} />
            {t.logged}
          </span>
        </div>
      </div>
      {wanted !== null && (
        <StepUpDialog
          title={wanted ? t.confirmOn : t.confirmOff}
          description={t.confirmText}
          confirmLabel={wanted ? t.on : t.off}
          username={user.username}
          hasFactor={hasFactor}
          isBusy={set.isPending}
          onClose={() => setWanted(null)}
          onConfirm={(stepUp, showError) =>
            set.mutate(
              { body: { isOnly: wanted, ...stepUp }, showError },
              { onSuccess: () => setWanted(null) },
            )
          }
        />
      )}
    </div>
  );
}
