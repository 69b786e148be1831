import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Button } from '../../../ui/inputs/button.tsx';

/** Shown if the payments could not be loaded. */
export function PaymentsFailed({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  const { loadFailed } = useMessages().cards;
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 pt-0.5 tablet:flex-row tablet:items-center tablet:justify-between"
    >
      <p className="text-muted-foreground">{loadFailed.text}</p>
      <Button variant="outline" className="max-desktop:h-11" busy={isTrying} onClick={onRetry}>
        {loadFailed.tryAgain}
      </Button>
    </div>
  );
}
