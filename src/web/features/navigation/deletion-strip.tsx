import { UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { refreshCurrentUser } from '../../shared/api/session.ts';
import { shortDate } from '../../shared/i18n/dates.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../shared/mutations/use-api-mutation.ts';

/** Shows when a scheduled account deletion runs and offers to cancel it. */
export function DeletionStrip({ deletesAt }: { deletesAt: string }) {
  const { pendingDeletion } = useTexts('account');
  const { current: language } = useLanguage();
  const keep = useKeepAccount();
  return (
    <WarningStrip
      action={{ label: pendingDeletion.keep, isPending: keep.isPending, run: () => keep.mutate() }}
    >
      {pendingDeletion.text(shortDate(language, deletesAt))}
    </WarningStrip>
  );
}

type WarningStripProps = {
  children: ReactNode;
  action: { label: string; isPending: boolean; run: () => void } | null;
};

/** What will be deleted, above the header, and the button that keeps it. */
export function WarningStrip({ children, action }: WarningStripProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-center gap-x-2 gap-y-1 border-b border-warning/30 bg-warning-soft px-4 py-1.5 text-sm text-warning-soft-foreground">
      <UserRoundX aria-hidden size={16} strokeWidth={1.75} />
      {children}
      {action && (
        <button
          type="button"
          disabled={action.isPending}
          onClick={action.run}
          className="h-7.5 cursor-pointer rounded-button-sm border border-current px-2.5 font-medium tablet:ml-3 pointer-coarse:h-11"
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

/** Cancels the scheduled deletion of the current account. */
function useKeepAccount() {
  const { pendingDeletion } = useTexts('account');
  return useApiMutation('keepAccount', {
    failure: 'keepAccount',
    success: pendingDeletion.kept,
    onSuccess: (user, _, client) => refreshCurrentUser(client, user),
  });
}
