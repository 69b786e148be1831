import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Button } from '../../../ui/inputs/button.tsx';

type PrintProgressProps = { share: number; onCancel: () => void };

/** How far the file is, and the way to give it up. */
export function PrintProgress({ share, onCancel }: PrintProgressProps) {
  const { pdf: words } = useMessages();
  const percent = Math.round(share * 100);
  return (
    <div className="flex items-center gap-3 max-tablet:w-full">
      <span className="flex-1 text-xs text-muted-foreground">
        <span className="block pb-1 tabular-nums">{words.preparing(percent)}</span>
        <progress
          aria-label={words.preparing(percent)}
          value={percent}
          max={100}
          className="block h-1.5 w-36 appearance-none overflow-hidden rounded-full bg-track max-tablet:w-full [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-track [&::-webkit-progress-value]:bg-primary"
        />
      </span>
      {/* What had the focus is gone, and this is what can be done now. */}
      <Button autoFocus variant="outline" onClick={onCancel} className="max-tablet:h-11">
        {words.cancel}
      </Button>
    </div>
  );
}
