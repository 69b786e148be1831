import { Lock, LockOpen } from 'lucide-react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';

type LockButtonProps = { part: string; isLocked: boolean; onToggle: () => void };

/** Whether Shuffle keeps a part of the look. */
export function LockButton({ part, isLocked, onToggle }: LockButtonProps) {
  const t = useTexts('look-control');
  const Icon = isLocked ? Lock : LockOpen;
  return (
    <button
      type="button"
      aria-label={t.lock(part)}
      aria-pressed={isLocked}
      title={t.lock(part)}
      onClick={onToggle}
      className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-sm text-muted-foreground hover:bg-muted hover:text-foreground aria-pressed:text-primary pointer-coarse:size-11"
    >
      <Icon aria-hidden size={15} strokeWidth={1.75} />
    </button>
  );
}
