import { Undo2, VenetianMask } from 'lucide-react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useRestoreSession } from './use-restore-session.ts';

/** Shows which user the admin impersonates, with a button to end it. */
export function ImpersonationBanner({ username }: { username: string }) {
  const { account } = useTexts();
  const restoreSession = useRestoreSession();
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-center gap-x-5 gap-y-1 bg-banner px-4 py-1.5 text-banner-foreground">
      <p className="flex items-center gap-2.5 text-md">
        <VenetianMask aria-hidden className="size-4.5 shrink-0" />
        <span className="wrap-anywhere">
          {account.viewingAs} <strong className="font-semibold">{username}</strong>
        </span>
      </p>
      <button
        type="button"
        className="flex h-7.5 shrink-0 items-center gap-1.5 rounded-md border border-white/40 bg-white/15 px-2.5 text-sm font-medium transition-colors duration-(--dur-1) hover:bg-white/25 focus-visible:shadow-[0_0_0_2px_var(--banner),0_0_0_4px_#fff] pointer-coarse:h-11"
        disabled={restoreSession.isPending}
        onClick={() => restoreSession.mutate()}
      >
        <Undo2 aria-hidden className="size-3.5" />
        {account.returnToAdmin}
      </button>
    </div>
  );
}
