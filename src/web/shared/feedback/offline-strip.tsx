import { RefreshCw, WifiOff } from 'lucide-react';
import { checkOnline, useIsOnline } from '../api/online.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** Shown above the header while offline; explains what still works. */
export function OfflineStrip() {
  const { offline } = useTexts();
  if (useIsOnline()) return null;
  return (
    <div
      role="status"
      className="flex min-h-11 flex-wrap items-center justify-center gap-x-2 gap-y-1 border-b border-warning/30 bg-warning-soft px-4 py-1.5 text-sm text-warning-soft-foreground"
    >
      <WifiOff aria-hidden size={16} strokeWidth={1.75} />
      <strong className="font-semibold">{offline.title}</strong>
      <span className="max-tablet:text-center">{offline.text}</span>
      <button
        type="button"
        onClick={() => void checkOnline()}
        className="flex h-7.5 cursor-pointer items-center gap-1.5 rounded-button-sm border border-current px-2.5 font-medium tablet:ml-3 pointer-coarse:h-11"
      >
        <RefreshCw aria-hidden size={14} strokeWidth={1.75} />
        {offline.tryAgain}
      </button>
    </div>
  );
}
