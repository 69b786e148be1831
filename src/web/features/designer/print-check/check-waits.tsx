import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';

/** What the print check says while there is no card to check. */
export function CheckWaits() {
  const { printCheck: words } = useMessages();
  return (
    <span className="flex items-center gap-2 text-muted-foreground">
      <Spinner />
      {words.waiting}
    </span>
  );
}
