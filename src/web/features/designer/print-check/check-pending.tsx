import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';

/** Shown until there is a card to check. */
export function CheckPending() {
  const { editor: t } = useTexts();
  return (
    <span className="flex items-center gap-2 text-muted-foreground">
      <Spinner />
      {t.checkWaiting}
    </span>
  );
}
