import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';

/** Shown until there is a card to check. */
export function CheckPending() {
  const { editor: words } = useMessages();
  return (
    <span className="flex items-center gap-2 text-muted-foreground">
      <Spinner />
      {words.checkWaiting}
    </span>
  );
}
